import type { Edge, Graph } from "../graph.ts";
import { failure, success, type Result } from "../result.ts";
import { shown } from "../shown.ts";
import {
  LARGEST_COST,
  LONGEST_NAME,
  MOST_EDGES,
  MOST_NODES,
  MOST_PROBLEMS,
  SMALLEST_COST,
} from "./limits.ts";

/** A problem of a graph's description and where it is: in a text, or in fields. */
export type At<Where> = Where & { readonly message: string };

/**
 * Collects a graph while it is read, together with everything that is wrong with it. Whatever the
 * form, names, costs and sizes are checked here and nowhere else.
 */
export class GraphBuilder<Where extends object> {
  readonly #nodes = new Set<string>();
  readonly #edges: Edge[] = [];
  readonly #h = new Map<string, number>();
  readonly #problems: At<Where>[] = [];
  readonly #notes: At<Where>[] = [];
  #full = false;

  /** Whether reading on is of no use: too many problems, or a graph that is too large. */
  get full(): boolean {
    return this.#full || this.#problems.length >= MOST_PROBLEMS;
  }

  has(node: string): boolean {
    return this.#nodes.has(node);
  }

  nodes(): string[] {
    return [...this.#nodes];
  }

  problem(where: Where, message: string): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push({ ...where, message });
  }

  /** Something that was assumed, for the reader to check. */
  note(where: Where, message: string): void {
    if (this.#notes.length < MOST_PROBLEMS) this.#notes.push({ ...where, message });
  }

  /** Adds a node unless it is there; its name as it is kept, or null when it can be none. */
  node(written: string, where: Where): string | null {
    const name = this.#name(written, "node", where);
    if (name === null || this.#nodes.has(name)) return name;
    if (this.#nodes.size === MOST_NODES) return this.#tooLarge("nodes", MOST_NODES, where);
    this.#nodes.add(name);
    return name;
  }

  edge(edge: Edge, where: Where): void {
    const from = this.node(edge.from, where);
    const to = this.node(edge.to, where);
    const name = edge.name === undefined ? undefined : this.#name(edge.name, "edge", where);
    if (from === null || to === null || name === null) return;
    if (this.#edges.length === MOST_EDGES) {
      this.#tooLarge("edges", MOST_EDGES, where);
      return;
    }
    const cost = this.#number(edge.cost, "cost", where);
    if (cost === null) return;
    const { twoWay } = edge;
    this.#edges.push(
      name === undefined ? { from, to, cost, twoWay } : { from, to, cost, twoWay, name },
    );
  }

  /** Sets the heuristic value of a node, which it adds where it is not there yet. */
  h(written: string, value: number, where: Where): void {
    const name = this.node(written, where);
    const h = this.#number(value, "h", where);
    if (name === null || h === null) return;
    const known = this.#h.get(name);
    if (known !== undefined && known !== h) {
      this.problem(where, `h of ${shown(name)} is ${h} here and ${known} before: give it once`);
      return;
    }
    this.#h.set(name, h);
  }

  /** The graph with what was assumed, or everything that is wrong. */
  finish(
    nowhere: Where,
  ): Result<{ graph: Graph; notes: readonly At<Where>[] }, readonly At<Where>[]> {
    if (this.#problems.length === 0 && this.#nodes.size === 0) {
      this.problem(nowhere, "there is no edge and no node here: write edges such as A -> B 4");
    }
    if (this.#problems.length > 0) return failure(this.#problems);
    const graph = { nodes: [...this.#nodes], edges: this.#edges, h: this.#h };
    return success({ graph, notes: this.#notes });
  }

  #name(written: string, kind: "node" | "edge", where: Where): string | null {
    const name = written.trim().normalize("NFC");
    if (name === "") {
      this.problem(where, `the name of ${kind === "node" ? "a node" : "an edge"} is empty`);
      return null;
    }
    if (name.length > LONGEST_NAME) {
      const length = `${name.length} characters long; at most ${LONGEST_NAME} are read`;
      this.problem(where, `the name ${shown(name)} is ${length}`);
      return null;
    }
    if (/\p{Cc}/u.test(name)) {
      this.problem(where, `the name ${shown(name)} holds a control character: leave it out`);
      return null;
    }
    return name;
  }

  #number(value: number, what: "cost" | "h", where: Where): number | null {
    const isFit = value === 0 || (value >= SMALLEST_COST && value <= LARGEST_COST);
    if (isFit) return value + 0;
    const said = what === "h" ? "a heuristic value" : "a cost";
    const range =
      value > 0 && value < 1 ? `0 or at least ${SMALLEST_COST}` : `from 0 to ${LARGEST_COST}`;
    this.problem(where, `${said} is a number ${range}, not ${value}`);
    return null;
  }

  #tooLarge(what: string, most: number, where: Where): null {
    if (!this.#full)
      this.problem(where, `the graph has more than ${most} ${what}: too many to read`);
    this.#full = true;
    return null;
  }
}
