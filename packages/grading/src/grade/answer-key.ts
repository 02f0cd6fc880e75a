import { expansions, search, solutionActions, solutionPath, type SearchRun } from "@jejak/search";
import { oneLegalChoice } from "../acceptor/course-rules.ts";
import type { AskedSequence } from "../acceptor/position.ts";
import { StateSpace } from "../acceptor/state-space.ts";
import type { Question } from "../assignment/assignment.ts";

/** What is computed once for a question and used for every student. */
export interface AnswerKey {
  readonly question: Question;
  readonly space: StateSpace;
  /** The sequence that the question asks for; visits where it asks for none. */
  readonly asked: AskedSequence;
  /** One legal run: the reference trace. */
  readonly reference: SearchRun<string, string>;
  /** The reference run's states in the asked sequence. */
  readonly sequence: readonly string[];
  readonly path: readonly string[];
  readonly moves: readonly string[];
}

/** The key of a question; a message when its search does not end within `bound` nodes. */
export function answerKey(
  question: Question,
  bound: number,
): { ok: true; value: AnswerKey } | { ok: false; message: string } {
  const { domain, rules } = question;
  const legal = oneLegalChoice(rules, domain.usualChildOrder);
  const heuristic = domain.heuristic(legal.heuristic);
  if (!heuristic.ok) return heuristic;
  const problem = domain.problem(legal.childOrder);
  const reference = search(problem, legal, {
    heuristic: heuristic.value,
    bounds: { nodes: bound },
  });
  if (reference.outcome === "stopped") {
    return {
      ok: false,
      message: `the ${legal.search} search does not end within ${bound} nodes: give it a depthLimit, a stricter rule on duplicates, or a larger bound`,
    };
  }
  const asked = askedSequence(question);
  return {
    ok: true,
    value: {
      question,
      space: new StateSpace(problem, heuristic.value),
      asked,
      reference,
      sequence: sequenceOf(reference, asked),
      path: solutionPath(reference),
      moves: solutionActions(reference),
    },
  };
}

function askedSequence({ ask }: Question): AskedSequence {
  if (ask.includes("expansions")) return "expansions";
  return ask.includes("generated") ? "generated" : "visits";
}

function sequenceOf(run: SearchRun<string, string>, asked: AskedSequence): string[] {
  const { tree, visits } = run;
  const state = (node: number): string => tree.state(node);
  switch (asked) {
    case "visits":
      return visits.map(state);
    case "expansions":
      return expansions(run).map(state);
    case "generated":
      return Array.from({ length: tree.size }, (_, node) => state(node));
  }
}
