import type { Language } from "@jejak/grading";
import { GradingClient } from "../grading/grading-client.ts";
import { exerciseOf, QUESTION, type Exercise, type ExerciseChoice } from "./exercise.ts";
import { judgementOf, type Judgement } from "./judgement.ts";
import {
  loadProgress,
  NO_PROGRESS,
  saveProgress,
  withFinished,
  withSlip,
  type Progress,
} from "./progress.ts";

/** When the student is told. */
export type Mode = "at-once" | "at-the-end";

/** The student is the search: what has been visited, what the grader says of it, and the progress kept. */
export class PractiseModel {
  exercise: Exercise = $state.raw(exerciseOf({ search: "best-first", seed: 1, moves: 3 }));
  mode: Mode = $state("at-once");
  words: readonly string[] = $state.raw([]);
  judgement: Judgement | null = $state.raw(null);
  /** The choice that was just refused, and why; only at once. */
  refused: { word: string; message: string } | null = $state.raw(null);
  /** 0 to 3: how much has been given away at this step. */
  hint = $state(0);
  isBusy = $state(false);
  progress: Progress = $state.raw(NO_PROGRESS);
  failure: string | null = $state(null);
  readonly #client = new GradingClient();
  readonly #language: () => Language;

  constructor(language: () => Language) {
    this.#language = language;
    this.progress = loadProgress(localStorage);
  }

  async begin(choice: ExerciseChoice): Promise<void> {
    this.exercise = exerciseOf(choice);
    this.refused = null;
    this.hint = 0;
    this.words = [this.exercise.start];
    this.judgement = await this.#judge(this.words);
  }

  /** Visits a state: right ones are kept; wrong ones are refused at once, or kept until the end. */
  async visit(word: string): Promise<void> {
    if (this.isBusy || this.isFinished) return;
    const words = [...this.words, word];
    const judgement = await this.#judge(words);
    if (judgement === null) return;
    if (judgement.slip !== null) this.#keep(withSlip(this.progress, judgement.slip.kind));
    if (this.mode === "at-once" && judgement.slip !== null) {
      this.refused = { word, message: judgement.slip.message };
      return;
    }
    this.refused = null;
    this.hint = 0;
    this.words = words;
    this.judgement = judgement;
    if (judgement.isFinished) {
      this.#keep(withFinished(this.progress, this.exercise.search, words.length));
    }
  }

  async takeBack(): Promise<void> {
    if (this.words.length < 2 || this.isBusy) return;
    this.refused = null;
    this.words = this.words.slice(0, -1);
    this.judgement = await this.#judge(this.words);
  }

  get isFinished(): boolean {
    return this.judgement?.isFinished === true;
  }

  close(): void {
    this.#client.close();
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    saveProgress(localStorage, progress);
  }

  async #judge(words: readonly string[]): Promise<Judgement | null> {
    this.isBusy = true;
    this.failure = null;
    const answer = await this.#client.ask({
      kind: "grade",
      assignment: this.exercise.assignment,
      files: [{ path: `${QUESTION}.txt`, bytes: new TextEncoder().encode(words.join("\n")) }],
      language: this.#language(),
    });
    this.isBusy = false;
    const [report] = answer.kind === "graded" ? answer.report.questions : [];
    if (report !== undefined) return judgementOf(report, words.length);
    this.failure = answer.kind === "failed" ? answer.message : "";
    return null;
  }
}
