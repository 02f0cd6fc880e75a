/** Longer ones are no number that a person writes; 17 digits behind `0.000000` still are. */
const LONGEST_NUMBER = 30;

/** Whether a word is a number as people write costs: `4`, `4.5`, `.5`, with or without a sign. */
export function isNumberWord(word: string): boolean {
  return word.length <= LONGEST_NUMBER && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word);
}
