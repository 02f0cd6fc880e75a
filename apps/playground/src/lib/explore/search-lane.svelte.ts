import { SearchClient } from "../search/search-client.ts";
import type { SearchRequest } from "../search/search-request.ts";
import type { RunSummary, SessionProblem } from "../search/session.ts";
import type { StepView } from "../search/step-view.ts";
import type { WorkerAnswer } from "../search/worker-messages.ts";
import type { ExportForm } from "./export-forms.ts";
import { pngOf, saveFile } from "./save-file.ts";

/** One search of those that Explore shows side by side: what is asked for, what was found, the step shown. */
export class SearchLane {
  /** What is asked for; while the worker is at it, `summary` is still the search before. */
  request: SearchRequest = $state.raw({} as SearchRequest);
  summary: RunSummary = $state.raw({} as RunSummary);
  view: StepView = $state.raw({} as StepView);
  problem: SessionProblem | null = $state.raw(null);
  isBusy = $state(false);
  readonly #onopened: (lane: SearchLane) => void;
  #client: SearchClient | null = null;
  /** The first search came with the page; the worker makes it for itself before the first step. */
  #isOpen = false;
  /** It is making what is shown already. */
  #isMakingFirst = false;
  #exporting: ExportForm | null = null;

  constructor(summary: RunSummary, view: StepView, onopened: (lane: SearchLane) => void) {
    this.request = summary.request;
    this.summary = summary;
    this.view = view;
    this.#onopened = onopened;
  }

  /** Searches anew; a step beyond the end is the end. */
  open(request: SearchRequest, step: number | "end"): void {
    // A tree from a file has no search that could be made anew.
    if (request.kind === "tree") return;
    this.request = request;
    this.#begin();
    this.#worker().open(request, step);
  }

  /** Shows what a file holds, from its beginning. */
  openFile(text: string, name: string): void {
    this.#begin();
    this.#worker().openFile(text, name);
  }

  #begin(): void {
    this.isBusy = true;
    this.#isOpen = true;
    this.#isMakingFirst = false;
  }

  /** Shows a step; one beyond the end is the end. */
  show(step: number): void {
    if (this.isBusy) return;
    const last = Math.min(step, this.summary.steps);
    this.#ensureOpen();
    this.#worker().step(last);
  }

  /** Writes the whole search in one of the forms and hands it over as a file. */
  export(form: ExportForm): void {
    this.#exporting = form;
    this.#ensureOpen();
    this.#worker().export(form === "png" ? "svg" : form);
  }

  close(): void {
    this.#client?.close();
    this.#client = null;
  }

  #worker(): SearchClient {
    this.#client ??= new SearchClient((answer) => this.#take(answer));
    return this.#client;
  }

  #ensureOpen(): void {
    if (this.#isOpen || this.request.kind === "tree") return;
    this.#isOpen = true;
    this.#isMakingFirst = true;
    this.#worker().open(this.request, this.view.step);
  }

  #take(answer: WorkerAnswer): void {
    switch (answer.kind) {
      case "opened":
        if (this.#isMakingFirst) {
          this.#isMakingFirst = false;
          return;
        }
        this.isBusy = false;
        this.problem = null;
        this.request = answer.summary.request;
        this.summary = answer.summary;
        this.view = answer.view;
        this.#onopened(this);
        return;
      case "view":
        this.view = answer.view;
        return;
      case "exported":
        void this.#save(answer);
        return;
      case "not-exported":
        this.problem = { kind: "file", message: "", why: "no-search" };
        return;
      case "problem":
        this.isBusy = false;
        this.problem = answer.problem;
        return;
    }
  }

  async #save(file: { name: string; extension: string; text: string }): Promise<void> {
    const picture = this.#exporting === "png" ? await pngOf(file.text) : null;
    if (picture !== null) saveFile(`${file.name}.png`, picture);
    else saveFile(`${file.name}${file.extension}`, new Blob([file.text], { type: "text/plain" }));
  }
}
