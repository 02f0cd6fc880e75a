import { checkGraphSearch, graphProblem, readGraph, tableHeuristic, writeEdge } from "@jejak/graph";
import { Search, type Heuristic, type Rules, type SearchName } from "@jejak/search";
import { finishSearch } from "./finish-search.ts";
import { graphSummary } from "./graph-summary.ts";
import { MOST_NODES, type GraphRequest } from "./search-request.ts";
import { sessionOf, type SessionProblem, type SessionResult } from "./session.ts";

/** Reads a graph, searches it to the end (or to 200,000 nodes) and gets the answer ready to be stepped through. */
export function openGraph(request: GraphRequest): SessionResult {
  const read = readGraph(request.text);
  if (!read.ok) {
    const [first] = read.problem;
    return failed({ kind: "graph", message: first?.message ?? "", places: read.problem });
  }
  const { graph } = read.value;
  const start = request.start ?? read.value.start ?? graph.nodes[0] ?? "";
  const written = request.goals.length > 0 ? request.goals : read.value.goals;
  const goals = written.length > 0 ? written : graph.nodes.slice(-1);
  const { childOrder } = request.rules;
  const description = { graph, start, goal: goals, childOrder };
  const checked = checkGraphSearch(description);
  if (!checked.ok) return failed({ kind: "graph", message: checked.problem.message });
  // A graph without h is searched by what needs none.
  const needsNone = graph.h.size === 0 && !choosesByH(request.rules);
  const rules = needsNone ? { ...request.rules, heuristic: [] } : request.rules;
  const [term] = rules.heuristic;
  const table = term === undefined ? null : tableHeuristic(graph, start);
  if (table?.ok === false) return failed({ kind: "heuristic", message: table.problem.message });
  const heuristic = table === null ? null : weighted(table.value, term?.weight ?? 1);
  const problem = graphProblem(description);
  const options = { bounds: { nodes: MOST_NODES }, ...(heuristic === null ? {} : { heuristic }) };
  const run = finishSearch(new Search(problem, rules, options));
  const data = {
    kind: "graph",
    start,
    goal: goals,
    edges: graph.edges.map(writeEdge),
    ...(graph.h.size > 0 ? { h: Object.fromEntries(graph.h) } : {}),
  } as const;
  const summary = graphSummary(read.value, start, goals);
  return {
    ok: true,
    value: sessionOf({
      request: { ...request, rules },
      data,
      problem,
      run,
      graph: summary,
      source: null,
    }),
  };
}

function failed(problem: SessionProblem): SessionResult {
  return { ok: false, problem };
}

const WITHOUT_H: ReadonlySet<SearchName> = new Set([
  "depth-first",
  "breadth-first",
  "uniform-cost",
  "iterative-deepening",
]);

function choosesByH({ search, ties }: Rules): boolean {
  return !WITHOUT_H.has(search) || (search === "uniform-cost" && ties === "low-h");
}

/** A graph has one heuristic, its table: a sum of it is the table times a weight. */
function weighted(table: Heuristic<string>, weight: number): Heuristic<string> {
  return weight === 1 ? table : (state) => weight * table(state);
}
