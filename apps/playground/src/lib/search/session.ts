import type { PlacedMessage } from "@jejak/graph";
import { replay, type Counters, type Outcome, type Problem, type SearchRun } from "@jejak/search";
import type { BareTree, Trace, TraceProblem } from "@jejak/tree";
import type { TreeData } from "@jejak/ui/tree";
import type { GraphSummary } from "./graph-summary.ts";
import type { SearchRequest } from "./search-request.ts";
import { stepView } from "./step-view-at.ts";
import type { StepView } from "./step-view.ts";
import { treeColumns } from "./tree-columns.ts";

/** What a finished search is, apart from its steps. */
export interface RunSummary {
  readonly request: SearchRequest;
  readonly tree: TreeData;
  /** The number of visits. */
  readonly steps: number;
  /** null where a file does not tell it. */
  readonly outcome: Outcome | null;
  readonly goal: number | null;
  readonly counters: Counters;
  /** The graph that was read; null for a puzzle. */
  readonly graph: GraphSummary | null;
  /** The file that this was read from; null for a search that was made here. */
  readonly source: FileSource | null;
}

/** A file that was opened. */
export interface FileSource {
  /** Empty for a pasted text. */
  readonly name: string;
  /** The form in which it was read. */
  readonly form: string;
  /** What it holds and is not shown, or the other way round. */
  readonly notes: readonly string[];
}

/** A finished search that is asked for its steps one at a time, forwards or back. */
export interface Session {
  readonly summary: RunSummary;
  /** As files carry it. */
  readonly written:
    | { readonly kind: "trace"; readonly trace: Trace }
    | { readonly kind: "tree"; readonly tree: BareTree };
  /** What is shown after so many visits. */
  at(step: number): StepView;
}

/** Why a request is none that can be searched, in the words of the package that found it. */
export interface SessionProblem {
  readonly kind: "puzzle" | "unsolvable" | "heuristic" | "graph" | "file";
  readonly message: string;
  /** Where a graph's text is wrong, and how. */
  readonly places?: readonly PlacedMessage[];
  /** Why a file was not opened; \`message\` then has what its reader says. */
  readonly why?: "too-long" | "no-form" | "unread" | "no-search";
}

export type SessionResult =
  | { readonly ok: true; readonly value: Session }
  | { readonly ok: false; readonly problem: SessionProblem };

/** A run and what it searched. */
interface SessionParts {
  readonly request: SearchRequest;
  readonly data: TraceProblem;
  readonly problem: Problem<string, string>;
  readonly run: SearchRun<string, string>;
  readonly graph: GraphSummary | null;
  readonly source: FileSource | null;
}

/** Gets a finished search ready to be stepped through. */
export function sessionOf({ request, data, problem, run, graph, source }: SessionParts): Session {
  const replayed = replay(run);
  const { outcome, counters, visits, goal } = run;
  return {
    written: { kind: "trace", trace: { problem: data, run } },
    summary: {
      request,
      tree: treeColumns(run, data.kind === "puzzle" ? data.columns : null),
      steps: visits.length,
      outcome,
      goal,
      counters,
      graph,
      source,
    },
    at: (step) => stepView(problem, run, visits, replayed, step),
  };
}
