import { expect, it } from "vitest";
import { readmePrograms } from "./readme-program.ts";

const README = [
  "# A package",
  "```js",
  "console.log('an ordinary example');",
  "```",
  "<!-- program -->",
  "",
  "```js",
  "console.log(1 + 1);",
  "```",
  "prints",
  "```text",
  "2",
  "```",
].join("\n");

const PROGRAM = { language: "js", source: "console.log(1 + 1);\n", output: "2\n" };

it("finds the marked block and the text block after it, and no other", () => {
  expect(readmePrograms(README)).toEqual([PROGRAM]);
});

it("finds every marked block", () => {
  const more = README.replace("```js\nconsole.log(1 + 1)", "```ts\nconsole.log(2)");
  expect(readmePrograms(`${README}\n${more}`)).toEqual([
    PROGRAM,
    { language: "ts", source: "console.log(2);\n", output: "2\n" },
  ]);
});

it("reads a README with Windows line ends the same", () => {
  expect(readmePrograms(README.replaceAll("\n", "\r\n"))).toEqual([PROGRAM]);
});

it("finds nothing where no block is marked, or where no output is promised", () => {
  expect(readmePrograms(README.replace("<!-- program -->", ""))).toEqual([]);
  expect(readmePrograms(README.replace("```text", "```"))).toEqual([]);
});
