/** The word with two cells changed for each other. */
export function swapped(word: string, one: number, other: number): string {
  const signs = [...word];
  [signs[one], signs[other]] = [signs[other] ?? "", signs[one] ?? ""];
  return signs.join("");
}

/** Do two cells share an edge? */
export function touches(one: number, other: number, columns: number): boolean {
  const across = Math.abs((one % columns) - (other % columns));
  const down = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  return across + down === 1;
}
