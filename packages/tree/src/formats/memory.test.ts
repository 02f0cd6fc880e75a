import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { search, type Rules } from "@jejak/search";
import { describe, expect, it } from "vitest";
import { FORMATS, type Trace } from "../index.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const RULES: Rules = {
  search: "best-first",
  childOrder: "listed",
  depthLimit: null,
  duplicates: "none",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [{ name: "table", weight: 1 }],
};

/** A search that made 500,000 nodes, three children each. */
function largeTrace(): Trace {
  const problem = {
    initial: "0",
    isGoal: () => false,
    successors: (state: string) =>
      ["D", "R", "L"].map((action, index) => ({
        state: String(3 * Number(state) + index + 1),
        action,
        cost: 1,
      })),
    key: (state: string) => state,
  };
  const heuristic = (state: string): number => Number(state) % 1000;
  const run = search(problem, RULES, { heuristic, bounds: { nodes: 500_000 } });
  return { problem: { kind: "graph", start: "0", goal: "none", edges: [] }, run };
}

function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe("writing 500,000 nodes", () => {
  const trace = largeTrace();

  it.each(FORMATS)(
    "as $name holds less than 100 MB above the tree",
    ({ write }) => {
      const before = bytesInUse();
      let most = 0;
      let chunks = 0;
      for (const chunk of write(trace, { steps: 20, cutShort: false })) {
        expect(chunk.length).toBeLessThan(150_000);
        if (chunks++ % 200 === 0) most = Math.max(most, bytesInUse() - before);
      }
      expect(most).toBeLessThan(100_000_000);
    },
    120_000,
  );
});
