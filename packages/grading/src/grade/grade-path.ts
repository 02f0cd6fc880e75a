import type { ReadMoves, ReadStep } from "../reading/answer.ts";
import type { AnswerKey } from "./answer-key.ts";
import { editScript, type Edit } from "./edit-script.ts";
import type { AspectResult, Finding } from "./finding.ts";
import type { SequenceReading } from "./grade-sequence.ts";
import { legalPaths } from "./legal-paths.ts";

/** Compares a written path with the legal path that it comes closest to. */
export function gradePath(
  key: AnswerKey,
  steps: readonly ReadStep[],
  reading: SequenceReading | null,
): AspectResult {
  const written = steps.map(({ state }) => (state.ok ? state.word : state.written));
  const { right, edits } = nearest(written, legalPaths(key, reading));
  const slips = asSlips(edits, written.length, right.length);
  const [first, ...others] = slips;
  const findings =
    first !== undefined && others.length > 0 && leadsToTheGoal(key, written, right)
      ? [anotherWay(written, right, steps, slips)]
      : slips.map(({ edit, weight }) => ({
          ...pathFinding(key, edit, written, right, steps),
          weight,
        }));
  return {
    aspect: "path",
    findings,
    total: Math.max(right.length, 1),
    beforeFirst: edits[0]?.at ?? right.length,
  };
}

/** Whether each step is a legal move to another state, from the start to the goal that the search finds. */
function leadsToTheGoal(
  { question: { domain } }: AnswerKey,
  written: readonly string[],
  right: readonly string[],
): boolean {
  if (right.length === 0 || written[0] !== right[0] || written.at(-1) !== right.at(-1))
    return false;
  // A way that comes back to itself has states too many, and is told which.
  if (new Set(written).size < written.length) return false;
  return written
    .slice(1)
    .every((state, at) => domain.actionBetween(written[at] as string, state) !== null);
}

/** A way of its own is one thing to say, and weighs what its steps do. */
function anotherWay(
  written: readonly string[],
  right: readonly string[],
  steps: readonly ReadStep[],
  slips: readonly { weight: number }[],
): Finding {
  const at = written.findIndex((state, index) => state !== right[index]);
  const next = right[at] ?? "";
  const place = steps[at]?.place;
  return {
    step: at + 1,
    aspect: "path",
    kind: "wrong-entry",
    got: written[at] ?? null,
    expected: [next],
    message: "path.another",
    values: { step: at + 1 },
    possible: [next],
    weight: slips.reduce((sum, slip) => sum + slip.weight, 0),
    ...(place === undefined ? {} : { place }),
  };
}

/** Compares written moves with those of the nearest legal path. */
export function gradeMoves(
  key: AnswerKey,
  moves: ReadMoves,
  reading: SequenceReading | null,
): AspectResult {
  const { domain } = key.question;
  // Whoever names the tiles writes where they go, which is where the blank does not.
  const asNamed = (move: string): string =>
    moves.names === "tile" ? (domain.oppositeAction(move) ?? move) : move;
  const tiles = tilesAlone(moves);
  const written = tiles ?? moves.moves;
  const nameOf = (from: string, to: string): string =>
    (tiles === null ? asNamed(domain.actionBetween(from, to) ?? to) : domain.partMoved(from, to)) ??
    to;
  const all = legalPaths(key, reading).map((path) =>
    path.slice(1).map((state, at) => nameOf(path[at] as string, state)),
  );
  const { right, edits } = nearest(written, all);
  const slips = asSlips(edits, written.length, right.length);
  const findings = slips.map(({ edit, weight }): Finding => {
    const got = edit.kind === "missing" ? null : (written[edit.at] ?? null);
    const expected = edit.kind === "extra" ? [] : [right[edit.right] as string];
    const isEnd = edit.kind === "missing" && edit.at === written.length;
    return {
      step: edit.at + 1,
      aspect: "moves",
      kind: isEnd ? "stopped-early" : EDIT_KINDS[edit.kind],
      got,
      expected,
      message: isEnd ? "moves.stopped-early" : MOVE_MESSAGES[edit.kind],
      values: { step: edit.at + 1, got: got ?? "-", right: expected[0] ?? "-" },
      place: moves.place,
      weight,
    };
  });
  return {
    aspect: "moves",
    findings,
    total: Math.max(right.length, 1),
    beforeFirst: edits[0]?.at ?? right.length,
  };
}

/** "5 2 8": moves that only name the tile; null where a direction is written too. */
function tilesAlone({ moves, tiles }: ReadMoves): string[] | null {
  if (tiles === undefined || moves.some((move) => move !== "")) return null;
  return tiles.map((tile) => tile ?? "");
}

const EDIT_KINDS = { missing: "left-out", extra: "one-too-many", wrong: "wrong-entry" } as const;
const MOVE_MESSAGES = {
  missing: "moves.left-out",
  extra: "moves.one-too-many",
  wrong: "wrong-entry.moves",
} as const;

/**
 * The differences as slips: all that is missing behind the end is one, as is all that is written
 * where there is no path. What is missing weighs as many as it stands for.
 */
function asSlips(
  edits: readonly Edit[],
  written: number,
  right: number,
): { edit: Edit; weight: number }[] {
  const isOne = ({ kind, at }: Edit): boolean =>
    right === 0 || (kind === "missing" && at === written);
  const joined = edits.filter(isOne);
  const [first] = joined;
  const slips = edits.filter((edit) => !isOne(edit)).map((edit) => ({ edit, weight: 1 }));
  if (first === undefined) return slips;
  return [...slips, { edit: first, weight: right === 0 ? 1 : joined.length }];
}

function nearest(
  written: readonly string[],
  candidates: readonly string[][],
): { right: string[]; edits: Edit[] } {
  return candidates
    .map((right) => ({ right, edits: editScript(written, right) }))
    .reduce((best, other) => (other.edits.length < best.edits.length ? other : best));
}

function pathFinding(
  { question }: AnswerKey,
  edit: Edit,
  written: readonly string[],
  right: readonly string[],
  steps: readonly ReadStep[],
): Finding {
  const step = edit.at + 1;
  const got = edit.kind === "missing" ? null : (written[edit.at] as string);
  const next = edit.kind === "extra" ? undefined : right[edit.right];
  const previous = written[edit.at - 1];
  const place = steps[edit.at]?.place;
  const common = {
    step,
    aspect: "path" as const,
    got,
    expected: next === undefined ? [] : [next],
    values: {
      step,
      got: got ?? "",
      leftOut: next ?? "",
      right: next ?? "",
      previous: previous ?? "",
    },
    possible: next === undefined ? [] : [next],
    ...(place === undefined ? {} : { place }),
  };
  const isMove =
    got === null || previous === undefined || question.domain.actionBetween(previous, got) !== null;
  if (right.length === 0) return { ...common, kind: "one-too-many", message: "path.none" };
  if (!isMove && next !== undefined) {
    return { ...common, kind: "not-one-move-away", message: "path.not-one-move-away" };
  }
  if (edit.kind === "extra") {
    return { ...common, kind: "one-too-many", message: "path.one-too-many" };
  }
  if (edit.kind === "wrong") return { ...common, kind: "wrong-entry", message: "wrong-entry.path" };
  if (edit.at === written.length) {
    return { ...common, kind: "stopped-early", message: "path.stopped-early" };
  }
  return { ...common, kind: "left-out", message: "path.left-out" };
}
