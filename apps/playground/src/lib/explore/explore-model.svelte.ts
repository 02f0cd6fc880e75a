import type { Rules } from "@jejak/search";
import { SearchClient } from "../search/search-client.ts";
import type { SearchRequest } from "../search/search-request.ts";
import type { RunSummary, SessionProblem } from "../search/session.ts";
import type { StepView } from "../search/step-view.ts";
import type { ExportForm } from "./export-forms.ts";
import { pngOf, saveFile } from "./save-file.ts";
import type { WorkerAnswer } from "../search/worker-messages.ts";

/** Visits a second when playing. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 5, 20];

/** What Explore shows: a finished search, the step it is at, and what the reader has picked. */
export class ExploreModel {
  /** What is asked for; while the worker is at it, `summary` is still the search before. */
  request: SearchRequest = $state.raw({} as SearchRequest);
  summary: RunSummary = $state.raw({} as RunSummary);
  view: StepView = $state.raw({} as StepView);
  problem: SessionProblem | null = $state.raw(null);
  isBusy = $state(false);
  isPlaying = $state(false);
  speed = $state(1);
  selected: number | null = $state(null);
  /** The step that is asked for; the slider follows it at once, the rest when the worker answers. */
  step = $state(0);
  #client: SearchClient | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(summary: RunSummary, view: StepView) {
    this.request = summary.request;
    this.summary = summary;
    this.view = view;
    this.step = view.step;
  }

  /** Searches anew; a step beyond the end is the end. */
  open(request: SearchRequest, step: number | "end" = "end"): void {
    this.pause();
    this.request = request;
    this.isBusy = true;
    this.#worker().open(request, step);
  }

  changeRules(rules: Partial<Rules>): void {
    this.open({ ...this.request, rules: { ...this.request.rules, ...rules } }, this.step);
  }

  changeBoards(boards: Partial<Pick<SearchRequest, "start" | "goal" | "columns">>): void {
    this.open({ ...this.request, ...boards }, "end");
  }

  go(step: number): void {
    this.selected = null;
    this.step = Math.min(Math.max(0, step), this.summary.steps);
    if (this.step === this.summary.steps) this.pause();
    this.#ensureOpen();
    this.#worker().step(this.step);
  }

  nextAtLevel(): void {
    const { node } = this.view;
    if (node === null || this.summary.steps === 0) return;
    this.selected = null;
    this.#ensureOpen();
    this.#worker().nextAtLevel(this.step, this.summary.tree.level[node] ?? 0);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else {
      this.isPlaying = true;
      if (this.step >= this.summary.steps) this.go(0);
      this.isPlaying = true;
      this.#schedule();
    }
  }

  /** Writes the whole search in one of the forms and hands it over as a file. */
  export(form: ExportForm): void {
    this.#exporting = form;
    this.#ensureOpen();
    this.#worker().export(form === "png" ? "svg" : form);
  }

  #exporting: ExportForm | null = null;
  async #save({ name, extension, text }: { name: string; extension: string; text: string }) {
    const picture = this.#exporting === "png" ? await pngOf(text) : null;
    if (picture !== null) saveFile(`${name}.png`, picture);
    else saveFile(`${name}${extension}`, new Blob([text], { type: "text/plain" }));
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.#client?.close();
    this.#client = null;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      this.go(this.step + 1);
      if (this.isPlaying) this.#schedule();
    }, 1000 / this.speed);
  }

  #worker(): SearchClient {
    this.#client ??= new SearchClient((answer) => this.#take(answer));
    return this.#client;
  }

  /** The first search came with the page; the worker makes it for itself before the first step. */
  #isOpen = false;
  #ensureOpen(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    if (!this.isBusy) this.#worker().open(this.request, this.step);
  }

  #take(answer: WorkerAnswer): void {
    switch (answer.kind) {
      case "opened":
        this.#isOpen = true;
        this.isBusy = false;
        this.problem = null;
        this.selected = null;
        this.summary = answer.summary;
        this.view = answer.view;
        this.step = answer.view.step;
        return;
      case "view":
        this.view = answer.view;
        if (!this.isPlaying) this.step = answer.view.step;
        return;
      case "exported":
        void this.#save(answer);
        return;
      case "problem":
        this.isBusy = false;
        this.problem = answer.problem;
        return;
    }
  }
}
