import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FORMATS } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";

const docs = new URL("../../../../docs/", import.meta.url);
const page = readFileSync(new URL("formats.md", docs), "utf8");

/** What the page shows of a format: the block after its mark, or the picture that it links. */
function shown(name: string): string | undefined {
  if (name === "svg") return readFileSync(new URL("formats/slides-figure.svg", docs), "utf8");
  const block = page.split(`<!-- format: ${name} -->\n\n`)[1];
  return block?.slice(block.indexOf("\n") + 1, block.indexOf("\n```\n") + 1);
}

describe("docs/formats.md", () => {
  it.each(FORMATS)("shows the slides' figure as $name", ({ name, write }) => {
    expect(shown(name)).toBe([...write(slidesFigure())].join(""));
  });

  it("lists every format with what comes back", () => {
    const back = { trace: "the whole trace", tree: "the tree", nothing: "" };
    const [beginning = ""] = page.split("\n## ");
    const rows = beginning.split("\n").filter((line) => line.startsWith("| `"));
    expect(rows.map((row) => row.split(" | ").map((cell) => cell.trim()))).toEqual(
      FORMATS.map(({ name, title, extension, carries }) => [
        `| \`${name}\``,
        title,
        `\`${extension}\``,
        expect.any(String),
        carries === "nothing" ? "|" : `${back[carries]} |`,
      ]),
    );
  });

  it("names every schema that the packages hold, by a name that can be imported", () => {
    const named = [...page.matchAll(/`@jejak\/(\w+)\/(schema\/[\w.-]+)`/g)].map(
      ([, name, path]) => `${name}/${path}`,
    );
    const held = ["tree", "grading"].flatMap((name) => {
      const folder = new URL(`../packages/${name}/`, docs);
      const { exports } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as {
        exports: Readonly<Record<string, unknown>>;
      };
      return readdirSync(new URL("schema/", folder))
        .filter((file) => exports[`./schema/${file}`] === `./schema/${file}`)
        .map((file) => `${name}/schema/${file}`);
    });
    expect(held).toHaveLength(3);
    expect(named.toSorted()).toEqual(held.toSorted());
  });
});
