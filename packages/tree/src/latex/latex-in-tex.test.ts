import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forestChunks, latexStepsChunks } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { AWKWARD_NAMES } from "../testing/trace-from-choices.ts";
import { traceOfNames } from "../testing/trace-of-names.ts";

const missing =
  spawnSync("pdflatex", ["-v"]).error !== undefined && process.env["CI"] === undefined;

describe.skipIf(missing)("LaTeX in TeX (left out where there is no `pdflatex` command)", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "jejak-latex-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What TeX says of a document; "" when it makes a page without an error. */
  function complaints(chunks: Iterable<string>): string {
    writeFileSync(join(folder, "tree.tex"), [...chunks].join(""));
    const { status } = spawnSync(
      "pdflatex",
      ["-interaction=nonstopmode", "-halt-on-error", "tree.tex"],
      { cwd: folder },
    );
    const log = readFileSync(join(folder, "tree.log"), "latin1");
    return status === 0 ? "" : (/^![^]{0,300}/m.exec(log)?.[0] ?? log.slice(-300));
  }

  it("prints the slides' figure as a tree and as a table", () => {
    expect(complaints(forestChunks(slidesFigure()))).toBe("");
    expect(complaints(latexStepsChunks(slidesFigure()))).toBe("");
  }, 60_000);

  it("prints names that mean something to TeX", () => {
    expect(complaints(forestChunks(traceOfNames(AWKWARD_NAMES)))).toBe("");
    expect(complaints(latexStepsChunks(traceOfNames(AWKWARD_NAMES)))).toBe("");
  }, 60_000);
});
