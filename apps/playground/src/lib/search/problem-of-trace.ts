import { graphProblem, readGraph, writeEdgeList } from "@jejak/graph";
import { checkPuzzle, slidingPuzzle } from "@jejak/puzzle";
import type { Problem, SearchRun } from "@jejak/search";
import type { GraphData, PuzzleData, TraceProblem } from "@jejak/tree";
import { graphSummary, type GraphSummary } from "./graph-summary.ts";
import type { SearchRequest } from "./search-request.ts";

type Run = SearchRun<string, string>;

/** What a trace searched, as a search that can be asked for again. */
interface KnownProblem {
  readonly request: SearchRequest;
  readonly problem: Problem<string, string>;
  readonly graph: GraphSummary | null;
}

/** The problem of a trace from a file; null where it is none, or where a state of the tree is not of it. */
export function problemOfTrace(data: TraceProblem, run: Run): KnownProblem | null {
  return data.kind === "puzzle" ? puzzleOf(data, run) : graphOf(data, run);
}

function puzzleOf({ start, goal, columns }: PuzzleData, run: Run): KnownProblem | null {
  const { rules } = run;
  const { childOrder } = rules;
  if (!checkPuzzle({ start, goal, columns, childOrder }).ok) return null;
  const tiles = [...start].sort().join("");
  if (!everyState(run, (word) => [...word].sort().join("") === tiles)) return null;
  return {
    request: { kind: "puzzle", start, goal, columns, rules },
    problem: slidingPuzzle({ start, goal, columns, childOrder }),
    graph: null,
  };
}

function graphOf({ start, goal, edges, h = {} }: GraphData, run: Run): KnownProblem | null {
  const goals = typeof goal === "string" ? [goal] : goal;
  const read = readGraph(edges.join("\n"), { form: "edge-list" });
  if (!read.ok) return null;
  const graph = { ...read.value.graph, h: new Map(Object.entries(h)) };
  const nodes = new Set(graph.nodes);
  const isWhole = [start, ...goals].every((name) => nodes.has(name));
  if (!isWhole || !everyState(run, (name) => nodes.has(name))) return null;
  const { childOrder } = run.rules;
  const order = typeof childOrder === "string" ? childOrder : "listed";
  return {
    request: {
      kind: "graph",
      text: writeEdgeList(graph, { start, goals }),
      start: null,
      goals: [],
      rules: run.rules,
    },
    problem: graphProblem({ graph, start, goal: goals, childOrder: order }),
    graph: graphSummary({ ...read.value, graph }, start, goals),
  };
}

function everyState({ tree }: Run, isOne: (state: string) => boolean): boolean {
  for (let node = 0; node < tree.size; node++) if (!isOne(tree.state(node))) return false;
  return true;
}
