import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The slides' problem with two questions, both of them right when `RIGHT` is handed in. */
export const ASSIGNMENT = `format: jejak-assignment/1
title: Kotak-8
problem: { kind: puzzle, start: "123450786", goal: "103425786" }
preset: kotak-8
rules: { depthLimit: 2 }
questions:
  - { id: dfs, rules: { search: depth-first }, ask: visits, points: 3 }
  - { id: best, rules: { search: best-first }, ask: visits, points: 2 }
`;

export const DFS = "123450786\n123456780\n123456708\n123405786\n123485706\n123045786\n103425786\n";
export const BEST = "123450786\n123405786\n103425786\n";
export const RIGHT: string = `# dfs\n${DFS}# best\n${BEST}`;

/** A new folder with these files in it, by path. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), "jejak-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
