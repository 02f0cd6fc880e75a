import { said, type ReaderText } from "../reader-text.ts";

/** The ways of writing a state that the readers of states name, and what a message calls them. */
const FORMS: Readonly<Record<string, string>> = {
  "one word": "word",
  "cells on one line": "flat",
  "a list": "list",
  "a list of rows": "nested",
  "a term with the blank's place at the end": "term",
  "column/row of each tile, rows from the bottom": "positions",
  "cells keyed by column and row": "keyed",
  "value, row and column of each cell": "triples",
  "a name": "name",
};

const ROWS = /^(\d+) rows(?: (on one line|with a gap))?$/;
const ROW_FORMS: Readonly<Record<string, string>> = {
  "on one line": "inline",
  "with a gap": "gapped",
};

/** "each one word": how all states of an answer are written, by the form that the domain's reader told. */
export function stateForm(written: string): ReaderText {
  const rows = ROWS.exec(written);
  const form =
    rows === null ? (FORMS[written] ?? "other") : (ROW_FORMS[rows[2] ?? ""] ?? "stacked");
  return said("read.each", { form, rows: rows?.[1] ?? "", written });
}
