import { compose, readExam, type Instance, type Misunderstanding } from "@jejak/grading";
import type { ComposedBoard } from "./grading-messages.ts";

/**
 * A board for an exam of one search that tells as many of the wanted misunderstandings as possible
 * from the right search; of equally good boards the exam's seed decides. Null where no board fits.
 */
export function composeBoard(
  exam: Readonly<Record<string, unknown>>,
  wanted: readonly Misunderstanding[],
): ComposedBoard | null {
  const read = readExam(null, exam);
  if (!read.ok) return null;
  const boards = compose(read.value).instances.map((instance): ComposedBoard => ({
    start: instance.start,
    shows: shownBy(instance),
  }));
  const told = ({ shows }: ComposedBoard): number =>
    shows.filter((name) => wanted.includes(name)).length;
  const most = Math.max(...boards.map(told));
  const best = boards.filter((board) => told(board) === most);
  return best[read.value.seed % best.length] ?? null;
}

function shownBy({ searches }: Instance): Misunderstanding[] {
  const shown = searches.flatMap(({ separations }) =>
    separations.filter(({ step }) => step !== null).map(({ name }) => name),
  );
  return [...new Set(shown)];
}
