import { expect, it } from "vitest";
import { gradingAnswers } from "../grading/answer-grading.ts";
import { assignmentOf } from "./exercise.ts";
import { exerciseOf } from "./exercise-choice.ts";
import { judgementOf, type Judgement } from "./judgement.ts";

const answers = gradingAnswers();
const exercise = exerciseOf({ search: "best-first", seed: 1, moves: 3, focus: [] });

async function judged(words: readonly string[]): Promise<Judgement> {
  const answer = await answers({
    kind: "grade",
    id: 1,
    assignment: assignmentOf(exercise),
    files: [{ path: "visits.txt", bytes: new TextEncoder().encode(words.join("\n")) }],
    language: "en",
    level: "full",
  });
  const report = answer.kind === "graded" ? answer.report.questions[0] : undefined;
  if (report === undefined) throw new Error(JSON.stringify(answer));
  return judgementOf(report, words.length, 0);
}

it("follows the rules from the start to the goal by what it says is possible", async () => {
  const words = [exercise.start];
  for (let step = 0; step < 40; step++) {
    const { isFinished, frontier, slip } = await judged(words);
    expect(slip).toBeNull();
    if (isFinished) break;
    words.push(frontier.find(({ isPossible }) => isPossible)?.state ?? "none");
  }
  expect(words.at(-1)).toBe(exercise.goal);
});

it("tells a wrong choice at once, by the grader's kind and words", async () => {
  const { frontier } = await judged([exercise.start]);
  const worse = frontier.find(({ isPossible }) => !isPossible);
  const { slip } = await judged([exercise.start, worse?.state ?? ""]);
  expect(slip?.kind).toBe("not-best");
  expect(slip?.message).toContain(worse?.state);
});
