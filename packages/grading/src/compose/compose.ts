import type { Exam } from "./exam/exam.ts";
import { BoardSearch, type FittingBoard } from "./instances/find-boards.ts";
import { separatedBy, type Instance } from "./instances/instance.ts";
import type { Failures } from "./instances/tries-log.ts";
import { smallestCover } from "./separation/smallest-cover.ts";
import { Separator } from "./separation/separate.ts";

/** How far composing has come: boards looked at, at most how many, and how many fit. */
export type ComposeProgress = (looked: number, of: number, fitting: number) => void;

/** What came of an exam's wishes. */
export interface Composed {
  /** The boards that are proposed: the best first, or those that separate everything together. */
  readonly instances: readonly Instance[];
  /** Boards looked at, and those of them that fit every wish. */
  readonly looked: number;
  readonly fitting: number;
  /** Whether every board that there is was looked at. */
  readonly isEveryBoard: boolean;
  readonly separation: SeparationOfAll | null;
  /** What stood in the way of the boards that do not fit. */
  readonly failures: Failures;
}

/** What all proposed boards tell apart together, where that was asked for. */
export interface SeparationOfAll {
  /** False where the search for fewer boards was given up. */
  readonly isSmallest: boolean;
  readonly separated: number;
  /** Misunderstandings that no fitting board tells apart. */
  readonly never: readonly { readonly search: string; readonly id: string }[];
}

/** Fitting boards among which the best are chosen; more would hardly be better, and take longer. */
const POOL = 60;
const LOOKS_BETWEEN_PROGRESS = 100;

/** Finds boards that fit an exam's wishes. The same exam always gives the same boards. */
export function compose(exam: Exam, progress: ComposeProgress = () => undefined): Composed {
  const search = new BoardSearch(exam);
  const makers = exam.searches.map((one) => new Separator(exam, one));
  const pool: Instance[] = [];
  while (pool.length < POOL && !search.hasEnded) {
    const board = search.next();
    if (board !== null) pool.push(instanceOf(exam, makers, board));
    if (!search.hasEnded && search.looked % LOOKS_BETWEEN_PROGRESS === 0) {
      progress(search.looked, exam.tries, pool.length);
    }
  }
  const { instances, separation } = chosen(exam, pool);
  return {
    instances,
    separation,
    looked: search.looked,
    fitting: pool.length,
    isEveryBoard: search.hasEnded && search.isEveryBoard,
    failures: search.failures,
  };
}

/** The board with its right traces and what it tells apart. */
export function instanceOf(
  { searches }: Exam,
  makers: readonly Separator[],
  { start, measures }: FittingBoard,
): Instance {
  return {
    start,
    searches: searches.flatMap(({ id }, at) => {
      const [made, measured] = [makers[at]?.separate(start), measures[at]];
      if (made === undefined || measured === undefined) return [];
      const { separations, key } = made;
      return [{ id, measures: measured, run: key.reference, separations }];
    }),
  };
}

function chosen(
  { find, separate }: Exam,
  pool: readonly Instance[],
): Pick<Composed, "instances" | "separation"> {
  if (separate === null) {
    // Of equally good boards the one that was found first.
    const best = pool.toSorted(
      (a, b) => kindsOf(b) - kindsOf(a) || separatedBy(b).size - separatedBy(a).size,
    );
    return { instances: best.slice(0, find), separation: null };
  }
  const wanted = new Set(
    (pool[0]?.searches ?? []).flatMap(({ id, separations }) =>
      separations
        .filter(({ name }) => separate === "all" || separate.includes(name))
        .map((one) => `${id}\n${one.id}`),
    ),
  );
  const sets = pool.map(
    (instance) => new Set([...separatedBy(instance)].filter((one) => wanted.has(one))),
  );
  const cover = smallestCover(sets);
  const separated = new Set(sets.flatMap((set) => [...set]));
  return {
    instances: cover.chosen.flatMap((at) => pool[at] ?? []),
    separation: {
      isSmallest: cover.isSmallest,
      separated: separated.size,
      never: [...wanted]
        .filter((one) => !separated.has(one))
        .map((one) => {
          const [search, id] = one.split("\n") as [string, string];
          return { search, id };
        }),
    },
  };
}

/** How many kinds of misunderstanding show, in each search for itself. */
function kindsOf({ searches }: Instance): number {
  return searches.reduce((sum, { separations }) => {
    const shown = separations.filter(({ step }) => step !== null);
    return sum + new Set(shown.map(({ name }) => name)).size;
  }, 0);
}
