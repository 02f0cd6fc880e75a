import { expect, it } from "vitest";
import { readmeProgram } from "./readme-program.ts";

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

it("finds the marked block and the text block after it, and no other", () => {
  expect(readmeProgram(README)).toEqual({
    language: "js",
    source: "console.log(1 + 1);\n",
    output: "2\n",
  });
});

it("reads a README with Windows line ends the same", () => {
  expect(readmeProgram(README.replaceAll("\n", "\r\n"))).toEqual(readmeProgram(README));
});

it("finds nothing where no block is marked, or where no output is promised", () => {
  expect(readmeProgram(README.replace("<!-- program -->", ""))).toBeNull();
  expect(readmeProgram(README.replace("```text", "```"))).toBeNull();
});
