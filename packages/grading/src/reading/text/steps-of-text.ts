import type { ReadStep } from "../answer.ts";
import { listsBehindSteps } from "../lists/written-lists.ts";
import type { LostStep } from "./lost-steps.ts";
import type { Mention } from "./mention.ts";
import type { NumberedStep } from "./order-by-numbers.ts";
import { sectionOf, type Reading } from "./reading.ts";
import { stepOfMention } from "./step-of-mention.ts";

/** The main sequence as steps: with lists, parents and numbers, and the steps in which no state could be read. */
export function stepsOf(
  reading: Reading,
  main: readonly Mention[],
  lost: readonly LostStep[],
): readonly NumberedStep[] {
  const ordered = inWrittenOrder(reading, main);
  if (ordered !== null)
    return ordered.map((mention) => ({ number: null, step: stepOfMention(reading, mention) }));
  const lists = listsBehindSteps(reading, main);
  const parents = parentsBehindSteps(reading, main);
  const steps = main.map((mention) => ({
    at: mention.found.start,
    number: mention.number,
    step: { ...stepOfMention(reading, mention), ...parents.get(mention), ...lists.get(mention) },
  }));
  if (lost.length === 0) return steps;
  return [...steps, ...lost].toSorted((a, b) => a.at - b.at);
}

/** `order=4` beside the nodes of a tree: those with a number, in its order; null where none has one. */
function inWrittenOrder(reading: Reading, main: readonly Mention[]): readonly Mention[] | null {
  const order = (mention: Mention): number | undefined => reading.values.get(mention)?.order;
  const visited = main.filter((mention) => order(mention) !== undefined);
  if (visited.length < 2) return null;
  return visited.toSorted((a, b) => (order(a) ?? 0) - (order(b) ?? 0));
}

/** `parent: A` behind a step names its parent. */
function parentsBehindSteps(
  reading: Reading,
  main: readonly Mention[],
): ReadonlyMap<Mention, Pick<ReadStep, "parent">> {
  const parents = new Map<Mention, Pick<ReadStep, "parent">>();
  let at = -1;
  for (const mention of reading.mentions) {
    if (sectionOf(reading, mention) !== "parent") continue;
    while ((main[at + 1]?.found.start ?? Infinity) < mention.found.start) at += 1;
    const step = main[at];
    if (step !== undefined && !parents.has(step))
      parents.set(step, { parent: mention.found.state });
  }
  return parents;
}
