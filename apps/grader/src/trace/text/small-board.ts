/** A puzzle's state as rows of cells with `.` for the blank; tiles from 10 up as numbers, all right-aligned. */
export function boardRows(word: string, columns: number): string[] {
  const cells = Array.from(word, (cell) => (cell === "0" ? "." : String(parseInt(cell, 36))));
  const width = Math.max(...cells.map((cell) => cell.length));
  const rows: string[] = [];
  for (let start = 0; start < cells.length; start += columns) {
    const row = cells.slice(start, start + columns);
    rows.push(row.map((cell) => cell.padStart(width)).join(" "));
  }
  return rows;
}

/** Boards beside each other, with a text between each two that stands in the middle row. */
export function boardsInARow(
  boards: readonly (readonly string[])[],
  between: readonly string[],
): string[] {
  const height = boards[0]?.length ?? 0;
  const middle = (height - 1) >> 1;
  return Array.from({ length: height }, (_, row) =>
    boards
      .map((board, index) => {
        const sign = between[index - 1] ?? "";
        const gap = index === 0 ? "" : `  ${row === middle ? sign : " ".repeat(sign.length)}  `;
        return gap + (board[row] ?? "");
      })
      .join(""),
  );
}
