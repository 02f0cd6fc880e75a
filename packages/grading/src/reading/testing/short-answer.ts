import { readerMessage } from "../../feedback/reader-message.ts";
import type { ReadAnswer } from "../answer.ts";
import type { PaperDomain } from "../paper-domain.ts";
import { readAnswer } from "../read-answer.ts";
import type { ReadingContext } from "../reading-context.ts";
import { shortStep } from "./short-steps.ts";

/** An answer in short, for tests: every field that was read, places and form left out. */
export function shortAnswer(
  text: string,
  domain: PaperDomain,
  ask: readonly string[] = ["visits"],
  context: ReadingContext = {},
): Record<string, unknown> {
  const result = readAnswer(text, domain, ask, context);
  if (!result.ok) return { unreadable: readerMessage("en", result.message) };
  const {
    form: _form,
    steps,
    expansions,
    generated,
    path,
    moves,
    tree,
    counts,
    notes,
  } = result.answer;
  return {
    steps: steps.map(shortStep),
    ...(expansions === undefined ? {} : { expansions: words(expansions) }),
    ...(generated === undefined ? {} : { generated: words(generated) }),
    ...(path === undefined ? {} : { path: words(path) }),
    ...(moves === undefined ? {} : { moves: shortMoves(moves) }),
    ...(tree === undefined ? {} : { tree: tree.map(shortNode) }),
    ...(counts === undefined ? {} : { counts }),
    ...(notes.length === 0
      ? {}
      : { notes: notes.map(({ message }) => readerMessage("en", message)) }),
  };
}

function words(steps: NonNullable<ReadAnswer["path"]>): string {
  return steps.map(({ state }) => (state.ok ? state.word : "?")).join(" ");
}

function shortMoves({ moves, names, tiles }: NonNullable<ReadAnswer["moves"]>): string {
  const list = moves.map((move, at) => `${tiles?.[at] ?? ""}${move}`).join(" ");
  return names === "unsaid" ? list : `${names}: ${list}`;
}

/** `B<0 #2`: the state, its parent's index, its visit number (`-` for never visited). */
function shortNode({ state, parentIndex, order }: NonNullable<ReadAnswer["tree"]>[number]): string {
  const parent = parentIndex === null ? "" : `<${parentIndex}`;
  const visit = order === undefined ? "" : order === null ? " -" : ` #${order}`;
  return `${state.ok ? state.word : "?"}${parent}${visit}`;
}
