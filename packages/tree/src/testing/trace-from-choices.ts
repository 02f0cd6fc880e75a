import {
  DUPLICATES,
  GOAL_TESTS,
  hasOneFrontier,
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

/** Every rule on duplicates, those that make large trees more often. */
const ALL_DUPLICATES = [
  "none",
  "parent",
  "path",
  "closed",
  ...DUPLICATES,
] as const satisfies readonly Rules["duplicates"][];

/**
 * A random small search: `choices` answer one question after the other, so that a property test can
 * shrink them; once they run out, numbers that follow from them do.
 */
export function traceFromChoices(
  choices: readonly number[],
  names: readonly string[] = AWKWARD_NAMES,
  searches: readonly Rules["search"][] = SEARCHES.filter(hasOneFrontier),
): Trace {
  let at = 0;
  let following = choices.reduce((sum, choice) => Math.imul(sum ^ choice, 0x01000193), 0x811c9dc5);
  const below = (count: number): number => {
    // Mulberry32, so that short lists of choices make whole searches too.
    following = (following + 0x6d2b79f5) | 0;
    let mixed = Math.imul(following ^ (following >>> 15), following | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (choices[at++] ?? (mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
  const from = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const states = Array.from(
    { length: from([15, 14, 13, 12, 11, 10, 9, 7, 5, 3, 1]) },
    (_, index) => {
      const name = names[(index * 7 + below(names.length)) % names.length] as string;
      return below(4) > 0 ? name : `${name}${index}`;
    },
  );
  const bounds = { nodes: from([90, 90, 90, 90, 80, 80, 70, 60, 50, 20, 10, 1]) };
  const start = states[0] as string;
  const others = states.length > 1 && below(8) > 0 ? states.slice(1) : states;
  const goals = from([["nowhere"], ["nowhere"], [from(others)], [from(others), from(others)]]);
  const h = Object.fromEntries(states.map((state) => [state, below(10)]));
  const successors = new Map<string, Successor<string, string>[]>();
  const edges: string[] = [];
  for (const state of new Set(states)) {
    const list = Array.from({ length: from([4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 0]) }, (_, index) => {
      const to = from(states);
      const cost = below(3) === 0 ? below(40) / 4 : 1;
      edges.push(`${state} -> ${to} ${cost}`);
      return { state: to, action: `${from(["to", "D", "é\"'", ""])}${index}`, cost };
    });
    successors.set(state, list);
  }
  const kind = from(searches);
  const duplicates =
    kind === "recursive-best-first" ? (["none", "parent", "path"] as const) : ALL_DUPLICATES;
  const rules: Rules = {
    search: kind,
    childOrder: from<Rules["childOrder"]>(["listed", ["D", "R", "L", "U"], []]),
    depthLimit: from([null, null, null, null, null, 9, 7, 6, 5, 4, 4, 3, 3, 2, 1, 0]),
    duplicates: from<Rules["duplicates"]>(duplicates),
    goalTest: from(GOAL_TESTS),
    ties: from(TIES),
    heuristic: from([[{ name: "table", weight: 1 }], []]),
    ...(kind === "weighted-a-star" ? { weight: below(8) / 4 } : {}),
    ...(kind === "beam" ? { beamWidth: 1 + below(3) } : {}),
  };
  const run = search(smallGraph(start, goals, successors), rules, {
    heuristic: (state) => h[state] ?? 0,
    bounds,
  });
  const goal = goals.length === 1 ? (goals[0] as string) : goals;
  return { problem: { kind: "graph", start, goal, edges, h }, run };
}
