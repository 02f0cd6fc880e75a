/** Whether a word is a number as people write costs: `4`, `4.5`, `.5`, with or without a sign. */
export function isNumberWord(word: string): boolean {
  return word.length <= LONGEST_NUMBER && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word);
}

const LONGEST_NUMBER = 20;
