import { gradingAnswers } from "#lib/grading/answer-grading.ts";
import { PractiseGrader } from "#lib/practise/practise-grader.ts";
import { USUAL_EXERCISE } from "#lib/practise/exercise-choice.ts";
import { firstTurn } from "#lib/practise/turn.ts";
import type { PageServerLoad } from "./$types";

/** The usual exercise, judged while the page is built: the first visitor sees it without waiting. */
export const load: PageServerLoad = async () => {
  const answers = gradingAnswers();
  const desk = new PractiseGrader(
    { ask: (question) => answers({ ...question, id: 0 }) },
    () => "en",
  );
  const judged = await desk.judge(USUAL_EXERCISE, [USUAL_EXERCISE.start], 0);
  if (!judged.ok) throw new Error(judged.message);
  return { first: firstTurn(USUAL_EXERCISE, judged.value) };
};
