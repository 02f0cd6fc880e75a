/**
 * How many letters have to be put in, left out, replaced or exchanged with their neighbour to make
 * one word of the other; each stretch is changed once. Damerau, A Technique for Computer Detection
 * and Correction of Spelling Errors, 1964.
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + Number(a[i - 1] !== b[j - 1]);
      let least = Math.min(replaced, at(last, j) + 1, at(row, j - 1) + 1);
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isExchange) least = Math.min(least, at(beforeLast, j - 2) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
