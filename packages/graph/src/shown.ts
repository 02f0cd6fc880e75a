const LONGEST = 40;

/** A text from outside as it stands in a message: cut where it is long, quoted where it is not one plain word. */
export function shown(text: string): string {
  const points = Array.from(text.slice(0, 2 * LONGEST + 2));
  const cut = points.length > LONGEST ? `${points.slice(0, LONGEST).join("")}…` : text;
  return /^[\p{L}\p{N}_.]+…?$/u.test(cut) ? cut : JSON.stringify(cut);
}
