import type { Language, Misunderstanding } from "@jejak/grading";
import { GradingClient } from "../grading/grading-client.ts";
import { USUAL_EXERCISE, type ExerciseChoice } from "./exercise-choice.ts";
import type { Exercise } from "./exercise.ts";
import { frontierFault, type FrontierFault } from "./frontier-fault.ts";
import type { Slip } from "./judgement.ts";
import { PractiseGrader, type ChosenExercise } from "./practise-grader.ts";
import type { Mode, Task } from "./practise-ways.ts";
import {
  loadProgress,
  NO_PROGRESS,
  saveProgress,
  withFinished,
  withoutSlip,
  withSetResult,
  withSlip,
  type Progress,
} from "./progress.ts";
import { firstTurn, nextTurn, type Turn } from "./turn.ts";

/** What was just refused, and why; `marks` are states, or numbers of nodes. */
interface Refusal {
  readonly marks: readonly (string | number)[];
  readonly messages: readonly string[];
}

/** What is told in fewer words than the grader's, which would give the answer away. */
export type Fault = FrontierFault | { readonly kind: "value"; readonly number: number };

/** What the student has to do now. */
export type Stage = "busy" | "values" | "frontier" | "next" | "finished";

/** Which problem of a teacher's set is being solved. */
interface PlaceInSet {
  readonly title: string;
  readonly at: number;
  readonly of: number;
}

/** The student is the search: what has been visited, what the grader says of it, and the progress kept. */
export class PractiseModel {
  exercise: Exercise = $state.raw(USUAL_EXERCISE);
  task: Task = $state("next");
  mode: Mode = $state("at-once");
  refused: Refusal | null = $state.raw(null);
  /** 0 to 3: how much has been given away at this step. */
  hint = $state(0);
  isBusy = $state(false);
  progress: Progress = $state.raw(NO_PROGRESS);
  /** Why the grader could not answer; empty where it took too long. */
  failure: string | null = $state(null);
  /** The misunderstandings that this problem was chosen to show. */
  shows: readonly Misunderstanding[] = $state.raw([]);
  turns: readonly Turn[] = $state.raw([]);
  #slips = 0;
  #place: PlaceInSet | null = null;
  readonly #client = new GradingClient();
  readonly #grader: PractiseGrader;
  readonly #inWords: (fault: Fault) => string;

  /** Begins with the first turn of the usual exercise, which is known beforehand. */
  constructor(first: Turn, language: () => Language, inWords: (fault: Fault) => string) {
    this.turns = [first];
    this.#grader = new PractiseGrader(this.#client, language);
    this.#inWords = inWords;
  }

  /** Reads what was practised here before; only in a browser. */
  restore(): void {
    this.progress = loadProgress(localStorage);
  }

  get turn(): Turn | undefined {
    return this.turns.at(-1);
  }

  get stage(): Stage {
    const { turn, task } = this;
    if (turn === undefined) return "busy";
    if (turn.judgement.isFinished) return "finished";
    if (task === "frontier") return "frontier";
    return task === "values" && turn.generated.some(({ h }) => h === null) ? "values" : "next";
  }

  async beginChoice(choice: ExerciseChoice): Promise<void> {
    this.isBusy = true;
    await this.#begin(await this.#grader.choose(choice), null);
  }

  async beginFromSet(exercise: Exercise, place: PlaceInSet): Promise<void> {
    await this.#begin({ exercise, shows: [] }, place);
  }

  /** Visits a state: right ones are kept; wrong ones are refused at once, or kept until the end. */
  async visit(word: string, remark: string | null = null): Promise<void> {
    const { turn, exercise } = this;
    if (this.isBusy || turn === undefined || turn.judgement.isFinished) return;
    const words = [...turn.words, word];
    const judgement = await this.#ask(this.#grader.judge(exercise, words, turn.judgement.slips));
    if (judgement === null || this.turn !== turn) return;
    const { slip } = judgement;
    if (slip !== null) this.#note(slip);
    if (this.mode === "at-once" && slip !== null) {
      this.refused = { marks: [word], messages: [slip.message] };
      return;
    }
    const next = nextTurn(exercise, turn, word, judgement);
    // In the words of the moment: in hindsight the grader may take other steps for the wrong ones.
    const said = [remark, slip?.message].filter((text) => typeof text === "string");
    this.#go([...this.turns, { ...next, remarks: [...next.remarks, ...said] }]);
    if (judgement.isFinished) this.#finish();
  }

  /** Takes the h values of the nodes that have none yet, by the nodes' numbers. */
  async fillIn(written: ReadonlyMap<number, string>): Promise<void> {
    const { turn } = this;
    if (this.isBusy || turn === undefined) return;
    const generated = turn.generated.map((node) => ({
      ...node,
      h: written.get(node.number) ?? node.h,
    }));
    const all = await this.#ask(this.#grader.judgeValues(this.exercise, generated));
    if (all === null || this.turn !== turn) return;
    const slips = all.filter(({ number }) => written.has(number));
    for (const slip of slips) this.#note(slip);
    if (this.mode === "at-once" && slips.length > 0) {
      this.refused = {
        marks: slips.map(({ number }) => number),
        messages: slips.map(({ number }) => this.#inWords({ kind: "value", number })),
      };
      return;
    }
    const remarks = [...turn.remarks, ...slips.map(({ message }) => message)];
    this.#go([...this.turns.slice(0, -1), { ...turn, generated, remarks }]);
  }

  /** Takes the frontier in the order in which it will be taken; its first node is visited next. */
  async writeFrontier(written: readonly string[]): Promise<void> {
    const [first] = written;
    const right = this.turn?.judgement.frontier ?? [];
    if (this.isBusy || first === undefined) return;
    const fault = frontierFault(this.exercise.rules, written, right);
    if (fault === null) {
      await this.visit(first);
      return;
    }
    const message = this.#inWords(fault);
    this.#note({ kind: "wrong-entry", message, likely: [] });
    if (this.mode === "at-the-end") await this.visit(first, message);
    else {
      const marks = fault.kind === "order" ? [fault.later] : fault.extra;
      this.refused = { marks, messages: [message] };
    }
  }

  takeBack(): void {
    if (this.turns.length > 1 && !this.isBusy) this.#go(this.turns.slice(0, -1));
  }

  keep(progress: Progress): void {
    this.progress = progress;
    saveProgress(localStorage, progress);
  }

  close(): void {
    this.#client.close();
  }

  async #begin({ exercise, shows }: ChosenExercise, place: PlaceInSet | null): Promise<void> {
    this.exercise = exercise;
    this.shows = shows;
    this.#place = place;
    this.#slips = 0;
    this.#go([]);
    const judgement = await this.#ask(this.#grader.judge(exercise, [exercise.start], 0));
    // Meanwhile another problem may have been chosen.
    if (judgement !== null && this.exercise === exercise) {
      this.#go([firstTurn(exercise, judgement)]);
    }
  }

  #go(turns: readonly Turn[]): void {
    this.turns = turns;
    this.refused = null;
    this.hint = 0;
  }

  #finish(): void {
    const visits = this.turn?.words.length ?? 0;
    const finished = withFinished(this.progress, this.exercise.rules.search, visits);
    const sure = this.#slips === 0 ? withoutSlip(finished, this.shows) : finished;
    const place = this.#place;
    this.keep(place === null ? sure : withSetResult(sure, place, this.#slips));
  }

  #note({ kind, likely }: Slip): void {
    this.#slips += 1;
    this.keep(withSlip(this.progress, kind, likely));
  }

  async #ask<Value>(
    asked: Promise<{ ok: true; value: Value } | { ok: false; message: string }>,
  ): Promise<Value | null> {
    this.isBusy = true;
    this.failure = null;
    const answer = await asked;
    this.isBusy = false;
    if (answer.ok) return answer.value;
    this.failure = answer.message;
    return null;
  }
}
