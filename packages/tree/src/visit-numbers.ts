import { NONE, type SearchRun } from "@jejak/search";

/** For each node the number of its visit from 0, NONE where it was never visited; of several visits the last. */
export function visitNumbers<State, Action>(run: SearchRun<State, Action>): Int32Array {
  const numbers = new Int32Array(run.tree.size).fill(NONE);
  run.visits.forEach((node, number) => {
    numbers[node] = number;
  });
  return numbers;
}
