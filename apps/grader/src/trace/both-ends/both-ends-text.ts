import type { BidirectionalRun, SearchTree, Side } from "@jejak/search";
import { pathLines } from "../text/outcome-in-words.ts";
import { problemLines } from "../text/text-trace.ts";
import type { TextLayout } from "../text/text-layout.ts";
import type { BothEndsTrace } from "./run-both-ends.ts";

const SIDES: Readonly<Record<Side, string>> = { forward: "start", backward: "goal" };

/** A search from both ends for people: a line for each visit, where the two trees met, the path. */
export function* bothEndsText(trace: BothEndsTrace, layout: TextLayout): Generator<string> {
  const { problem, childOrder, run } = trace;
  const { colours } = layout;
  yield* problemLines(problem);
  const order = typeof childOrder === "string" ? childOrder : childOrder.join(" ");
  const rules = `bidirectional (a level from the start, a level from the goal, in turn), children ${order}`;
  yield `\n${colours.dim(rules)}\n\n`;
  yield* stepLines(run, layout);
  yield `\n${outcome(run)}\n`;
  if (run.meeting === null) return;
  const { forward, backward } = run.trees;
  const cost = forward.g(run.meeting.forward) + backward.g(run.meeting.backward);
  yield* pathLines(problem, { states: run.path, moves: run.actions, cost }, layout);
}

function* stepLines(
  { trees, visits }: BidirectionalRun<string, string>,
  { colours }: TextLayout,
): Generator<string> {
  const states = visits.map(({ side, node }) => trees[side].key(node));
  const stateWidth = states.reduce((most, state) => Math.max(most, state.length), 5);
  const stepWidth = Math.max(4, String(visits.length).length);
  const head = ["step".padStart(stepWidth), "from ", "state".padEnd(stateWidth), "level"].join(
    "  ",
  );
  yield `${colours.bold(`${head}   children`)}\n`;
  for (const [index, { side, node }] of visits.entries()) {
    const tree = trees[side];
    const line = [
      String(index + 1).padStart(stepWidth),
      SIDES[side].padEnd(5),
      (states[index] ?? "").padEnd(stateWidth),
      String(tree.level(node)).padStart(5),
    ].join("  ");
    yield `${line}   ${colours.dim(childrenOf(tree, node))}\n`;
  }
}

function childrenOf(tree: SearchTree<string, string>, node: number): string {
  const children = tree.children(node);
  return children.length === 0 ? "-" : children.map((child) => tree.key(child)).join(" ");
}

function outcome({ trees, visits, meeting, outcome: how }: BothEndsTrace["run"]): string {
  const fromStart = visits.filter(({ side }) => side === "forward").length;
  const fromGoal = visits.length - fromStart;
  const generated = trees.forward.size + trees.backward.size;
  const counts = `visited ${visits.length} (${fromStart} from the start, ${fromGoal} from the goal), generated ${generated}`;
  if (meeting !== null) return `Met at ${trees.forward.key(meeting.forward)}: ${counts}`;
  if (how === "stopped") return `Stopped at --limit, before the end: ${counts}`;
  return `One side ran empty, no path: ${counts}`;
}
