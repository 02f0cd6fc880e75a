const WORDS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  '"': "\\textquotedbl{}",
  "'": "\\textquotesingle{}",
  "`": "\\textasciigrave{}",
  "-": "{-}",
  ",": "{,}",
  "=": "{=}",
  "[": "{[}",
  "]": "{]}",
  " ": "\\ ",
};

/**
 * A text as LaTeX prints it, whichever engine runs. Marks are written so that no macro, no `forest`
 * key and no ligature is made of them; characters beyond Latin-1 go through `\jejakchar`.
 */
export function latexText(text: string): string {
  return Array.from(text.toWellFormed(), charText).join("");
}

function charText(char: string): string {
  const code = char.codePointAt(0) as number;
  if (Object.hasOwn(WORDS, char)) return WORDS[char] as string;
  const isPlain = (code > 0x20 && code < 0x7f) || (code >= 0xc0 && code <= 0xff);
  return isPlain ? char : `\\jejakchar{${code.toString(16).toUpperCase()}}`;
}
