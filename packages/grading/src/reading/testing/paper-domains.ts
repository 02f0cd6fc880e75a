import type { FoundState, StateOnPaper } from "../../domain.ts";
import type { PaperDomain } from "../paper-domain.ts";
import { linesOf, placeAt } from "../marks/text-lines.ts";

const SIGNS = "_xX*B~.";

function word(cells: readonly string[], form: string, written: string): StateOnPaper {
  const blank = cells.find((cell) => SIGNS.includes(cell)) ?? "0";
  const state = cells.map((cell) => (SIGNS.includes(cell) ? "0" : cell)).join("");
  if (cells.length !== 9) {
    return { ok: false, kind: "wrong-size", written, message: `${cells.length} cells, not 9` };
  }
  if ([...state].toSorted().join("") !== "012345678") {
    return { ok: false, kind: "not-a-state", written, message: `"${written}" is no board` };
  }
  return { ok: true, word: state, form, blank };
}

const CELL = "[0-8_xX*B~.]";
const FORMS: readonly [RegExp, string][] = [
  [
    new RegExp(`(?<![\\w/.*~])${CELL}{3}/${CELL}{3}/${CELL}{3}(?![\\w/*~])`, "g"),
    "board with slashes",
  ],
  [/(?<![\w/.*~-])[0-9_xXB]{6,12}(?![\w/*~])/g, "word of digits"],
  [
    new RegExp(
      `(?:\\[\\[?|\\()?${CELL}(?:[\\]\\[]*[ ]*,[\\]\\[ ]*${CELL}){8}(?:\\]\\]?|\\))?`,
      "g",
    ),
    "list of cells",
  ],
  [new RegExp(`(?<![\\w/] ?)${CELL}(?: ${CELL}){8}(?! ?[\\w/])`, "g"), "row of cells"],
];
const ROW = new RegExp(`(?<=^|\\s)(${CELL})[ |]+(${CELL})[ |]+(${CELL})(?=\\s|$)`, "g");

/**
 * A small stand-in for the sliding tiles' domain, with few forms and only to 3x3, so that these tests
 * do not hang on the real reader of boards.
 */
export const tiles: PaperDomain = {
  start: "123450786",
  goals: ["103425786"],
  actions: ["U", "D", "L", "R"],
  readState(text) {
    const [only, ...more] = tiles.findStates(text.trim());
    if (only === undefined || more.length > 0) return null;
    return only.end - only.start === text.trim().length ? only.state : null;
  },
  findStates(text) {
    const lines = linesOf(text);
    const found: FoundState[] = [];
    const add = (start: number, end: number, state: StateOnPaper, beside = false): void => {
      if (beside || !found.some((one) => one.start < end && start < one.end)) {
        found.push({ start, end, place: placeAt(lines, start), state });
      }
    };
    for (const [pattern, form] of FORMS) {
      for (const match of text.matchAll(pattern)) {
        if (form === "word of digits" && (match[0].match(/\d/g)?.length ?? 0) < 6) continue;
        const cells =
          match[0].match(new RegExp(form === "word of digits" ? "\\w" : CELL, "g")) ?? [];
        add(match.index, match.index + match[0].length, word(cells, form, match[0]));
      }
    }
    stacked(lines, add);
    return found.toSorted((a, b) => a.start - b.start);
  },
};

function stacked(
  lines: ReturnType<typeof linesOf>,
  add: (start: number, end: number, state: StateOnPaper, beside?: boolean) => void,
): void {
  const rows = lines.map((line) => [...line.text.matchAll(ROW)]);
  const used = new Set<RegExpExecArray>();
  for (let line = 0; line + 2 < rows.length; line += 1) {
    for (const top of rows[line] ?? []) {
      if (used.has(top)) continue;
      const below = [1, 2].map((down) =>
        (rows[line + down] ?? []).find((row) => Math.abs(row.index - top.index) < 3),
      );
      const [middle, bottom] = below;
      if (middle === undefined || bottom === undefined) continue;
      for (const row of [top, middle, bottom]) used.add(row);
      const cells = [top, middle, bottom].flatMap((row) => row.slice(1, 4));
      const start = (lines[line]?.start ?? 0) + top.index;
      const end = (lines[line + 2]?.start ?? 0) + bottom.index + bottom[0].length;
      add(start, end, word(cells, "3 rows", cells.join(" ")), true);
    }
  }
}

/** A stand-in for an explicit graph: names are states wherever they stand as words. */
export function names(list: readonly string[]): PaperDomain {
  const known = new Set(list);
  const state = (written: string): StateOnPaper => ({ ok: true, word: written, form: "name" });
  return {
    ...tiles,
    start: list[0] ?? "",
    goals: list.slice(-1),
    actions: [],
    readState: (text) => (known.has(text.trim()) ? state(text.trim()) : null),
    findStates(text) {
      const lines = linesOf(text);
      return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
        .filter((match) => known.has(match[0]))
        .map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
          place: placeAt(lines, match.index),
          state: state(match[0]),
        }));
    },
  };
}
