import type { Problem, Successor } from "@jejak/search";

/** A graph problem for tests: states are names, what follows each is listed. */
export function smallGraph(
  initial: string,
  goals: readonly string[],
  successors: ReadonlyMap<string, readonly Successor<string, string>[]>,
): Problem<string, string> {
  return {
    initial,
    isGoal: (state) => goals.includes(state),
    successors: (state) => successors.get(state) ?? [],
    key: (state) => state,
  };
}
