import { search, type Rules, type SearchName } from "@jejak/search";
import type { Trace } from "../trace.ts";
import { smallGraph } from "./small-graph.ts";

const H: Readonly<Record<string, number>> = {
  "123450786": 4,
  "123456780": 6,
  "123405786": 2,
  "120453786": 6,
  "123485706": 4,
  "123045786": 4,
  "103425786": 0,
  "123456708": 8,
  "120456783": 8,
  "123456078": 9,
  "102453786": 5,
};

/** The part of the 8-puzzle that the slides' figure shows, written out by hand: blank down, right, left, up. */
const SUCCESSORS = new Map(
  Object.entries({
    "123450786": "D 123456780, L 123405786, U 120453786",
    "123456780": "L 123456708, U 123450786",
    "123405786": "D 123485706, R 123450786, L 123045786, U 103425786",
    "120453786": "D 123450786, L 102453786",
  }).map(([state, list]) => [
    state,
    list.split(", ").map((entry) => {
      const [action = "", to = ""] = entry.split(" ");
      return { state: to, action, cost: 1 };
    }),
  ]),
);

/** The slides' figure under one of their searches: limit 2, h = misplaced + manhattan. */
export function slidesFigure(name: SearchName = "best-first"): Trace {
  const rules: Rules = {
    search: name,
    childOrder: ["D", "R", "L", "U"],
    depthLimit: 2,
    duplicates: "parent",
    goalTest: "visit",
    ties: "fifo",
    heuristic: [
      { name: "misplaced", weight: 1 },
      { name: "manhattan", weight: 1 },
    ],
  };
  const start = "123450786";
  const goal = "103425786";
  const run = search(smallGraph(start, [goal], SUCCESSORS), rules, {
    heuristic: (state) => H[state] as number,
  });
  return { problem: { kind: "puzzle", start, goal, columns: 3 }, run };
}
