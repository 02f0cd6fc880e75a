import type { Exam } from "../exam/exam.ts";
import { isWithin, type Range } from "../exam/wishes.ts";
import type { Measures, UnmetWish } from "./measure.ts";

/** How a wish stood in the way of the boards that were looked at. */
export interface WishFailures {
  readonly search: string;
  readonly wish: UnmetWish;
  /** Boards that do not fulfil it. */
  readonly failed: number;
  /** Boards that fulfil every other wish of every search: so many would fit without it. */
  readonly alone: number;
  /** The least change of the wish under which one of those boards would fit; null where there is none. */
  readonly wouldHelp: Range | null;
}

/** A board that does not fit, and why. */
export interface NearMiss {
  readonly start: string;
  readonly unmet: readonly {
    readonly search: string;
    readonly wish: UnmetWish;
    /** What the board has instead; null where the search has not ended, or found no goal. */
    readonly value: number | null;
    readonly wished: Range | null;
  }[];
}

/** What stood in the way of boards that do not fit. */
export interface Failures {
  /** Boards of which account was kept: the first that were looked at. */
  readonly of: number;
  /** The wishes that failed, those first without which most boards would fit, then those that fail most often. */
  readonly wishes: readonly WishFailures[];
  /** The board that fails the fewest wishes, by the least; null where every board fits. */
  readonly nearest: NearMiss | null;
}

interface Tally {
  readonly search: string;
  readonly wish: UnmetWish;
  failed: number;
  alone: number;
  /** The wish, widened as little as one board needs. */
  wouldHelp: Range | null;
  leastGap: number;
}

/** What is not known how far off it is counts as far off. */
const UNKNOWN_GAP = 1e6;

/** Keeps count of which wishes fail, so that a search without a result can say what stood in its way. */
export class TriesLog {
  readonly #exam: Exam;
  readonly #tallies = new Map<string, Tally>();
  #of = 0;
  #nearest: { readonly miss: NearMiss; readonly gap: number } | null = null;

  constructor(exam: Exam) {
    this.#exam = exam;
  }

  /** One board: what each search measures on it, and the wishes that it does not fulfil. */
  note(
    start: string,
    measures: readonly Measures[],
    unmetBySearch: readonly (readonly UnmetWish[])[],
  ): void {
    this.#of++;
    const unmet = unmetBySearch.flatMap((wishes, at) =>
      wishes.map((wish) => this.#unmet(at, wish, measures[at] as Measures)),
    );
    if (unmet.length === 0) return;
    for (const one of unmet) this.#count(one, unmet.length === 1);
    const gap = unmet.reduce((sum, one) => sum + gapOf(one), 0);
    const fewest = this.#nearest?.miss.unmet.length ?? Infinity;
    const isNearer =
      unmet.length < fewest || (unmet.length === fewest && gap < (this.#nearest?.gap ?? Infinity));
    if (isNearer) this.#nearest = { miss: { start, unmet }, gap };
  }

  #unmet(at: number, wish: UnmetWish, measures: Measures): NearMiss["unmet"][number] {
    const search = this.#exam.searches[at];
    const wished = wish === "found" ? null : (search?.wishes[wish] ?? null);
    const isUnknown = wish === "found" || (wish === "visits" && measures.isCut);
    return { search: search?.id ?? "", wish, wished, value: isUnknown ? null : measures[wish] };
  }

  #count(one: NearMiss["unmet"][number], isAlone: boolean): void {
    const { search, wish, wished, value } = one;
    const key = `${search} ${wish}`;
    const tally = this.#tallies.get(key) ?? {
      ...{ search, wish, failed: 0, alone: 0 },
      ...{ wouldHelp: null, leastGap: Infinity },
    };
    this.#tallies.set(key, tally);
    tally.failed++;
    if (!isAlone) return;
    tally.alone++;
    const gap = gapOf(one);
    if (wished === null || value === null || gap >= tally.leastGap) return;
    tally.leastGap = gap;
    const { least, most } = wished;
    tally.wouldHelp = { least: Math.min(least, value), most: Math.max(most, value) };
  }

  failures(): Failures {
    const wishes = [...this.#tallies.values()]
      .map(({ leastGap: _leastGap, ...failures }): WishFailures => failures)
      .toSorted((a, b) => b.alone - a.alone || b.failed - a.failed);
    return { of: this.#of, wishes, nearest: this.#nearest?.miss ?? null };
  }
}

function gapOf({ wished, value }: NearMiss["unmet"][number]): number {
  if (wished === null || value === null) return UNKNOWN_GAP;
  if (isWithin(wished, value)) return 0;
  return value < wished.least ? wished.least - value : value - wished.most;
}
