import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyMove,
  findStates,
  MOVES,
  readState,
  seededRandom,
  STATE_FORMS,
  writeState,
  type ReadOptions,
  type StateFormEntry,
} from "../index.ts";
import { anyBoard, anyBoardOf, type AnyBoard } from "../testing/arbitrary-board.ts";

const SIGNS = ["0", "_", "x", "X", "*", ".", "~", "-", "B", "o", "·"];

const optionsFor = ({ columns, rows }: AnyBoard, form: string): ReadOptions =>
  form === "highest-blank" ? { columns, rows, blank: "highest" } : { columns, rows };

/** `board` and the boards of a random walk from it. */
function walk({ word, columns }: AnyBoard, seed: number, steps: number): string[] {
  const random = seededRandom(seed);
  const boards = [word];
  for (let step = 0; step < steps; step += 1) {
    const next = MOVES.map((move) => applyMove(boards.at(-1) ?? word, columns, move)).filter(
      (board) => board !== null,
    );
    boards.push(next[Math.floor(random() * next.length)] ?? word);
  }
  return boards;
}

/** Ways in which people set boards apart; those that need a line of their own for each board stand last. */
const APART: readonly ((boards: readonly string[]) => string)[] = [
  (boards) => boards.map((board) => `${board}\n\n`).join(""),
  (boards) => boards.map((board, index) => `Step ${index + 1}:\n${board}\n`).join(""),
  (boards) => boards.map((board, index) => `${board}\nh = ${index % 7}, g = ${index}\n\n`).join(""),
  (boards) => boards.map((board) => `${board}\n----------\n`).join(""),
  (boards) =>
    `# bfs\n${boards.map((board) => `// a note, page 3/7\n${board}\n\n`).join("")}END OF FILE`,
];
const ON_LINES: readonly ((boards: readonly string[]) => string)[] = [
  (boards) => boards.join("\n"),
  (boards) => boards.map((board, index) => `${index + 1}) ${board}\r\n`).join(""),
  (boards) => boards.map((board, index) => `${index + 1}. ${board}\n`).join(""),
  (boards) => boards.join(" -> "),
  (boards) => boards.map((board, index) => `${board} h=${index % 9} (g=${index})\n`).join(""),
];

describe.each([...STATE_FORMS])("what is written as $form", (entry: StateFormEntry) => {
  const { form } = entry;
  const board = anyBoard.filter(({ word }) => word.length <= entry.mostCells);
  const sign = fc.constantFrom(...(entry.blankSign ? SIGNS : ["0"]));

  it("is read back the same", () => {
    fc.assert(
      fc.property(board, sign, (any, blank) => {
        fc.pre(blank === "0" || !any.word.includes(blank));
        const text = writeState(any.word, any.columns, form, blank);
        const reading = readState(text, optionsFor(any, form));
        expect(reading.ok ? reading.value.word : reading.problem).toBe(any.word);
      }),
    );
  });

  it("is found in a longer text, with headings, values and noise around it", () => {
    fc.assert(
      fc.property(
        board,
        sign,
        fc.nat(),
        fc.nat(9),
        fc.nat(APART.length + ON_LINES.length - 1),
        (any, blank, seed, steps, way) => {
          fc.pre(blank === "0" || (blank !== "." && blank !== "-" && !any.word.includes(blank)));
          const boards = walk(any, seed, steps);
          const texts = boards.map((word) => writeState(word, any.columns, form, blank));
          const ways = texts[0]?.includes("\n") === true ? APART : [...APART, ...ON_LINES];
          const text = (ways[way % ways.length] ?? (() => ""))(texts);
          const found = findStates(text, optionsFor(any, form)).map(({ reading }) =>
            reading.ok ? reading.value.word : reading.problem,
          );
          expect(found).toEqual(boards);
        },
      ),
    );
  });
});

/** Forms in which a misspelt board looks like a board: those that stand cell by cell. */
const CELL_BY_CELL = STATE_FORMS.filter(
  ({ form, blankSign }) => blankSign || ["markdown-table", "html-table", "boxes"].includes(form),
);

describe.each(CELL_BY_CELL)(
  "a tile written twice in one of several boards as $form",
  ({ form }) => {
    it("is a problem at that board and no other", () => {
      fc.assert(
        fc.property(
          fc
            .constantFrom([3, 3], [4, 4], [4, 3])
            .chain(([columns = 3, rows = 3]) => anyBoardOf({ columns, rows })),
          fc.nat(),
          fc.nat(),
          (any, seed, slip) => {
            const boards = walk(any, seed, 4);
            const random = seededRandom(slip);
            const place = Math.floor(random() * boards.length);
            const tiles = [...(boards[place] ?? "")].filter((tile) => tile !== "0");
            const [from = "", to = ""] = [
              tiles[0],
              tiles[1 + Math.floor(random() * (tiles.length - 1))],
            ];
            const written = boards.map((word, index) =>
              index === place ? word.replace(from, to) : word,
            );
            const text = written
              .map((word) => `${writeState(word, any.columns, form)}\n\n`)
              .join("");
            const found = findStates(text, any).map(({ reading }) =>
              reading.ok ? reading.value.word : reading.problem.kind,
            );
            expect(found).toEqual(
              boards.map((word, index) => (index === place ? "not-a-state" : word)),
            );
          },
        ),
      );
    });
  },
);
