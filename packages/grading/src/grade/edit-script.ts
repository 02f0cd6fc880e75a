/** One difference between what was written and what is right; indices into the two. */
export type Edit =
  | { readonly kind: "missing"; readonly at: number; readonly right: number }
  | { readonly kind: "extra"; readonly at: number }
  | { readonly kind: "wrong"; readonly at: number; readonly right: number };

/** Longer lists are compared place by place: the table of all pairs would be too large. */
const LONGEST = 2_000;

/** The fewest insertions, deletions and replacements that make `right` of `written` (Levenshtein 1966). */
export function editScript(written: readonly string[], right: readonly string[]): Edit[] {
  if (written.length > LONGEST || right.length > LONGEST) return placeByPlace(written, right);
  const columns = right.length + 1;
  const cost = new Uint16Array((written.length + 1) * columns);
  const costAt = (row: number, column: number): number => cost[row * columns + column] as number;
  for (let row = written.length; row >= 0; row--) {
    for (let column = right.length; column >= 0; column--) {
      const rest = { missing: right.length - column, extra: written.length - row };
      let least = rest.missing + rest.extra;
      if (rest.missing > 0 && rest.extra > 0) {
        const isSame = written[row] === right[column];
        least = isSame
          ? costAt(row + 1, column + 1)
          : 1 +
            Math.min(costAt(row + 1, column + 1), costAt(row, column + 1), costAt(row + 1, column));
      }
      cost[row * columns + column] = least;
    }
  }
  const edits: Edit[] = [];
  let row = 0;
  let column = 0;
  while (row < written.length || column < right.length) {
    const hasBoth = row < written.length && column < right.length;
    if (hasBoth && written[row] === right[column]) {
      row++;
      column++;
    } else if (hasBoth && costAt(row, column) === 1 + costAt(row + 1, column + 1)) {
      edits.push({ kind: "wrong", at: row++, right: column++ });
    } else if (
      column < right.length &&
      (row === written.length || costAt(row, column) === 1 + costAt(row, column + 1))
    ) {
      edits.push({ kind: "missing", at: row, right: column++ });
    } else {
      edits.push({ kind: "extra", at: row++ });
    }
  }
  return edits;
}

function placeByPlace(written: readonly string[], right: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  const length = Math.max(written.length, right.length);
  for (let at = 0; at < length; at++) {
    if (at >= written.length) edits.push({ kind: "missing", at: written.length, right: at });
    else if (at >= right.length) edits.push({ kind: "extra", at });
    else if (written[at] !== right[at]) edits.push({ kind: "wrong", at, right: at });
  }
  return edits;
}
