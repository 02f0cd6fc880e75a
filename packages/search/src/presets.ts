import type { Rules } from "./rules.ts";

/** A course's rules under one name. What a course leaves open (the search, a depth limit) is not in it. */
export interface Preset {
  readonly name: string;
  /** Where these rules are written down. */
  readonly source: string;
  readonly rules: Partial<Rules>;
}

/** The presets by name, in the order in which they are listed to people. */
export const PRESETS: readonly Preset[] = [
  {
    name: "kotak-8",
    source: "the slides Depth, Breadth, dan Best First Search pada Simulasi Kotak-8",
    rules: {
      childOrder: ["D", "R", "L", "U"],
      duplicates: "parent",
      goalTest: "visit",
      ties: "fifo",
      heuristic: [
        { name: "misplaced", weight: 1 },
        { name: "manhattan", weight: 1 },
      ],
    },
  },
  {
    name: "bratko",
    source: "Bratko, Prolog Programming for Artificial Intelligence, figure 12.6",
    rules: {
      search: "a-star",
      childOrder: "tile",
      depthLimit: null,
      duplicates: "path",
      goalTest: "visit",
      ties: "fifo",
      heuristic: [
        { name: "manhattan", weight: 1 },
        { name: "sequence", weight: 3 },
      ],
    },
  },
  {
    name: "aima",
    source:
      "Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th edition, figure 3.7",
    rules: {
      childOrder: ["U", "D", "L", "R"],
      depthLimit: null,
      duplicates: "reached",
      goalTest: "visit",
      ties: "fifo",
      heuristic: [{ name: "manhattan", weight: 1 }],
    },
  },
  {
    name: "cs188",
    source: "UC Berkeley CS 188, project 1: graph search with a closed set, goal test when taken",
    rules: {
      childOrder: ["U", "D", "L", "R"],
      depthLimit: null,
      duplicates: "closed",
      goalTest: "visit",
      ties: "fifo",
      heuristic: [{ name: "manhattan", weight: 1 }],
    },
  },
];

/** The preset of that name, or undefined. */
export function presetNamed(name: string): Preset | undefined {
  return PRESETS.find((preset) => preset.name === name);
}
