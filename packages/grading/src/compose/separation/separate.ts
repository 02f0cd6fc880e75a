import Fraction from "fraction.js";
import type { Question } from "../../assignment/assignment.ts";
import type { Misunderstanding } from "../../diagnosis/hypothesis.ts";
import { domainFor } from "../../domain-for.ts";
import { answerKey, type AnswerKey } from "../../grade/answer-key.ts";
import type { Exam, ExamSearch } from "../exam/exam.ts";
import { RightTraces } from "./first-difference.ts";
import { WrongSpaces, wrongWays, type WrongWay } from "./wrong-traces.ts";

/** Whether a board tells one way to misunderstand a search from the right one. */
export interface Separation {
  /** Such as `duplicates: closed`; of one search all are different. */
  readonly id: string;
  readonly name: Misunderstanding;
  /** What goes on from "this is what comes out when ...". */
  readonly says: string;
  /** The first step, from 1, at which the trace is no right one; null: it is one to its end. */
  readonly step: number | null;
}

/** More than any run that a wish for at most 1000 visits lets through. */
const BOUND = 1_000_000;

/** Tells for one search of an exam, board after board, which misunderstandings show. */
export class Separator {
  readonly #exam: Exam;
  readonly #search: ExamSearch;
  #ways: readonly WrongWay[] | null = null;

  constructor(exam: Exam, search: ExamSearch) {
    this.#exam = exam;
    this.#search = search;
  }

  /** The right trace on a board, and what every misunderstanding makes of it. */
  separate(start: string): { readonly key: AnswerKey; readonly separations: Separation[] } {
    const key = keyOf(this.#exam, this.#search, start);
    this.#ways ??= wrongWays(key);
    const right = new RightTraces(key);
    const spaces = new WrongSpaces(key);
    const separations = this.#ways.map(({ id, name, says, trace }) => ({
      id,
      name,
      says,
      step: right.firstDifference(trace(key, spaces)),
    }));
    return { key, separations };
  }
}

/** The right answer to the search on a board that fits its wishes. */
function keyOf({ goal, columns }: Exam, { id, rules }: ExamSearch, start: string): AnswerKey {
  const domain = domainFor({ kind: "puzzle", start, goal, columns });
  if (!domain.ok) throw new TypeError(domain.message);
  const question: Question = {
    id,
    title: null,
    domain: domain.value,
    rules,
    ask: ["visits"],
    points: new Fraction(1),
    marks: [],
    isBonus: false,
  };
  const key = answerKey(question, BOUND);
  if (!key.ok) throw new TypeError(key.message);
  return key.value;
}
