import {
  checkGraphChildOrder,
  checkGraphSearch,
  GRAPH_CHILD_ORDERS,
  graphProblem,
  readGraphFields,
  TABLE_HEURISTIC,
  tableHeuristic,
  type FieldProblem,
  type Graph,
} from "@jejak/graph";
import { parseHeuristic } from "@jejak/heuristics";
import type { HeuristicTerm } from "@jejak/search";
import type { Domain } from "../domain.ts";
import { NameFinder } from "./find-names.ts";

/** A search on a graph as an assignment describes it; see `readGraphFields` for what each key may hold. */
export interface GraphDescription {
  readonly start: string;
  readonly goal: string | readonly string[];
  readonly edges: unknown;
  readonly h?: unknown;
  readonly nodes?: unknown;
  readonly directed?: unknown;
}

/** The domain of a graph, or which part of its description is wrong. */
export type GraphDomainReading =
  | { readonly ok: true; readonly value: Domain }
  | { readonly ok: false; readonly part: string; readonly message: string };

/** Explicit graphs: states are the names of nodes, moves are called as the edges or the nodes they lead to. */
export function graphDomain(description: GraphDescription): GraphDomainReading {
  const { start, goal, ...fields } = description;
  const read = readGraphFields(fields);
  if (!read.ok) return fault(read.problem);
  const { graph } = read.value;
  const checked = checkGraphSearch({ graph, start: start.trim(), goal });
  if (!checked.ok)
    return { ok: false, part: checked.problem.part, message: checked.problem.message };
  return { ok: true, value: domainOf(graph, checked.value) };
}

function domainOf(
  graph: Graph,
  { start, goals }: { readonly start: string; readonly goals: readonly string[] },
): Domain {
  const names = new NameFinder(graph.nodes);
  const listed = graphProblem({ graph, start, goal: goals });
  const nodes = new Set(graph.nodes);
  return {
    kind: "graph",
    start,
    goals,
    // Moves are names, which is what the states are called too.
    actions: [],
    usualChildOrder: "listed",
    heuristicNames: [TABLE_HEURISTIC],
    childOrderFault: (order) => {
      const fault = checkGraphChildOrder(order);
      return fault.ok ? null : fault.problem;
    },
    problem: (childOrder) => graphProblem({ graph, start, goal: goals, childOrder }),
    heuristic: (terms) => heuristicOf(terms, graph, start),
    parseHeuristic: (text) => {
      const parsed = parseHeuristic(text, [{ name: TABLE_HEURISTIC, aliases: ["h"] }]);
      return parsed.ok ? parsed : { ok: false, message: parsed.problem.message };
    },
    // A value stands in the table or not: there is nothing to take apart.
    explainHeuristic: () => [],
    oppositeAction: () => null,
    partMoved: () => null,
    actionBetween: (from, to) =>
      nodes.has(from)
        ? (listed.successors(from).find(({ state }) => state === to)?.action ?? null)
        : null,
    otherChildOrders: (order) => GRAPH_CHILD_ORDERS.filter((other) => other !== order),
    otherHeuristics: () => [],
    findStates: (text) => names.find(text),
    readState: (text) => names.read(text),
  };
}

function heuristicOf(
  terms: readonly HeuristicTerm[],
  graph: Graph,
  start: string,
): ReturnType<Domain["heuristic"]> {
  const unknown = terms.find(({ name }) => name !== TABLE_HEURISTIC);
  if (unknown !== undefined) {
    const message = `${unknown.name} is no heuristic of a graph: there is ${TABLE_HEURISTIC}, the values under \`h\``;
    return { ok: false, message };
  }
  if (terms.length === 0) return { ok: true, value: () => 0 };
  const table = tableHeuristic(graph, start);
  if (!table.ok) return { ok: false, message: table.problem.message };
  const weight = terms.reduce((sum, term) => sum + term.weight, 0);
  return { ok: true, value: (node) => weight * table.value(node) };
}

/** The first problem, under the key of the description that it belongs to; items of lists count from 1. */
function fault(problems: readonly FieldProblem[]): GraphDomainReading {
  const [first, ...more] = problems as readonly [FieldProblem, ...FieldProblem[]];
  const [part, ...inside] = first.path;
  const keys = inside.map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${key}`)).join("");
  const column = first.inText === undefined ? "" : `, column ${first.inText.column}`;
  const where = keys === "" && column === "" ? "" : `${part}${keys}${column}: `;
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return { ok: false, part: String(part ?? "edges"), message: `${where}${first.message}${others}` };
}
