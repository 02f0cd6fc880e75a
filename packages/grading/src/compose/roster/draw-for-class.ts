import { instanceOf, type ComposeProgress } from "../compose.ts";
import type { Exam } from "../exam/exam.ts";
import { BoardSearch } from "../instances/find-boards.ts";
import type { Instance } from "../instances/instance.ts";
import type { Failures } from "../instances/tries-log.ts";
import type { Roster } from "../../reading/roster.ts";
import { Separator } from "../separation/separate.ts";
import { mostEqualBoards } from "./equal-boards.ts";

/** A student and the board drawn for them. */
export interface DrawnBoard {
  readonly student: string;
  /** As the class list has it; null where it has none. */
  readonly name: string | null;
  readonly instance: Instance;
}

/** What came of drawing boards for a class; boards of one difficulty are counted in `equal`. */
export type ClassDraw = {
  readonly looked: number;
  readonly fitting: number;
  readonly isEveryBoard: boolean;
  /** The most boards of one difficulty. */
  readonly equal: number;
  readonly failures: Failures;
} & (
  | {
      readonly ok: true;
      /** In the order of the class. */
      readonly students: readonly DrawnBoard[];
      /** A board of the same difficulty that nobody has: an example, and for whoever is not in the class. */
      readonly spare: Instance;
      /** By search: everybody has this many visits or one more. */
      readonly visits: readonly number[];
    }
  | { readonly ok: false }
);

/** Fitting boards that are enough for most classes; as long as they are not, twice as many are looked for. */
const FIRST_POOL = 300;
const LOOKS_BETWEEN_PROGRESS = 100;

/**
 * A different board of the same difficulty for every student, drawn by seed and number: a student
 * keeps the board whatever the order of the class, and, unless two draw the same, whoever joins it.
 */
export function drawForClass(
  exam: Exam,
  members: Roster,
  progress: ComposeProgress = () => undefined,
): ClassDraw {
  const search = new BoardSearch(exam);
  const makers = exam.searches.map((one) => new Separator(exam, one));
  const needed = members.length + 1;
  const pool: Instance[] = [];
  let equal = mostEqualBoards(pool);
  for (let wanted = FIRST_POOL; ; wanted *= 2) {
    while (pool.length < wanted && !search.hasEnded) {
      const board = search.next();
      if (board !== null) pool.push(instanceOf(exam, makers, board));
      if (!search.hasEnded && search.looked % LOOKS_BETWEEN_PROGRESS === 0) {
        progress(search.looked, exam.tries, pool.length);
      }
    }
    equal = mostEqualBoards(pool);
    if (equal.instances.length >= needed || search.hasEnded) break;
  }
  const account = {
    looked: search.looked,
    fitting: pool.length,
    isEveryBoard: search.hasEnded && search.isEveryBoard,
    equal: equal.instances.length,
    failures: search.failures,
  };
  const drawn = draw(exam.seed, members, equal.instances);
  if (drawn === null) return { ok: false, ...account };
  return { ok: true, ...account, ...drawn, visits: equal.visits };
}

function draw(
  seed: number,
  members: Roster,
  instances: readonly Instance[],
): { readonly students: DrawnBoard[]; readonly spare: Instance } | null {
  if (instances.length <= members.length) return null;
  const free = new Set(instances);
  const boards = new Map<string, Instance>();
  // Who comes first decides where two draw the same board: the smaller number, not the place in the list.
  for (const student of members.map((one) => one.student).toSorted(compare)) {
    const board = bestFor(seed, student, free);
    if (board === null) return null;
    free.delete(board);
    boards.set(student, board);
  }
  const spare = bestFor(seed, "", free);
  if (spare === null) return null;
  const students = members.flatMap(({ student, names = [] }) => {
    const instance = boards.get(student);
    return instance === undefined ? [] : [{ student, name: names[0] ?? null, instance }];
  });
  return { students, spare };
}

/** The board that the student's number draws highest: as each pair is drawn by itself, others do not change it. */
function bestFor(seed: number, student: string, free: ReadonlySet<Instance>): Instance | null {
  let best: Instance | null = null;
  let highest = -1;
  for (const board of free) {
    const drawn = hash(`${seed} ${student} ${board.start}`);
    if (drawn > highest) [best, highest] = [board, drawn];
  }
  return best;
}

/** FNV-1a (Fowler, Noll and Vo), its bits mixed by MurmurHash3's finaliser (Appleby, 2011). */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
