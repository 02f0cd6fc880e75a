/** The ways in which `writeState` writes a board; `readState` reads each of them back. */
export type StateForm =
  | "word"
  | "commas"
  | "spaces"
  | "list"
  | "tuple"
  | "nested-list"
  | "row-lists"
  | "spaced-rows"
  | "rows"
  | "sized-rows"
  | "gapped-rows"
  | "numpy"
  | "slashes"
  | "spaced-slashes"
  | "letters"
  | "pipes"
  | "boxes"
  | "gutter"
  | "markdown-table"
  | "html-table"
  | "latex-table"
  | "tile-positions"
  | "triples"
  | "keyed-cells"
  | "prolog-term"
  | "highest-blank";

/** A form's name, what it looks like, and what limits it. */
export interface StateFormEntry {
  readonly form: StateForm;
  readonly title: string;
  /** Has a sign of the caller's choice for the blank. */
  readonly blankSign: boolean;
  /** The most cells that can be written so. */
  readonly mostCells: number;
}

const ANY = 36;
/** 26 letters and the blank. */
const LETTERS = 27;

/** All forms, in the order in which they are listed to people. */
export const STATE_FORMS: readonly StateFormEntry[] = [
  { form: "word", title: "one word", blankSign: true, mostCells: ANY },
  { form: "commas", title: "numbers between commas", blankSign: true, mostCells: ANY },
  { form: "spaces", title: "numbers between spaces", blankSign: true, mostCells: ANY },
  { form: "list", title: "a list in square brackets", blankSign: true, mostCells: ANY },
  { form: "tuple", title: "a list in round brackets", blankSign: true, mostCells: ANY },
  { form: "nested-list", title: "a list of rows", blankSign: true, mostCells: ANY },
  { form: "row-lists", title: "a list a line", blankSign: true, mostCells: ANY },
  { form: "spaced-rows", title: "rows of numbers", blankSign: true, mostCells: ANY },
  { form: "rows", title: "rows without spaces", blankSign: true, mostCells: ANY },
  { form: "sized-rows", title: "the width, then rows", blankSign: true, mostCells: ANY },
  { form: "gapped-rows", title: "rows with a gap for the blank", blankSign: false, mostCells: ANY },
  { form: "numpy", title: "as numpy prints", blankSign: true, mostCells: ANY },
  { form: "slashes", title: "rows between slashes", blankSign: true, mostCells: ANY },
  {
    form: "spaced-slashes",
    title: "rows of numbers between slashes",
    blankSign: true,
    mostCells: ANY,
  },
  { form: "letters", title: "letters for tiles", blankSign: false, mostCells: LETTERS },
  { form: "pipes", title: "numbers between pipes", blankSign: false, mostCells: ANY },
  { form: "boxes", title: "boxes of plus and minus", blankSign: false, mostCells: ANY },
  { form: "gutter", title: "rows beside a gutter", blankSign: true, mostCells: ANY },
  { form: "markdown-table", title: "a Markdown table", blankSign: false, mostCells: ANY },
  { form: "html-table", title: "an HTML table", blankSign: false, mostCells: ANY },
  { form: "latex-table", title: "rows of a LaTeX table", blankSign: false, mostCells: ANY },
  {
    form: "tile-positions",
    title: "column/row of each tile, rows from the bottom (Bratko)",
    blankSign: false,
    mostCells: ANY,
  },
  {
    form: "triples",
    title: "value, row and column of each cell",
    blankSign: false,
    mostCells: ANY,
  },
  {
    form: "keyed-cells",
    title: "JSON keyed by column and row (Posthoc)",
    blankSign: false,
    mostCells: ANY,
  },
  {
    form: "prolog-term",
    title: "a Prolog term with the blank's place",
    blankSign: false,
    mostCells: ANY,
  },
  {
    form: "highest-blank",
    title: "a list of rows, tiles from 0, the highest number for the blank",
    blankSign: false,
    mostCells: ANY,
  },
];
