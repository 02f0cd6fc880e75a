import {
  DUPLICATES,
  GOAL_TESTS,
  search,
  SEARCHES,
  TIES,
  type Rules,
  type Successor,
} from "@jejak/search";
import type { Trace } from "../trace.ts";
import { smallGraph } from "./small-graph.ts";

/** Names that every format has trouble with. */
export const AWKWARD_NAMES = [
  "A",
  'say "B"',
  "C, c; c",
  "[D]",
  "{E}=e",
  "😀👩‍👩‍👧",
  "مرحبا שלום",
  "<i>&amp;</i>",
  "it's\\n",
  "000",
  "null",
  "a -> b",
  "|x|`y`$z$_^~%#&",
  "",
  " blank ",
  "two\nlines",
  "tab\there",
  "-->]]>",
  "(paren):1,",
] as const;

/**
 * A random small search: `choices` answer one question after the other (0 once they run out), so
 * that a property test can shrink them.
 */
export function traceFromChoices(
  choices: readonly number[],
  names: readonly string[] = AWKWARD_NAMES,
): Trace {
  let at = 0;
  const below = (count: number): number => (choices[at++] ?? 0) % count;
  const from = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const states = Array.from({ length: 1 + below(8) }, (_, index) => {
    const name = names[(index * 7 + below(names.length)) % names.length] as string;
    return below(4) > 0 ? name : `${name}${index}`;
  });
  const start = from(states);
  const goals = below(5) === 0 ? [from(states), from(states)] : [from(states)];
  const h = Object.fromEntries(states.map((state) => [state, below(10)]));
  const successors = new Map<string, Successor<string, string>[]>();
  const edges: string[] = [];
  for (const state of new Set(states)) {
    const list = Array.from({ length: below(4) }, (_, index) => {
      const to = from(states);
      const cost = below(3) === 0 ? below(40) / 4 : 1;
      edges.push(`${state} -> ${to} ${cost}`);
      return { state: to, action: `${from(["to", "D", "é\"'", ""])}${index}`, cost };
    });
    successors.set(state, list);
  }
  const rules: Rules = {
    search: from(SEARCHES),
    childOrder: from<Rules["childOrder"]>(["listed", ["D", "R", "L", "U"], []]),
    depthLimit: from([null, 0, 1, 2, 3, 5]),
    duplicates: from(DUPLICATES),
    goalTest: from(GOAL_TESTS),
    ties: from(TIES),
    heuristic: [{ name: "table", weight: 1 }],
  };
  const run = search(smallGraph(start, goals, successors), rules, {
    heuristic: (state) => h[state] ?? 0,
    bounds: { nodes: 1 + below(60) },
  });
  const goal = goals.length === 1 ? (goals[0] as string) : goals;
  return { problem: { kind: "graph", start, goal, edges, h }, run };
}
