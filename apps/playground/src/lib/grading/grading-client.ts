import type { GradingAnswer, GradingDesk, GradingQuestion } from "./grading-messages.ts";
import GradingWorker from "./grading.worker.ts?worker";

/** Longer than this no answer is waited for: whatever was handed in then was too much. */
const PATIENCE_MS = 30_000;

/** The page's side of the grading worker: one question, one answer. */
export class GradingClient implements GradingDesk {
  #worker: Worker | null = null;
  #id = 0;
  readonly #waiting = new Map<number, (answer: GradingAnswer) => void>();

  ask(question: GradingQuestion): Promise<GradingAnswer> {
    this.#worker ??= this.#start();
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.close();
        resolve({ kind: "failed", id, message: "" });
      }, PATIENCE_MS);
      this.#waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#worker?.postMessage({ ...question, id });
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = new GradingWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<GradingAnswer>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
    return worker;
  }
}
