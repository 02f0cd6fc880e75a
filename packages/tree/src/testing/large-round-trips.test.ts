import { expect, it } from "vitest";
import { FORMATS, type Trace } from "../index.ts";
import { largeTrace } from "./large-trace.ts";
import { plainRead } from "./round-trip.ts";

const LARGE = largeTrace();

/** The first node in which two traces differ, or what else they differ in; null where they are the same. */
function firstDifference({ run: one }: Trace, { run: other }: Trace): string | null {
  if (one.tree.size !== other.tree.size) return `${one.tree.size} and ${other.tree.size} nodes`;
  const valuesOf = ({ tree }: Trace["run"], node: number): readonly unknown[] => [
    tree.key(node),
    tree.action(node),
    tree.parent(node),
    tree.firstChild(node),
    tree.nextSibling(node),
    tree.g(node),
    tree.h(node),
  ];
  for (let node = 0; node < one.tree.size; node++) {
    const values = valuesOf(other, node);
    if (valuesOf(one, node).some((value, at) => value !== values[at])) return `node ${node}`;
  }
  if (one.visits.length !== other.visits.length) return "the number of visits";
  const visit = one.visits.findIndex((node, at) => node !== other.visits[at]);
  if (visit !== -1) return `visit ${visit}`;
  return one.outcome === other.outcome ? null : "the outcome";
}

// Jejak's own, and one that keeps the trace in another tool's form; the rest takes a minute more.
const WHOLE = FORMATS.filter(({ name }) => ["json", "jsonl", "dot"].includes(name));

it.each(WHOLE)(
  "$name gives 500,000 nodes back",
  ({ write, read }) => {
    const back = read?.([...write(LARGE)].join(""));
    if (back?.ok !== true || back.kind !== "trace") {
      throw new Error(back === undefined ? "it cannot be read" : JSON.stringify(plainRead(back)));
    }
    expect(back.trace.run.tree.size).toBeGreaterThanOrEqual(500_000);
    expect(firstDifference(LARGE, back.trace)).toBe(null);
  },
  600_000,
);
