import type { GraphChildOrder } from "@jejak/graph";
import type { Rules } from "@jejak/search";
import { SLIDES, type SearchRequest } from "../search/search-request.ts";

/** The orders of a graph's children, as in @jejak/graph, which only who opens a graph loads. */
export const GRAPH_ORDERS: readonly GraphChildOrder[] = ["listed", "reversed", "alphabetical"];

/** The same search on other boards. */
export function withBoards(
  request: SearchRequest,
  boards: Partial<{ start: string; goal: string; columns: number }>,
): SearchRequest {
  if (request.kind === "puzzle") return { ...request, ...boards };
  const { childOrder, heuristic } = SLIDES.rules;
  return { ...SLIDES, ...boards, rules: { ...request.rules, childOrder, heuristic } };
}

/** The same search on a graph; start and goal are what its text says. */
export function withGraph(
  request: SearchRequest,
  graph: { text: string; start?: string | null; goals?: readonly string[] },
): SearchRequest {
  return {
    kind: "graph",
    text: graph.text,
    start: graph.start ?? null,
    goals: graph.goals ?? [],
    rules: rulesForGraph(request.rules),
  };
}

/** A graph has its own child orders and one heuristic, its table. */
export function rulesForGraph(rules: Rules): Rules {
  const [term] = rules.heuristic;
  const isOrder = GRAPH_ORDERS.some((order) => order === rules.childOrder);
  return {
    ...rules,
    childOrder: isOrder ? rules.childOrder : "listed",
    heuristic:
      term?.name === "table" && rules.heuristic.length === 1
        ? rules.heuristic
        : [{ name: "table", weight: 1 }],
  };
}
