import { gradingAnswers } from "./answer-grading.ts";
import type { GradingRequest } from "./grading-messages.ts";

const answers = gradingAnswers();

addEventListener("message", ({ data }: MessageEvent<GradingRequest>) => void answer(data));

async function answer(request: GradingRequest): Promise<void> {
  try {
    postMessage(await answers(request));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    postMessage({ kind: "failed", id: request.id, message });
  }
}
