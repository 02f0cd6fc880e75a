/** A number in a round mark whose middle is at (x, y); nothing for an empty text. */
export function badgeSvg(number: string, x: number, y: number): string {
  if (number === "") return "";
  const width = 12 + 7 * number.length;
  return (
    `<rect class="badge" x="${x - width / 2}" y="${y - 9}" width="${width}" height="18" rx="9"/>` +
    `<text class="order" x="${x}" y="${y + 4}">${number}</text>`
  );
}
