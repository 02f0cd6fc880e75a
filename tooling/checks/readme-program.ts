/** A program that a README shows, and what it says the program prints. */
export interface ReadmeProgram {
  readonly language: "js" | "ts" | "sh";
  readonly source: string;
  readonly output: string;
}

const BLOCKS = /<!-- program -->\s*```(js|ts|sh)\n([\s\S]*?)```[\s\S]*?```text\n([\s\S]*?)```/g;

/** Every code block marked `<!-- program -->` with the text block after it, in order. */
export function readmePrograms(readme: string): ReadmeProgram[] {
  return [...readme.replaceAll("\r\n", "\n").matchAll(BLOCKS)].map((match) => {
    const [, language, source, output] = match as unknown as [
      string,
      "js" | "ts" | "sh",
      string,
      string,
    ];
    return { language, source, output };
  });
}
