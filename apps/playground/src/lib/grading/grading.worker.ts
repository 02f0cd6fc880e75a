import { gradingAnswers } from "./answer-grading.ts";
import type { GradingAnswer, GradingRequest } from "./grading-messages.ts";

const answers = gradingAnswers();

addEventListener("message", ({ data }: MessageEvent<GradingRequest>) => {
  let reply: GradingAnswer;
  try {
    reply = answers(data);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply = { kind: "failed", id: data.id, message };
  }
  postMessage(reply);
});
