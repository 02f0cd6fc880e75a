import type { AnswerKey } from "../grade/answer-key.ts";
import type { DiagnosisLab } from "./diagnosis-lab.ts";
import type { Misreading } from "./hypothesis.ts";

/** What explains a wrong list of moves or states of the path: how it is written, or how it was found. */
export function diagnosePath(
  lab: DiagnosisLab,
  aspect: "path" | "moves",
  written: readonly string[],
): readonly Misreading[] {
  const misreading = writtenOtherwise(lab.key, aspect, written);
  return misreading === null ? foundOtherwise(lab, aspect, written) : [misreading];
}

/** Paths that explain as much as another are not all told. */
const MOST_TOLD = 2;

function foundOtherwise(
  { key, paths }: DiagnosisLab,
  aspect: "path" | "moves",
  written: readonly string[],
): Misreading[] {
  const { domain } = key.question;
  const text = written.join();
  const movesOf = (path: readonly string[]): (string | null)[] =>
    path.slice(1).map((state, at) => domain.actionBetween(path[at] ?? "", state));
  const found = paths.filter(
    ({ path }) => (aspect === "path" ? path : movesOf(path)).join() === text,
  );
  const byName = new Map(found.toReversed().map(({ change }) => [change.name, change]));
  return [...byName.values()].reverse().slice(0, MOST_TOLD);
}

function writtenOtherwise(
  { path, moves, question }: AnswerKey,
  aspect: "path" | "moves",
  written: readonly string[],
): Misreading | null {
  const text = written.join();
  const right = aspect === "path" ? path : moves;
  if (right.length < 2) return null;
  const misreading = (name: "path-reversed" | "tile-moves"): Misreading => ({
    name,
    changes: {},
    message: `clause.${name}`,
    values: {},
  });
  if (text === right.toReversed().join()) return misreading("path-reversed");
  if (aspect === "path") return null;
  const opposite = (move: string): string => question.domain.oppositeAction(move) ?? move;
  if (text === moves.map(opposite).join()) return misreading("tile-moves");
  // From the goal back to the start every move is undone.
  if (text === moves.map(opposite).reverse().join()) return misreading("path-reversed");
  return null;
}
