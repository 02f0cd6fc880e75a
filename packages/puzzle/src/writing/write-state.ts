import { BLANK } from "../tiles.ts";
import { STATE_FORMS, type StateForm } from "./state-form.ts";

/** A board taken apart for writing. */
interface Board {
  readonly word: string;
  readonly columns: number;
  /** The sign for the blank. */
  readonly sign: string;
  /** The cells in rows: numbers, and the sign for the blank. */
  readonly rows: readonly (readonly string[])[];
  /** The rows as they stand in the word, the sign for the blank. */
  readonly packed: readonly string[];
}

/**
 * A board in one of the forms that people use. `blank` is the sign for the blank where the form leaves
 * it open, `0` if not said. Throws when the form cannot hold that many cells, or the sign is a tile. Tiles above 9 are numbers
 * wherever cells are separated, and base-36 characters elsewhere.
 */
export function writeState(
  word: string,
  columns: number,
  form: StateForm,
  blank: string = BLANK,
): string {
  const entry = STATE_FORMS.find((candidate) => candidate.form === form);
  if (entry === undefined || word.length > entry.mostCells) {
    throw new RangeError(`a board of ${word.length} cells cannot be written as ${form}`);
  }
  if (blank !== BLANK && entry.blankSign && word.includes(blank)) {
    throw new RangeError(`${blank} is a tile of ${word} and cannot stand for the blank`);
  }
  return WRITERS[form](boardOf(word, columns, blank));
}

const WRITERS: Readonly<Record<StateForm, (board: Board) => string>> = {
  word: ({ packed }) => packed.join(""),
  commas: ({ rows }) => rows.flat().join(","),
  spaces: ({ rows }) => rows.flat().join(" "),
  list: ({ rows }) => `[${rows.flat().map(quoted).join(", ")}]`,
  tuple: ({ rows }) => `(${rows.flat().map(quoted).join(", ")})`,
  "nested-list": ({ rows }) => `[${rows.map(listOf).join(", ")}]`,
  "row-lists": ({ rows }) => rows.map(listOf).join("\n"),
  "spaced-rows": ({ rows }) => aligned(rows).join("\n"),
  rows: ({ packed }) => packed.join("\n"),
  "sized-rows": ({ rows, columns }) =>
    `${columns}\n${aligned(rows)
      .map((row) => ` ${row}`)
      .join("\n")}`,
  "gapped-rows": (board) => aligned(withBlank(board, "")).join("\n"),
  numpy: ({ rows }) =>
    `[${aligned(rows)
      .map((row) => `[${row}]`)
      .join("\n ")}]`,
  slashes: ({ packed }) => packed.join("/"),
  "spaced-slashes": ({ rows }) => rows.map((row) => row.join(" ")).join(" / "),
  letters: (board) =>
    inRows(board, [...board.word].map(letterOf))
      .map((row) => row.join(""))
      .join(" "),
  pipes: (board) =>
    aligned(withBlank(board, ""), " | ")
      .map((row) => `${row} |`)
      .join("\n"),
  boxes: (board) => {
    const rows = aligned(withBlank(board, ""), "|");
    const rule = `+${"-".repeat(rows[0]?.length ?? 0)}+`;
    return [rule, ...rows.flatMap((row) => [`|${row}|`, rule])].join("\n");
  },
  gutter: ({ rows }) =>
    aligned(rows, "  ")
      .map((row) => `│  ${row}`)
      .join("\n"),
  "markdown-table": (board) => {
    const [head = [], ...rest] = withBlank(board, "");
    const line = (row: readonly string[]): string => `| ${row.join(" | ")} |`;
    return [line(head), `|${head.map(() => "---|").join("")}`, ...rest.map(line)].join("\n");
  },
  "html-table": (board) => {
    const cell = (text: string): string => `<td>${text}</td>`;
    const row = (cells: readonly string[]): string => `<tr>${cells.map(cell).join("")}</tr>`;
    return `<table>\n${withBlank(board, "").map(row).join("\n")}\n</table>`;
  },
  "latex-table": (board) =>
    withBlank(board, "")
      .map((row) => `${row.join(" & ")} \\\\`)
      .join("\n"),
  "tile-positions": ({ word, columns }) => {
    const height = word.length / columns;
    const position = (tile: string): string => {
      const cell = word.indexOf(tile);
      return `${(cell % columns) + 1}/${height - Math.floor(cell / columns)}`;
    };
    return `[${[...word].sort().map(position).join(",")}]`;
  },
  triples: ({ rows }) =>
    rows.flatMap((row, y) => row.map((value, x) => `${value},${y},${x}`)).join(", "),
  "keyed-cells": ({ rows }) => {
    const cells = rows.flatMap((row, y) => row.map((value, x) => `"${x + 1}${y + 1}":${value}`));
    return `{${cells.join(",")}}`;
  },
  "prolog-term": (board) => {
    const rows = withBlank(board, "o").map((row) => row.join(","));
    return `b(${rows.join(", ")}, ${board.word.indexOf(BLANK) + 1})`;
  },
  "highest-blank": (board) => {
    const numbers = [...board.word].map((tile) =>
      tile === BLANK ? String(board.word.length - 1) : String(Number.parseInt(tile, 36) - 1),
    );
    return `[${inRows(board, numbers).map(listOf).join(", ")}]`;
  },
};

function boardOf(word: string, columns: number, sign: string): Board {
  const packed = [...word].map((tile) => (tile === BLANK ? sign : tile));
  const numbers = packed.map((tile, cell) => (word[cell] === BLANK ? sign : numberOf(tile)));
  const shape = { word, columns };
  return {
    ...shape,
    sign,
    rows: inRows(shape, numbers),
    packed: inRows(shape, packed).map((row) => row.join("")),
  };
}

function inRows<Cell>(
  { columns }: Pick<Board, "columns">,
  cells: readonly Cell[],
): (readonly Cell[])[] {
  const rows: (readonly Cell[])[] = [];
  for (let start = 0; start < cells.length; start += columns) {
    rows.push(cells.slice(start, start + columns));
  }
  return rows;
}

function withBlank(board: Board, sign: string): readonly (readonly string[])[] {
  const tiles = [...board.word].map((tile) => (tile === BLANK ? sign : numberOf(tile)));
  return inRows(board, tiles);
}

/** A base-36 tile as a number: `a` is 10. Tiles of another kind stay as they are. */
function numberOf(tile: string): string {
  return /^[a-z]$/.test(tile) ? String(Number.parseInt(tile, 36)) : tile;
}

function letterOf(tile: string): string {
  return tile === BLANK ? "~" : String.fromCharCode(64 + Number.parseInt(tile, 36));
}

/** Rows with their cells below each other. */
function aligned(rows: readonly (readonly string[])[], between = " "): string[] {
  const width = Math.max(...rows.flat().map((cell) => cell.length));
  return rows.map((row) => row.map((cell) => cell.padStart(width)).join(between));
}

function listOf(row: readonly string[]): string {
  return `[${row.map(quoted).join(", ")}]`;
}

/** As Python prints a cell that is no number. */
function quoted(cell: string): string {
  return /^-?\d+$|^None$/.test(cell) ? cell : `'${cell}'`;
}
