import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from "d3-force";
import { faultsOf, type PlacedEdge, type Point } from "./layout-faults.ts";

interface LayoutEdge extends SimulationLinkDatum<SimulationNodeDatum> {
  readonly cost: number;
}

/** A graph to lay out; edges go between the nodes of these numbers. */
export interface GraphToLayOut {
  readonly names: readonly string[];
  readonly edges: readonly (PlacedEdge & { readonly cost: number })[];
  readonly start: number;
}

const ROUNDS = 300;
/** So many arrangements are tried, of which the clearest is taken. */
const TRIES = 24;
const AROUND = 2.399_963;

/**
 * Places for the nodes of a graph, from 0 to 1 in both directions: springs for the edges, longer for
 * costlier ones, tried from several arrangements; the one with the fewest crossings and the least
 * overlap is turned so that the start lies on the left. The same graph always gets the same places.
 */
export function graphLayout(graph: GraphToLayOut): Point[] {
  const distances = edgesFrom(graph);
  let best: Point[] = [];
  let least = Infinity;
  for (let attempt = 0; attempt < TRIES && least > 0; attempt++) {
    const places = turned(relaxed(graph, arrangement(distances, attempt)), graph.start);
    const faults = faultsOf(places, graph);
    if (faults >= least) continue;
    least = faults;
    best = places;
  }
  return best;
}

/** Nodes by their distance from the start, to the right or around it; each attempt orders them otherwise. */
function arrangement(distances: readonly number[], attempt: number): SimulationNodeDatum[] {
  const onLevel = new Map<number, number>();
  return distances.map((distance, node) => {
    const place = onLevel.get(distance) ?? 0;
    onLevel.set(distance, place + 1);
    if (attempt % 2 === 0) {
      const shift = ((node * 7 + attempt * 5) % (4 + attempt)) * 11;
      const side = place % 2 === 0 ? place / 2 : -(place + 1) / 2;
      return { x: distance * 90, y: side * 70 + shift };
    }
    const angle = node * AROUND * (1 + attempt / 7);
    return { x: distance * 70 * Math.cos(angle), y: distance * 70 * Math.sin(angle) };
  });
}

function relaxed({ edges }: GraphToLayOut, nodes: SimulationNodeDatum[]): Point[] {
  const usual = edges.reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, edges.length) || 1;
  const links: LayoutEdge[] = edges
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, cost }) => ({ source: from, target: to, cost }));
  forceSimulation(nodes)
    .force(
      "edges",
      forceLink<SimulationNodeDatum, LayoutEdge>(links)
        .distance(({ cost }) => 70 + 30 * Math.min(2.5, cost / usual))
        .strength(0.7),
    )
    .force("apart", forceManyBody().strength(-700))
    .force("rooms", forceCollide(34))
    .force("across", forceX(0).strength(0.02))
    .force("middle", forceY(0).strength(0.04))
    .stop()
    .tick(ROUNDS);
  return nodes.map(({ x = 0, y = 0 }) => ({ x, y }));
}

/** The number of edges from the start to each node, one more than the greatest where there is no way. */
function edgesFrom({ names, edges, start }: GraphToLayOut): number[] {
  const neighbours = names.map((): number[] => []);
  for (const { from, to } of edges) {
    neighbours[from]?.push(to);
    neighbours[to]?.push(from);
  }
  const distance = new Map([[start, 0]]);
  let deepest = 0;
  for (const [node, far] of distance) {
    deepest = Math.max(deepest, far);
    for (const next of neighbours[node] ?? []) {
      if (!distance.has(next)) distance.set(next, far + 1);
    }
  }
  return names.map((_, node) => distance.get(node) ?? deepest + 1);
}

/** Turned about the middle so that the start lies on the left, and stretched to the unit square. */
function turned(places: readonly Point[], start: number): Point[] {
  const count = Math.max(1, places.length);
  const middle = {
    x: places.reduce((sum, { x }) => sum + x, 0) / count,
    y: places.reduce((sum, { y }) => sum + y, 0) / count,
  };
  const from = places[start] ?? middle;
  const angle = Math.PI - Math.atan2(from.y - middle.y, from.x - middle.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points = places.map(({ x, y }) => ({
    x: (x - middle.x) * cos - (y - middle.y) * sin,
    y: (x - middle.x) * sin + (y - middle.y) * cos,
  }));
  const spread = (values: readonly number[]): ((value: number) => number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return (value) => (high > low ? (value - low) / (high - low) : 0.5);
  };
  const across = spread(points.map(({ x }) => x));
  const down = spread(points.map(({ y }) => y));
  return points.map(({ x, y }) => ({ x: across(x), y: down(y) }));
}
