/** What a wish is about; each is a number that a run has. */
export const WISHES = ["visits", "ties", "solution", "h", "generated"] as const;
export type WishName = (typeof WISHES)[number];

/** A number from `least` to `most`, both included; Infinity where there is no end. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a search's run must be. A wish that nobody has is not there. */
export interface Wishes extends Readonly<Partial<Record<WishName, Range>>> {
  /** Whether the search has to find the goal. */
  readonly found: boolean;
}

/** Wishes of which a number alone means "at most": nobody wants exactly two ties. */
const AT_MOST: readonly WishName[] = ["ties", "h", "generated"];

/**
 * A range as people write it: `12`, `[8, 15]`, `8..15`, `8-15`, `8..`, `..15`; null when it is none,
 * or when it ends before it begins.
 */
export function readRange(
  wish: WishName,
  written: number | string | readonly number[],
): Range | null {
  const range = rangeOf(wish, written);
  return range !== null && range.least <= range.most ? range : null;
}

function rangeOf(wish: WishName, written: number | string | readonly number[]): Range | null {
  if (typeof written === "number") return alone(wish, written);
  if (typeof written !== "string") {
    const [least, most] = written;
    return least === undefined || most === undefined ? null : { least, most };
  }
  const text = written.replaceAll(/[\s_]/g, "");
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
  if (number !== null) return alone(wish, number);
  const [, least, most] = /^(\d{0,9})(?:\.{2,3}|-|–)(\d{0,9})$/.exec(text) ?? [];
  if (least === undefined || most === undefined || least + most === "") return null;
  return {
    least: least === "" ? 0 : Number(least),
    most: most === "" ? Number.POSITIVE_INFINITY : Number(most),
  };
}

function alone(wish: WishName, number: number): Range {
  return { least: AT_MOST.includes(wish) ? 0 : number, most: number };
}

/** `8 to 15`, `at most 3`, `at least 4`, `5`. */
export function rangeText({ least, most }: Range): string {
  if (least === most) return String(least);
  if (most === Number.POSITIVE_INFINITY) return `at least ${least}`;
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
}

export function isWithin({ least, most }: Range, value: number): boolean {
  return value >= least && value <= most;
}
