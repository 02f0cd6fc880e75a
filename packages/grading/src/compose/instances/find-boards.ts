import { heuristic } from "@jejak/heuristics";
import { slidingPuzzle } from "@jejak/puzzle";
import type { Heuristic } from "@jejak/search";
import type { Exam, ExamSearch } from "../exam/exam.ts";
import { measure, unmetWishes, type Measures, type UnmetWish } from "./measure.ts";
import { starts, type Starts } from "./starts.ts";
import { TriesLog, type Failures } from "./tries-log.ts";

/** A board on which every search is as wished. */
export interface FittingBoard {
  readonly start: string;
  /** By search, in the exam's order. */
  readonly measures: readonly Measures[];
}

/** Visits after which a run without a wish for its length is given up. */
const MOST_VISITS = 1000;
/** Boards of which every wish is looked at, for the account of what fails; later the first that fails is enough. */
const BOARDS_IN_LOG = 2000;

/**
 * Looks at random boards, one after another, and yields those that fit. It can be left at any
 * moment; what it has looked at so far stands in `looked` and `failures`.
 */
export class BoardSearch {
  readonly #exam: Exam;
  readonly #starts: Starts;
  readonly #heuristics: readonly Heuristic<string>[];
  readonly #log: TriesLog;
  #looked = 0;
  #hasEnded = false;

  constructor(exam: Exam) {
    this.#exam = exam;
    this.#starts = starts(exam);
    this.#log = new TriesLog(exam);
    this.#heuristics = exam.searches.map(({ legal }) => {
      const made = heuristic(legal.heuristic, [exam.goal], exam.columns);
      if (!made.ok) throw new TypeError(made.problem.message);
      return made.value;
    });
  }

  /** Boards looked at so far. */
  get looked(): number {
    return this.#looked;
  }

  /** Whether there is no board left to look at. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether the boards to look at are all that there are. */
  get isEveryBoard(): boolean {
    return this.#starts.isEveryBoard;
  }

  /** How often each wish failed among the first boards that were looked at. */
  get failures(): Failures {
    return this.#log.failures();
  }

  /** Looks at the next board: it, where it fits; null where not, or where none is left. */
  next(): FittingBoard | null {
    const { value: start, done } = this.#starts.boards.next();
    if (done === true || start === undefined) {
      this.#hasEnded = true;
      return null;
    }
    const isLogged = this.#looked < BOARDS_IN_LOG;
    this.#looked++;
    const measures: Measures[] = [];
    const unmet: UnmetWish[][] = [];
    for (const [at, search] of this.#exam.searches.entries()) {
      const found = this.#measure(at, search, start, isLogged);
      const wishes = unmetWishes(search, found);
      measures.push(found);
      unmet.push(wishes);
      if (wishes.length > 0 && !isLogged) return null;
    }
    if (isLogged) this.#log.note(start, measures, unmet);
    return unmet.every((wishes) => wishes.length === 0) ? { start, measures } : null;
  }

  #measure(at: number, search: ExamSearch, start: string, isLogged: boolean): Measures {
    const { goal, columns } = this.#exam;
    const { childOrder } = search.legal;
    const problem = slidingPuzzle({ start, goal, columns, childOrder });
    const most = search.wishes.visits?.most ?? Number.POSITIVE_INFINITY;
    // For the account a run is followed a little further than it may be.
    const ceiling = isLogged ? 2 * most + 10 : most;
    return measure(search, problem, this.#heuristics[at] as Heuristic<string>, limited(ceiling));
  }
}

/** One visit more than is wished tells that a run is too long. */
function limited(ceiling: number): number {
  return Math.min(ceiling + 1, MOST_VISITS);
}
