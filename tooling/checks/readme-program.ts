/** The program that a README shows, and what it says the program prints. */
export interface ReadmeProgram {
  readonly language: "js" | "ts" | "sh";
  readonly source: string;
  readonly output: string;
}

const BLOCKS = /<!-- program -->\s*```(js|ts|sh)\n([\s\S]*?)```[\s\S]*?```text\n([\s\S]*?)```/;

/** Finds the first code block marked `<!-- program -->` and the text block after it, or null. */
export function readmeProgram(readme: string): ReadmeProgram | null {
  const match = BLOCKS.exec(readme.replaceAll("\r\n", "\n"));
  if (match === null) return null;
  const [, language, source, output] = match as unknown as [
    string,
    "js" | "ts" | "sh",
    string,
    string,
  ];
  return { language, source, output };
}
