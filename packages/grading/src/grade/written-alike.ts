import type { ReadAnswer, ReadStep } from "../reading/answer.ts";

/** Answers that are longer are rarely handed in twice. */
const LONGEST = 300;

/**
 * A text that is equal for answers that say the same, wherever and in whatever form they are
 * written; null for an answer with more than states and values. Half a class hands in the right
 * trace, and many of the wrong ones come up again and again.
 */
export function writtenAlike(answer: ReadAnswer, steps: readonly ReadStep[]): string | null {
  const { path, moves, tree, expansions, generated } = answer;
  const hasMore = [path, moves, tree, expansions, generated].some((part) => part !== undefined);
  if (hasMore || steps.length > LONGEST) return null;
  let text = "";
  for (const step of steps) {
    const { state, h, g, f, level, parent, move, hTerms, open, closed } = step;
    if (open !== undefined || closed !== undefined || hTerms !== undefined) return null;
    text += state.ok ? state.word : `${state.kind} ${state.written} ${state.message}`;
    if (h !== undefined) text += ` h${h}`;
    if (g !== undefined) text += ` g${g}`;
    if (f !== undefined) text += ` f${f}`;
    if (level !== undefined) text += ` level${level}`;
    if (move !== undefined) text += ` move${move}`;
    if (parent === null) text += " root";
    else if (parent !== undefined) text += ` parent${parent.ok ? parent.word : parent.written}`;
    text += "\n";
  }
  return text;
}
