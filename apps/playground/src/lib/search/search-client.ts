import type { GraphRequest, PuzzleRequest } from "./search-request.ts";
import SearchWorker from "./search.worker.ts?worker";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

type Opening =
  | Omit<Extract<WorkerRequest, { kind: "open" }>, "id">
  | Omit<Extract<WorkerRequest, { kind: "open-file" }>, "id">;
type Question =
  | Omit<Extract<WorkerRequest, { kind: "step" }>, "id">
  | Omit<Extract<WorkerRequest, { kind: "export" }>, "id">;

/**
 * The page's side of the search worker. A new search ends the one before; of several steps asked
 * for while one is being answered only the last is answered.
 */
export class SearchClient {
  readonly #onanswer: (answer: WorkerAnswer) => void;
  #worker: Worker | null = null;
  #busy = false;
  #waiting: Question | null = null;
  #id = 0;

  constructor(onanswer: (answer: WorkerAnswer) => void) {
    this.#onanswer = onanswer;
  }

  open(request: PuzzleRequest | GraphRequest, step: number | "end"): void {
    this.#begin({ kind: "open", request, step });
  }

  openFile(text: string, name: string): void {
    this.#begin({ kind: "open-file", text, name });
  }

  step(step: number): void {
    this.#ask({ kind: "step", step });
  }

  export(form: string): void {
    this.#ask({ kind: "export", form });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#busy = false;
  }

  #begin(opening: Opening): void {
    if (this.#busy) this.close();
    this.#waiting = null;
    this.#post(opening);
  }

  #ask(question: Question): void {
    if (this.#busy) this.#waiting = question;
    else this.#post(question);
  }

  #post(message: Question | Opening): void {
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
