import { headerAt, type Header } from "../reading/header-at.ts";
import { found, optionalTextAt, pathOf, type Fields, type Place } from "../reading/shape.ts";
import type { LinkedNode } from "../reading/tree-from-links.ts";
import { Unreadable } from "../reading/unreadable.ts";
import { boardFromCells } from "./board-from-cells.ts";

/** Kinds of event that say nothing of the tree beyond the node that they name. */
const NAMING = new Set(["source", "destination", "generating", "closing", "end"]);

/** Follows the events of a Posthoc trace and keeps the tree that they tell. */
export class PosthocEvents {
  /** What this package put into the source event. */
  header: Header | null = null;
  readonly #nodes = new Map<string, LinkedNode>();
  readonly #visits = new Map<string, number>();
  readonly #states = new Map<string, string>();
  readonly #counts = { updating: 0, again: 0, unknown: new Map<string, number>() };
  #visitCount = 0;
  #destination: string | null = null;

  follow(event: Fields, place: Place): void {
    const type = optionalTextAt(event["type"], place, "type") ?? "";
    const id = nameAt(event["id"], place, "id");
    const own = event["jejak"];
    if (type === "source" && own !== undefined) this.header = headerAt(own, pathOf(place, "jejak"));
    // These two only say where the search starts and ends; the node itself comes later.
    if (type === "source" || type === "destination") {
      this.#states.set(id, stateOf(event, id));
      if (type === "destination") this.#destination = this.#states.get(id) ?? null;
      return;
    }
    if (!this.#nodes.has(id)) this.#nodes.set(id, nodeOf(event, id, place));
    else if (type === "updating") this.#counts.updating++;
    // The end names the goal, which was visited unless goals are tested when they are generated.
    const visitsGoal = type === "end" && this.header?.rules.goalTest !== "generate";
    if (type === "expanding" || visitsGoal) this.#visit(id, type);
    else if (type !== "updating" && !NAMING.has(type)) this.#countUnknown(type);
  }

  /** The nodes in the order in which they first stand. */
  nodes(): LinkedNode[] {
    return Array.from(this.#nodes, ([id, node]) => ({
      ...node,
      visit: this.#visits.get(id) ?? null,
    }));
  }

  /** What the file says and the tree does not. */
  notes(): string[] {
    const notes: string[] = [];
    const { updating, again, unknown } = this.#counts;
    if (this.#destination !== null) notes.push(`The goal is ${this.#destination}.`);
    if (updating > 0) notes.push(`${updating} updating events were left out: first parents stand.`);
    if (again > 0) notes.push(`${again} nodes were expanded again; their first visits stand.`);
    for (const [type, count] of unknown) {
      notes.push(`Left out ${count} events of a kind that is not known: ${JSON.stringify(type)}.`);
    }
    return notes;
  }

  #visit(id: string, type: string): void {
    const isAgain = this.#visits.has(id);
    if (!isAgain || this.header?.visitNodes) this.#visits.set(id, this.#visitCount++);
    else if (type === "expanding") this.#counts.again++;
  }

  #countUnknown(type: string): void {
    const { unknown } = this.#counts;
    if (unknown.size < 10 || unknown.has(type)) unknown.set(type, (unknown.get(type) ?? 0) + 1);
  }
}

function nodeOf(event: Fields, id: string, place: Place): LinkedNode {
  const { pId, g, h, f } = event;
  const cost = (value: unknown): number | null =>
    typeof value === "number" && value >= 0 ? value : null;
  const rest = typeof f === "number" && typeof g === "number" ? f - g : null;
  return {
    name: id,
    parent: pId === null || pId === undefined ? null : nameAt(pId, place, "pId"),
    state: stateOf(event, id),
    action: typeof event["action"] === "string" ? event["action"] : null,
    g: g === null ? Infinity : cost(g),
    h: h === null ? Infinity : (cost(h) ?? cost(rest)),
    visit: null,
    path: pathOf(place),
  };
}

/** A tile puzzle's cells as its word; else the text called state, the place on a map, or the id. */
function stateOf(event: Fields, id: string): string {
  const { state, x, y } = event;
  if (typeof state === "string") return state;
  const board = boardFromCells(event);
  if (board !== null) return board;
  return typeof x === "number" && typeof y === "number" ? `${x},${y}` : id;
}

function nameAt(value: unknown, place: Place, field: string): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw new Unreadable(pathOf(place, field), `${found(value)}; it must name a node`);
}
