import { createGrader, type Assignment, type Grader } from "@jejak/grading";
import type { ReadValue } from "../read-value.ts";

/** The grader of an assignment that was read from `file`; refused where one of its searches does not end. */
export function makeGrader(assignment: Assignment, file: string): ReadValue<Grader> {
  const made = createGrader(assignment);
  if (made.ok) return made;
  const [first] = made.faults;
  return { ok: false, message: `${file}: ${first?.message ?? "cannot be graded"}` };
}
