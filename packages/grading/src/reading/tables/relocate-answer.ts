import type { Place } from "../../place.ts";
import type { ReadAnswer, ReadMoves, ReadNode, ReadStep } from "../answer.ts";

/** The same answer with every place passed through `move`: for a text that was put together from another. */
export function relocateAnswer(answer: ReadAnswer, move: (place: Place) => Place): ReadAnswer {
  const steps = <Step extends ReadStep | ReadNode | ReadMoves>(list: readonly Step[]): Step[] =>
    list.map((step) => ({ ...step, place: move(step.place) }));
  return {
    ...answer,
    steps: steps(answer.steps),
    ...(answer.expansions === undefined ? {} : { expansions: steps(answer.expansions) }),
    ...(answer.generated === undefined ? {} : { generated: steps(answer.generated) }),
    ...(answer.path === undefined ? {} : { path: steps(answer.path) }),
    ...(answer.tree === undefined ? {} : { tree: steps(answer.tree) }),
    ...(answer.moves === undefined
      ? {}
      : { moves: { ...answer.moves, place: move(answer.moves.place) } }),
    notes: answer.notes.map((note) => ({ ...note, place: move(note.place) })),
  };
}
