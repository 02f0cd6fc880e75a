import { heuristic } from "@jejak/heuristics";
import { shuffled, slidingPuzzle } from "@jejak/puzzle";
import {
  DUPLICATES,
  search,
  SEARCHES,
  solutionPath,
  TIES,
  type HeuristicTerm,
  type Rules,
  type SearchRun,
} from "@jejak/search";

/** A question's problem and rules, and what a student with one misunderstanding hands in for it. */
export interface LabelledTrace {
  readonly label: string;
  readonly exercise: Exercise;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

export interface Exercise {
  readonly start: string;
  readonly goal: string;
  readonly rules: Rules;
}

/** Numbers from 0 to below 1. */
export type Random = () => number;

const GOALS = ["123804765", "123456780", "012345678"] as const;
const ORDERS = [
  ["D", "R", "L", "U"],
  ["U", "D", "L", "R"],
] as const;
const MISPLACED: HeuristicTerm = { name: "misplaced", weight: 1 };
const MANHATTAN: HeuristicTerm = { name: "manhattan", weight: 1 };
const SUMS = [[MISPLACED, MANHATTAN], [MANHATTAN], [MISPLACED]] as const;
const SHORTEST = 4;
const LONGEST = 80;

/** A random exercise as courses set them: 4 to 80 visits. */
function randomExercise(random: Random): Exercise {
  const goal = pick(random, GOALS);
  return {
    goal,
    start: shuffled(goal, 3, Math.floor(random() * 2 ** 31), 3 + Math.floor(random() * 8)),
    rules: {
      search: pick(random, SEARCHES.slice(0, 5)),
      childOrder: pick(random, ORDERS),
      depthLimit: 3 + Math.floor(random() * 4),
      duplicates: pick(random, ["parent", "closed", "generated", "path"]),
      goalTest: pick(random, ["visit", "visit", "generate"]),
      ties: pick(random, ["fifo", "lifo"]),
      heuristic: pick(random, SUMS),
    },
  };
}

interface Otherwise {
  readonly rules?: Partial<Rules>;
  readonly h?: (word: string) => number;
  readonly goalIsIgnored?: boolean;
}

function run({ start, goal, rules }: Exercise, other: Otherwise = {}): SearchRun<string, string> {
  const all = { ...rules, ...other.rules };
  const puzzle = slidingPuzzle({ start, goal, columns: 3, childOrder: all.childOrder });
  const problem =
    other.goalIsIgnored === true
      ? {
          initial: start,
          isGoal: () => false,
          successors: (word: string) => puzzle.successors(word),
          key: (word: string) => word,
        }
      : puzzle;
  return search<string, string>(problem, all, {
    heuristic: other.h ?? distance(all.heuristic, goal),
    bounds: { nodes: 3_000 },
  });
}

function visits(found: SearchRun<string, string>): string[] | null {
  return found.outcome === "stopped" ? null : found.visits.map((node) => found.tree.state(node));
}

function distance(terms: readonly HeuristicTerm[], goal: string): (word: string) => number {
  const made = heuristic(terms, goal, 3);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** The heuristics with the blank counted as if it were a tile, written out once more on purpose. */
function withBlank({ goal, rules }: Exercise): (word: string) => number {
  return (word) =>
    rules.heuristic.reduce((sum, { name, weight }) => {
      const parts = word.split("").map((tile, cell) => {
        const home = goal.indexOf(tile);
        const rows = Math.abs(Math.floor(cell / 3) - Math.floor(home / 3));
        return name === "misplaced"
          ? Number(cell !== home)
          : rows + Math.abs((cell % 3) - (home % 3));
      });
      return sum + weight * parts.reduce((all, part) => all + part, 0);
    }, 0);
}

const usesH = ({ rules }: Exercise): boolean =>
  rules.search === "best-first" || rules.search === "a-star";
const hasTies = ({ rules }: Exercise): boolean =>
  rules.search !== "depth-first" && rules.search !== "breadth-first";

/** For each misunderstanding the trace that it makes; null where it cannot come up. */
const MISUNDERSTANDINGS: Readonly<
  Record<string, (exercise: Exercise, random: Random) => readonly string[] | null>
> = {
  search: (exercise, random) => {
    const own = exercise.rules.search;
    const others = SEARCHES.slice(0, 5).filter(
      (name) => name !== own && !(own === "a-star" && name === "best-first"),
    );
    return visits(run(exercise, { rules: { search: pick(random, others) } }));
  },
  "h-for-f": (exercise) =>
    exercise.rules.search === "a-star"
      ? visits(run(exercise, { rules: { search: "best-first" } }))
      : null,
  "child-order": (exercise, random) => {
    const own = exercise.rules.childOrder as readonly string[];
    const orders = [own.toReversed(), ["L", "R", "U", "D"], ["U", "R", "D", "L"], "tile"];
    return visits(run(exercise, { rules: { childOrder: pick(random, orders) } }));
  },
  "depth-limit": (exercise) => {
    const { depthLimit } = exercise.rules;
    return depthLimit === null
      ? null
      : visits(run(exercise, { rules: { depthLimit: depthLimit - 1 } }));
  },
  duplicates: (exercise, random) => {
    const others = DUPLICATES.filter((rule) => rule !== exercise.rules.duplicates);
    return visits(run(exercise, { rules: { duplicates: pick(random, others) } }));
  },
  "goal-test": (exercise) => {
    const goalTest = exercise.rules.goalTest === "visit" ? "generate" : "visit";
    return visits(run(exercise, { rules: { goalTest } }));
  },
  ties: (exercise, random) => {
    const others = TIES.filter((rule) => rule !== exercise.rules.ties);
    return hasTies(exercise)
      ? visits(run(exercise, { rules: { ties: pick(random, others) } }))
      : null;
  },
  heuristic: (exercise, random) =>
    usesH(exercise)
      ? visits(run(exercise, { h: distance(pick(random, SUMS), exercise.goal) }))
      : null,
  "blank-counted": (exercise) =>
    usesH(exercise) ? visits(run(exercise, { h: withBlank(exercise) })) : null,
  "other-goal": (exercise, random) => {
    const others = GOALS.filter((goal) => goal !== exercise.goal);
    const h = distance(exercise.rules.heuristic, pick(random, others));
    return usesH(exercise) ? visits(run(exercise, { h })) : null;
  },
  "goal-not-tested": (exercise, random) => {
    const right = visits(run(exercise));
    const endless = run(exercise, { goalIsIgnored: true });
    const all = endless.visits.map((node) => endless.tree.state(node));
    if (right === null || all.length <= right.length) return null;
    return all.slice(0, right.length + 1 + Math.floor(random() * 6));
  },
  "goal-not-written": (exercise) => {
    const right = visits(run(exercise));
    return right?.at(-1) === exercise.goal ? right.slice(0, -1) : null;
  },
  "path-for-order": (exercise) => solutionPath(run(exercise)),
};

export const LABELS: readonly string[] = Object.keys(MISUNDERSTANDINGS);

/** A random trace under this misunderstanding that differs from the right one. */
export function labelledTrace(label: string, random: Random): LabelledTrace {
  const make = MISUNDERSTANDINGS[label];
  if (make === undefined) throw new Error(`there is no misunderstanding ${label}`);
  for (;;) {
    const exercise = randomExercise(random);
    const right = visits(run(exercise));
    if (right === null || right.length < SHORTEST || right.length > LONGEST) continue;
    const wrong = make(exercise, random);
    if (wrong === null || wrong.length < SHORTEST - 1 || wrong.length > LONGEST) continue;
    if (!isRight(exercise, right, wrong)) return { label, exercise, right, wrong };
  }
}

/** A right trace of a random exercise. */
export function rightTrace(random: Random): LabelledTrace {
  return { ...labelledTrace("child-order", random), label: "right" };
}

/** The same as the right trace; under `goalTest: generate` with or without the goal. */
function isRight(
  { goal, rules }: Exercise,
  right: readonly string[],
  wrong: readonly string[],
): boolean {
  const text = wrong.join();
  if (text === right.join()) return true;
  return rules.goalTest === "generate" && text === [...right, goal].join();
}

/** The trace with one random slip: a state left out, doubled, misspelt, or exchanged with the next. */
export function withSlip(trace: readonly string[], random: Random): string[] {
  const at = 1 + Math.floor(random() * Math.max(1, trace.length - 2));
  const here = trace[at] as string;
  switch (Math.floor(random() * 4)) {
    case 0:
      return trace.toSpliced(at, 1);
    case 1:
      return trace.toSpliced(at, 0, here);
    case 2:
      return trace.toSpliced(at, 1, here.replace("1", "2"));
    default: {
      const next = trace[at + 1];
      return next === undefined ? trace.toSpliced(at, 1) : trace.toSpliced(at, 2, next, here);
    }
  }
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
