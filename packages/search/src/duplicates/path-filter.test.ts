import { describe, expect, it } from "vitest";
import { search, type Problem, type Rules } from "../index.ts";

/** A ladder of rungs 0, 1, 2, ...: down, up again, two rungs down, or to the other side. */
function ladder(length: number): Problem<string, string> {
  return {
    initial: "0",
    isGoal: () => false,
    successors: (state) => {
      const [rung, side] = [Number.parseInt(state, 10), state.endsWith("b") ? "b" : ""];
      const next = [`${rung + 1}${side}`, `${rung - 1}${side}`, `${rung + 2}${side}`];
      return [...next, side === "" ? `${rung}b` : `${rung}`]
        .filter((other) => Number.parseInt(other, 10) >= 0 && Number.parseInt(other, 10) <= length)
        .map((other) => ({ state: other, action: other, cost: 1 }));
    },
    key: (state) => state,
  };
}

const RULES: Rules = {
  search: "depth-first",
  childOrder: "listed",
  depthLimit: null,
  duplicates: "path",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [],
};

describe("duplicates: path, far down", () => {
  it.each(["depth-first", "breadth-first"] as const)(
    "drops in a %s search exactly the states that stand on the path",
    (name) => {
      const rules = { ...RULES, search: name, depthLimit: name === "depth-first" ? null : 9 };
      const run = search(ladder(80), rules, { bounds: { nodes: 4_000 } });
      const { tree, visits } = run;
      for (const node of visits) {
        const path = tree.path(node).map((at) => tree.state(at));
        expect(new Set(path).size).toBe(path.length);
        const isOpen = rules.depthLimit !== null && tree.level(node) >= rules.depthLimit;
        const expected = ladder(80)
          .successors(tree.state(node))
          .map(({ state }) => state)
          .filter((state) => !path.includes(state));
        const children = tree.children(node).map((child) => tree.state(child));
        expect(children).toEqual(isOpen ? [] : expected);
      }
      expect(tree.size).toBeGreaterThan(1_000);
    },
  );

  it("costs what the depth does, not its square", () => {
    const run = search(ladder(60_000), RULES, { bounds: { nodes: 150_000 } });
    expect({ outcome: run.outcome, deepest: run.tree.level(run.tree.size - 1) }).toEqual({
      outcome: "stopped",
      deepest: 50_000,
    });
  });
});
