import type { Language, Misunderstanding, QuestionReport } from "@jejak/grading";
import type { GradingDesk } from "../grading/grading-messages.ts";
import { exerciseOf, GOAL, rulesOf, type ExerciseChoice } from "./exercise-choice.ts";
import { assignmentOf, QUESTIONS, type Exercise } from "./exercise.ts";
import type { GeneratedNode } from "./generated-nodes.ts";
import { judgementOf, type Judgement, type Slip } from "./judgement.ts";
import { likelyMisunderstandings } from "./likely-misunderstandings.ts";

/** An exercise that was chosen for what it shows. */
export interface ChosenExercise {
  readonly exercise: Exercise;
  readonly shows: readonly Misunderstanding[];
}

/** A slip at the value beside a generated node. */
export interface ValueSlip extends Slip {
  readonly number: number;
}

type Graded<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string };

/** What an exercise asks of the grader. */
export class PractiseGrader {
  readonly #desk: GradingDesk;
  readonly #language: () => Language;

  constructor(desk: GradingDesk, language: () => Language) {
    this.#desk = desk;
    this.#language = language;
  }

  /** The grader's word on the visits so far, which had `before` slips without the last of them. */
  async judge(
    exercise: Exercise,
    words: readonly string[],
    before: number,
  ): Promise<Graded<Judgement>> {
    const graded = await this.#grade(exercise, QUESTIONS.visits, "txt", words);
    return graded.ok
      ? { ok: true, value: judgementOf(graded.value, words.length, before) }
      : graded;
  }

  /** The slips in the h values beside all nodes generated so far. */
  async judgeValues(
    exercise: Exercise,
    nodes: readonly GeneratedNode[],
  ): Promise<Graded<readonly ValueSlip[]>> {
    const rows = nodes.map(({ state, h }) => `${state},${h ?? ""}`);
    const graded = await this.#grade(exercise, QUESTIONS.values, "csv", ["state,h", ...rows]);
    if (!graded.ok) return graded;
    const { errors, diagnosis } = graded.value;
    const value = errors.map(({ step, kind, message }) => ({
      number: step,
      kind,
      message,
      likely: likelyMisunderstandings(kind, diagnosis),
    }));
    return { ok: true, value };
  }

  /**
   * A problem in which the misunderstandings in focus show, up to two moves harder where none as
   * easy as wished does; the plain problem of the choice where nothing is in focus or none is found.
   */
  async choose(choice: ExerciseChoice): Promise<ChosenExercise> {
    const { focus, moves } = choice;
    const tries = focus.length === 0 ? [] : [moves, moves + 1, moves + 2];
    for (const harder of tries) {
      const one = { ...choice, moves: harder };
      const answer = await this.#desk.ask({ kind: "compose", wanted: focus, exam: examOf(one) });
      const board = answer.kind === "composed" ? answer.board : null;
      const shows = focus.filter((name) => board?.shows.includes(name));
      if (board === null || shows.length === 0) continue;
      return { exercise: { ...exerciseOf(one), start: board.start }, shows };
    }
    return { exercise: exerciseOf(choice), shows: [] };
  }

  async #grade(
    exercise: Exercise,
    question: string,
    ending: string,
    lines: readonly string[],
  ): Promise<Graded<QuestionReport>> {
    const bytes = new TextEncoder().encode(lines.join("\n"));
    const answer = await this.#desk.ask({
      kind: "grade",
      assignment: assignmentOf(exercise),
      files: [{ path: `${question}.${ending}`, bytes }],
      language: this.#language(),
      level: "full",
    });
    if (answer.kind === "failed") return { ok: false, message: answer.message };
    const questions = answer.kind === "graded" ? answer.report.questions : [];
    const report = questions.find(({ id }) => id === question);
    return report === undefined ? { ok: false, message: "" } : { ok: true, value: report };
  }
}

/** Boards of one search on which it finds the goal in so many moves, before anybody tires. */
function examOf(choice: ExerciseChoice): Readonly<Record<string, unknown>> {
  const { search, ...rules } = rulesOf(choice);
  return {
    goal: GOAL,
    rules,
    searches: [search],
    wishes: { solution: choice.moves, visits: "2..200" },
    seed: choice.seed,
    tries: 300,
    find: 60,
  };
}
