import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { puzzleDomain } from "../puzzle/puzzle-domain.ts";
import { readFreeText } from "./text/read-free-text.ts";
import { readOneALine } from "./text/read-one-a-line.ts";
import { stepsOf } from "./testing/short-steps.ts";
import {
  NOISE,
  ONE_LINE,
  ORDERS,
  STACKED,
  VALUES,
  type TraceStep,
} from "./testing/written-traces.ts";

const made = puzzleDomain({ start: "123450786", goal: "103425786" });
if (!made.ok) throw new Error(made.message);
const puzzle = made.value;
const CONTEXT = { search: "a-star" } as const;

const names = <Value>(table: Readonly<Record<string, Value>>): fc.Arbitrary<string> =>
  fc.constantFrom(...Object.keys(table));

/** Traces of 2 to 10 different boards with g counting up from 0. */
const traces: fc.Arbitrary<readonly TraceStep[]> = fc
  .uniqueArray(
    fc.tuple(
      fc.shuffledSubarray([..."012345678"], { minLength: 9, maxLength: 9 }),
      fc.integer({ min: 0, max: 40 }),
    ),
    { minLength: 2, maxLength: 10, selector: ([cells]) => cells.join("") },
  )
  .map((boards) => boards.map(([cells, h], g) => ({ word: cells.join(""), h, g })));

/** Traces as a search makes them: each board is one move away from the one before, and none comes twice. */
const walks: fc.Arbitrary<readonly TraceStep[]> = fc
  .tuple(
    fc.shuffledSubarray([..."012345678"], { minLength: 9, maxLength: 9 }),
    fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 0, max: 40 })), { minLength: 1, maxLength: 14 }),
  )
  .map(([cells, moves]) => {
    const words = [cells.join("")];
    for (const [move] of moves) {
      const next = moved(words.at(-1) ?? "", move);
      if (next !== null && !words.includes(next)) words.push(next);
    }
    return words.map((word, g) => ({ word, h: moves[g]?.[1] ?? 0, g }));
  });

function moved(word: string, move: number): string | null {
  const at = word.indexOf("0");
  const to = at + ([-3, 3, -1, 1][move] ?? 0);
  const sameRow = Math.floor(at / 3) === Math.floor(to / 3);
  if (to < 0 || to > 8 || (move > 1 && !sameRow)) return null;
  const cells = [...word];
  cells[at] = cells[to] ?? "";
  cells[to] = "0";
  return cells.join("");
}

describe("readAnswer on traces written at random", () => {
  test("boards of one line come back from every order and with every kind of value", () => {
    fc.assert(
      fc.property(
        traces,
        names(ONE_LINE),
        names(ORDERS),
        names(VALUES),
        (trace, form, order, value) => {
          const lines = trace.map(
            (step) => `${ONE_LINE[form]?.(step.word)}${VALUES[value]?.write(step)}`,
          );
          const text = ORDERS[order]?.(lines) ?? "";
          const expected = trace.map((step) => ({
            state: step.word,
            ...VALUES[value]?.read(step),
          }));
          expect(stepsOf(text, puzzle, ["visits"], CONTEXT), text).toEqual(expected);
        },
      ),
      { numRuns: 600 },
    );
  });

  test("the quick reader of plain lines says what the reader of any text says", () => {
    const plain = fc.constantFrom(
      "one a line",
      "numbered with dots",
      "numbered in brackets",
      "numbered from 0",
      "with blank lines",
    );
    const forms = fc.constantFrom(
      "a word of digits",
      "a word with an underscore",
      "rows with slashes",
    );
    const values = fc.constantFrom("nothing", "h", "h in brackets");
    fc.assert(
      fc.property(traces, forms, plain, values, fc.nat(9), (trace, form, order, value, cut) => {
        const lines = trace.map(
          (step) => `${ONE_LINE[form]?.(step.word)}${VALUES[value]?.write(step)}`,
        );
        const text = `${ORDERS[order]?.(lines)}${" ".repeat(cut % 3)}\n`;
        const context = { ...CONTEXT, firstLine: cut + 1, ...(cut > 4 ? { file: "x.txt" } : {}) };
        const quick = readOneALine(text, puzzle, context);
        expect(quick).not.toBeNull();
        expect(quick, text).toEqual(readFreeText(text, puzzle, new Set(["visits"]), context));
      }),
      { numRuns: 300 },
    );
  });

  test("stacked boards come back, under each other with a caption and side by side", () => {
    const layouts: Readonly<
      Record<string, (boards: readonly string[], trace: readonly TraceStep[]) => string>
    > = {
      "under each other": (boards) => boards.join("\n\n"),
      "with a number above": (boards) =>
        boards.map((board, at) => `${at + 1}.\n${board}`).join("\n\n"),
      "with a step above": (boards, trace) =>
        boards.map((board, at) => `Step ${at + 1}: h = ${trace[at]?.h}\n${board}`).join("\n\n"),
      "with h below": (boards, trace) =>
        boards.map((board, at) => `${board}\nh = ${trace[at]?.h}`).join("\n\n"),
      "side by side": sideBySide,
    };
    fc.assert(
      fc.property(walks, names(STACKED), names(layouts), (trace, form, layout) => {
        // Between bars a gap is an empty cell as well as a gap.
        fc.pre(form !== "rows with bars" || layout !== "side by side");
        const boards = trace.map((step) => STACKED[form]?.(step.word) ?? "");
        const text = layouts[layout]?.(boards, trace) ?? "";
        const withH = layout === "with a step above" || layout === "with h below";
        const expected = trace.map(({ word, h }) => (withH ? { state: word, h } : { state: word }));
        expect(stepsOf(text, puzzle, ["visits"], CONTEXT), text).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  test("noise between the lines changes nothing", () => {
    const noise = fc.array(fc.constantFrom(...NOISE), { maxLength: 3 });
    fc.assert(
      fc.property(
        traces,
        names(ONE_LINE),
        fc.array(noise, { minLength: 11, maxLength: 11 }),
        (trace, form, between) => {
          const lines = trace.flatMap(({ word, h }, at) => [
            ...(between[at] ?? []),
            `${at + 1}. ${ONE_LINE[form]?.(word)} h=${h}`,
          ]);
          const text = [...lines, ...(between[10] ?? [])].join("\n");
          const expected = trace.map(({ word, h }) => ({ state: word, h }));
          expect(stepsOf(text, puzzle, ["visits"], CONTEXT), text).toEqual(expected);
        },
      ),
      { numRuns: 400 },
    );
  });

  test("tables come back in any order of columns and in four languages", () => {
    const headers: readonly Readonly<Record<"state" | "h" | "g" | "step", string>>[] = [
      { state: "state", h: "h", g: "g", step: "step" },
      { state: "simpul", h: "heur", g: "biaya", step: "no" },
      { state: "состояние", h: "эвристика", g: "стоимость", step: "№" },
      { state: "estado", h: "heurística", g: "custo", step: "passo" },
    ];
    const media: Readonly<Record<string, (rows: readonly (readonly string[])[]) => string>> = {
      CSV: (rows) => rows.map((row) => row.join(",")).join("\n"),
      semicolons: (rows) =>
        rows
          .map((row) => row.join(";"))
          .join("\r\n")
          .replaceAll("\r", ""),
      tabs: (rows) => rows.map((row) => row.join("\t")).join("\n"),
      Markdown: ([head = [], ...rows]) =>
        [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"),
      bars: (rows) => rows.map((row) => row.join(" | ")).join("\n"),
      columns: (rows) => rows.map((row) => row.map((cell) => cell.padEnd(14)).join("")).join("\n"),
      HTML: ([head = [], ...rows]) =>
        `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join("")}</tr>\n${rows
          .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
          .join("\n")}</table>`,
      JSON: ([head = [], ...rows]) =>
        JSON.stringify(
          rows.map((row) =>
            Object.fromEntries(
              row.map((cell, at) => [head[at], /^\d{1,2}$/.test(cell) ? Number(cell) : cell]),
            ),
          ),
        ),
    };
    const columns = fc.shuffledSubarray(["state", "h", "g", "step"] as const, {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        traces,
        columns,
        fc.constantFrom(...headers),
        names(media),
        (trace, order, header, medium) => {
          const rows = trace.map(({ word, h, g }, at) => {
            const cells = { state: word, h: `${h}`, g: `${g}`, step: `${at + 1}` };
            return order.map((column) => cells[column]);
          });
          const text = media[medium]?.([order.map((column) => header[column]), ...rows]) ?? "";
          const expected = trace.map(({ word, h, g }) => ({ state: word, h, g }));
          expect(stepsOf(text, puzzle, ["visits"], CONTEXT), text).toEqual(expected);
        },
      ),
      { numRuns: 400 },
    );
  });

  test("garbage and texts cut off anywhere never throw", () => {
    const bits = fc.constantFrom(
      ..."0123456789ABCh=+-*/\\|[](){}<>,;:.#'\"_ \t\n",
      "123450786",
      "1 2 3\n",
      "OPEN: ",
      "CLOSED = [",
      "<td>",
      '{"state":',
      "Step 1: ",
      "->",
      "S1",
      "level 2",
      "├──",
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 80 }), (parts) => {
        const text = parts.join("");
        expect(() =>
          stepsOf(text, puzzle, ["visits", "open", "tree", "moves"], CONTEXT),
        ).not.toThrow();
      }),
      { numRuns: 1500 },
    );
  });
});

function sideBySide(boards: readonly string[]): string {
  const rows: string[] = [];
  for (let at = 0; at < boards.length; at += 3) {
    const row = boards.slice(at, at + 3).map((board) => board.split("\n"));
    const width = Math.max(...row.flat().map((line) => line.length));
    const height = row[0]?.length ?? 0;
    for (let line = 0; line < height; line += 1) {
      rows.push(row.map((board) => (board[line] ?? "").padEnd(width)).join("     "));
    }
    rows.push("");
  }
  return rows.join("\n");
}
