/** A board as lines of text, framed; the blank is empty. */
export function boardBox(rows: readonly (readonly string[])[], ascii: boolean): string[] {
  const width = Math.max(...rows.flat().map((tile) => tile.length));
  const side = ascii ? "|" : "│";
  const inside = rows.map((row) => ` ${row.map((tile) => tile.padStart(width)).join(" ")} `);
  const edge = (ascii ? "-" : "─").repeat(inside[0]?.length ?? 0);
  return [
    ascii ? `+${edge}+` : `┌${edge}┐`,
    ...inside.map((line) => side + line + side),
    ascii ? `+${edge}+` : `└${edge}┘`,
  ];
}

/**
 * The word of the board inside a frame, from the lines between its edges without their sides; null
 * where they do not hold each tile once.
 */
export function stateFromBox(lines: readonly string[]): string | null {
  const inner = (lines[0]?.length ?? 0) - 1;
  for (const width of [1, 2]) {
    const columns = inner / (width + 1);
    if (!Number.isInteger(columns) || columns * lines.length > 36) continue;
    const tiles = lines.flatMap((line) =>
      Array.from({ length: columns }, (_, column) => {
        const from = 1 + column * (width + 1);
        return Number(line.slice(from, from + width).trim());
      }),
    );
    const isPermutation = tiles.toSorted((a, b) => a - b).every((tile, index) => tile === index);
    if (isPermutation) return tiles.map((tile) => tile.toString(36)).join("");
  }
  return null;
}
