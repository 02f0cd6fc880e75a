import { domainFor } from "../domain-for.ts";
import type { Question } from "./assignment.ts";
import type { AssignmentFile } from "./assignment-file.ts";
import type { ValuePath } from "./located-yaml.ts";
import { pathText } from "./schema-faults.ts";

/**
 * The questions of each student who has a problem of their own: the assignment's, with the student's
 * start in every question that takes the assignment's problem.
 */
export function ownQuestions(
  file: AssignmentFile,
  questions: readonly Question[],
  fail: (path: ValuePath, message: string) => void,
): ReadonlyMap<string, readonly Question[]> {
  const own = new Map<string, readonly Question[]>();
  const { problem, problems } = file;
  if (problems === undefined) return own;
  if (problem === undefined) {
    fail(
      ["problems"],
      "`problems` gives students a start of their own in `problem`, which is missing",
    );
    return own;
  }
  if (file.questions.every((question) => question.problem !== undefined)) {
    fail(["problems"], "`problems` changes nothing: every question has a problem of its own");
    return own;
  }
  for (const [student, { start }] of Object.entries(problems)) {
    const domain = domainFor({ ...problem, start });
    if (!domain.ok) {
      const path = ["problems", student, "start"];
      fail(path, `\`${pathText(path)}\`: ${domain.message}`);
      continue;
    }
    own.set(
      student,
      questions.map((question, index) =>
        file.questions[index]?.problem === undefined
          ? { ...question, domain: domain.value }
          : question,
      ),
    );
  }
  return own;
}
