import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A line of a table in docs/procedures.md: what stands in the slides or the book, and where it is here. */
interface Row {
  readonly source: string;
  readonly names: readonly string[];
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

function rows(): Row[] {
  const page = readFileSync(`${root}docs/procedures.md`, "utf8");
  const tables = page.split(/\n\n+/).filter((block) => /\| *in Jejak *\|/.test(block));
  return tables.flatMap((table) =>
    table
      .trim()
      .split("\n")
      .slice(2)
      .map((line) => {
        const [source = "", here = "", files = "", tests = ""] = line
          .split("|")
          .slice(1)
          .map((cell) => cell.trim());
        const names = quoted(here).filter((name) => /^[a-z]\w*$/i.test(name));
        return { source, names, files: quoted(files), tests: quoted(tests) };
      }),
  );
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
}

describe("docs/procedures.md", () => {
  const all = rows();

  it("names the slides' procedures and Bratko's relations", () => {
    const sources = all.map(({ source }) => source).join("\n");
    const wanted =
      "GENERATE_ANAK AMBIL_STATE node_berbeda jlh_anak posisi_0 Baru sambung MASUK MOVE heuristik DEPTH_FIRST_SEARCH BREADTH_FIRST_SEARCH BEST_FIRST_SEARCH ada_saudara_jauh SelAdj TREE ANTRIAN jNode goal h totdist seq bestfirst expand continue succlist bestf start1 start2 start3";
    const missing = wanted.split(" ").filter((name) => !new RegExp(`\\b${name}\\b`).test(sources));
    expect(missing).toEqual([]);
  });

  it.each(all.map((row) => [row.source, row] as const))(
    "%s: its files, its names in them and its tests exist",
    (_source, { names, files, tests }) => {
      expect(files).not.toEqual([]);
      expect([...files, ...tests].filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
      const text = files.map((file) => readFileSync(`${root}${file}`, "utf8")).join("\n");
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
      expect(tests.filter((test) => !/\.(test\.ts|json)$/.test(test))).toEqual([]);
    },
  );

  it("is linked from the page of all documents with the others, and every link leads somewhere", () => {
    const links = ["docs/README.md", "docs/procedures.md", "docs/grading.md"].flatMap((page) =>
      [...readFileSync(`${root}${page}`, "utf8").matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
        ([, link = ""]) => `docs/${link}`,
      ),
    );
    const pages = ["procedures", "grading", "compose", "searches", "formats"];
    expect(links).toEqual(expect.arrayContaining(pages.map((name) => `docs/${name}.md`)));
    expect(links.filter((link) => !existsSync(`${root}${link}`))).toEqual([]);
  });
});
