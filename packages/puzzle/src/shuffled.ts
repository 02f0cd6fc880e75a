import { slide } from "./moves/apply-move.ts";
import { blankSteps } from "./moves/blank-steps.ts";
import { oppositeMove, type Move } from "./moves/move.ts";
import { seededRandom } from "./seeded-random.ts";
import { BLANK } from "./tiles.ts";

/**
 * `goal` after that many random blank moves, none of which takes back the one before: always
 * solvable, at most `steps` moves from the goal, and the same for the same seed.
 */
export function shuffled(goal: string, columns: number, seed: number, steps: number): string {
  const random = seededRandom(seed);
  const table = blankSteps(columns, goal.length / columns);
  let board = goal;
  let blank = goal.indexOf(BLANK);
  let back: Move | null = null;
  for (let step = 0; step < steps; step += 1) {
    const choices = (table[blank] ?? []).filter(({ move }) => move !== back);
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) break;
    board = slide(board, blank, choice.cell);
    blank = choice.cell;
    back = oppositeMove(choice.move);
  }
  return board;
}
