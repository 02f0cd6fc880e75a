import { checkTable, type GraphOnPaper, type TableCheck } from "@jejak/graph";
import type { GraphPicture } from "@jejak/ui/tree";
import { graphLayout } from "./graph-layout.ts";

/** What is shown of a graph beside the search on it. */
export interface GraphSummary {
  readonly nodes: readonly string[];
  readonly h: ReadonlyMap<string, number>;
  readonly start: string;
  readonly goals: readonly string[];
  /** How the text was read, in words. */
  readonly form: string;
  /** What was assumed in reading. */
  readonly notes: readonly string[];
  /** null: there are too many nodes or edges to draw. */
  readonly picture: GraphPicture | null;
  /** h against the exact costs; null without any h. */
  readonly table: TableCheck | null;
}

const MOST_DRAWN = { nodes: 80, edges: 240 };

/** The picture drawn last: the same graph under other rules lies where it lay. */
let drawnLast: { readonly graph: string; readonly picture: GraphPicture } | null = null;

/** The graph with places for its nodes, and what its table of h is worth for these goals. */
export function graphSummary(
  { graph, form, notes }: GraphOnPaper,
  start: string,
  goals: readonly string[],
): GraphSummary {
  const { nodes, edges, h } = graph;
  const isSmall = nodes.length <= MOST_DRAWN.nodes && edges.length <= MOST_DRAWN.edges;
  return {
    nodes,
    h,
    start,
    goals,
    form,
    notes: notes.map(({ message }) => message),
    picture: isSmall ? pictureOf(graph, start) : null,
    table: h.size === 0 ? null : checkTable(graph, goals),
  };
}

function pictureOf({ nodes, edges, h }: GraphOnPaper["graph"], start: string): GraphPicture {
  const number = new Map(nodes.map((name, at) => [name, at]));
  const drawn = edges.map(({ from, to, cost, twoWay }) => ({
    from: number.get(from) ?? 0,
    to: number.get(to) ?? 0,
    cost,
    twoWay,
  }));
  const written = JSON.stringify([nodes, drawn, start, [...h]]);
  if (drawnLast?.graph === written) return drawnLast.picture;
  const places = graphLayout({ names: nodes, edges: drawn, start: number.get(start) ?? 0 });
  const picture = {
    nodes: nodes.map((name, at) => ({
      name,
      x: places[at]?.x ?? 0.5,
      y: places[at]?.y ?? 0.5,
      h: h.get(name) ?? null,
    })),
    edges: drawn,
  };
  drawnLast = { graph: written, picture };
  return picture;
}
