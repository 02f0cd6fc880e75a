import type { SearchRequest } from "./search-request.ts";
import SearchWorker from "./search.worker.ts?worker";
import type { WorkerAnswer } from "./worker-messages.ts";

/**
 * The page's side of the search worker. A new search ends the one before; of several steps asked
 * for while one is being answered only the last is answered.
 */
export class SearchClient {
  readonly #onanswer: (answer: WorkerAnswer) => void;
  #worker: Worker | null = null;
  #busy = false;
  #waiting: { step: number } | { after: number; level: number } | null = null;
  #id = 0;

  constructor(onanswer: (answer: WorkerAnswer) => void) {
    this.#onanswer = onanswer;
  }

  open(request: SearchRequest, step: number | "end"): void {
    if (this.#busy) this.close();
    this.#waiting = null;
    this.#post({ kind: "open", request, step });
  }

  step(step: number): void {
    this.#ask({ step });
  }

  nextAtLevel(after: number, level: number): void {
    this.#ask({ after, level });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#busy = false;
  }

  #ask(question: { step: number } | { after: number; level: number }): void {
    if (this.#busy) this.#waiting = question;
    else if ("step" in question) this.#post({ kind: "step", ...question });
    else this.#post({ kind: "level", ...question });
  }

  #post(message: Record<string, unknown>): void {
    this.#worker ??= this.#start();
    this.#busy = true;
    this.#id += 1;
    this.#worker.postMessage({ ...message, id: this.#id });
  }

  #start(): Worker {
    const worker = new SearchWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
      if (worker !== this.#worker || data.id !== this.#id) return;
      this.#busy = false;
      this.#onanswer(data);
      const next = this.#waiting;
      this.#waiting = null;
      if (next !== null) this.#ask(next);
    });
    return worker;
  }
}
