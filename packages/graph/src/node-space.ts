import type { IntegerSpace } from "@jejak/search";
import type { Arc } from "./arcs.ts";
import { unknownNode } from "./unknown-node.ts";

/**
 * A graph as a space over integers: a node's code is its number from 0, and a move is the place of
 * an arc in a list of the arcs of all nodes, those of a node side by side in the order in which a
 * search takes them. Parallel edges are different moves between the same nodes, so actions are kept.
 */
export class NodeSpace implements IntegerSpace<string, string> {
  readonly wide = false;
  readonly keepsActions = true;
  readonly changes = null;
  readonly unitCosts: boolean;
  readonly indices: number;
  readonly marks: number;
  private readonly nodes: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;
  /** By node 1 where it is a goal. */
  private readonly goals: Uint8Array;
  /** By node the place of its first arc. */
  private readonly first: Int32Array;
  /** By place the node to which the arc leads; before the first arc of each node, how many it has. */
  private readonly targets: Int32Array;
  /** By place what the arc costs and what it is called. */
  private readonly costs: Float64Array;
  private readonly actions: string[] = [];

  constructor(arcsOf: ReadonlyMap<string, readonly Arc[]>, goals: ReadonlySet<string>) {
    this.nodes = [...arcsOf.keys()];
    this.numbers = new Map(this.nodes.map((node, number) => [node, number]));
    this.indices = this.nodes.length;
    this.marks = this.nodes.length;
    this.goals = Uint8Array.from(this.nodes, (node) => Number(goals.has(node)));
    const leaving = [...arcsOf.values()];
    const places = leaving.reduce((sum, arcs) => sum + arcs.length + 1, 0);
    this.first = new Int32Array(this.nodes.length);
    this.targets = new Int32Array(places);
    this.costs = new Float64Array(places);
    this.unitCosts = leaving.every((arcs) => arcs.every(({ cost }) => cost === 1));
    let place = 0;
    for (const [node, arcs] of leaving.entries()) {
      this.targets[place] = arcs.length;
      this.actions.push("");
      place += 1;
      this.first[node] = place;
      for (const { state, cost, action } of arcs) {
        this.targets[place] = this.encodeLow(state);
        this.costs[place] = cost;
        this.actions.push(action);
        place += 1;
      }
    }
  }

  encodeLow(node: string): number {
    const number = this.numbers.get(node);
    if (number === undefined) throw new RangeError(unknownNode(node, this.nodes));
    return number;
  }

  encodeHigh(): number {
    return 0;
  }

  decode(low: number): string {
    return this.nodes[low] as string;
  }

  isGoal(low: number): boolean {
    return this.goals[low] === 1;
  }

  index(low: number): number {
    return low;
  }

  mark(low: number): number {
    return low;
  }

  firstMove(low: number): number {
    return this.first[low] as number;
  }

  moveCount(firstMove: number): number {
    return this.targets[firstMove - 1] as number;
  }

  lowAfter(_low: number, _high: number, move: number): number {
    return this.targets[move] as number;
  }

  highAfter(): number {
    return 0;
  }

  change(): number {
    return 0;
  }

  cost(move: number): number {
    return this.costs[move] as number;
  }

  action(move: number): string {
    return this.actions[move] as string;
  }

  actionBetween(): string {
    throw new TypeError("the actions of a graph are kept with a search's nodes");
  }
}
