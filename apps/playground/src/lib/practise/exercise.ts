import type { Rules, SearchName, TiesRule } from "@jejak/search";

/** The searches that are practised by hand. */
export const PRACTISED = [
  "depth-first",
  "breadth-first",
  "best-first",
  "a-star",
  "uniform-cost",
] as const satisfies readonly SearchName[];
export type PractisedSearch = (typeof PRACTISED)[number];

/** The rules of an exercise; with `ties: any` any of several equals will do. */
export interface ExerciseRules extends Omit<Rules, "search" | "ties"> {
  readonly search: PractisedSearch;
  readonly ties: TiesRule | "any";
}

/** A problem that a student searches by hand, and the rules of the search. */
export interface Exercise {
  readonly start: string;
  readonly goal: string;
  /** Cells in a row. */
  readonly columns: number;
  readonly rules: ExerciseRules;
}

/** The questions of an exercise's assignment: the order of visits, and h beside generated nodes. */
export const QUESTIONS = { visits: "visits", values: "values" } as const;

/** The exercise as an assignment for the grader. */
export function assignmentOf({ start, goal, columns, rules }: Exercise): string {
  return JSON.stringify({
    format: "jejak-assignment/1",
    title: "Practise",
    problem: { kind: "puzzle", start, goal, columns },
    rules,
    questions: [
      { id: QUESTIONS.visits, ask: "visits", points: 1 },
      { id: QUESTIONS.values, ask: "h", points: 1 },
    ],
  });
}
