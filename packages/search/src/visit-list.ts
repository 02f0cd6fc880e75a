import { grownTo, rowsAfter } from "./int32s.ts";

/** The nodes that were visited, in order: a column of numbers that grows with the search. */
export class VisitList {
  length = 0;
  /** Whether the nodes are kept, and not only counted. */
  isKept = true;
  private nodes: Int32Array = new Int32Array(64);
  /** The same as an array, as far as anybody has asked for it. */
  private array: number[] = [];

  /** Adds a visit, for which there must be room. */
  push(node: number): void {
    if (this.isKept) this.nodes[this.length] = node;
    this.length++;
  }

  /** Makes room for that many more visits. */
  reserve(visits: number): void {
    const needed = this.length + visits;
    if (!this.isKept || needed <= this.nodes.length) return;
    this.nodes = grownTo(this.nodes, Math.max(needed, rowsAfter(this.length)));
  }

  /** Takes the last visit back. */
  pop(): void {
    this.length--;
  }

  /** All visits so far; the same array at each call, which grows with the search. */
  toArray(): readonly number[] {
    if (!this.isKept) return [];
    if (this.array.length > this.length) this.array.length = this.length;
    for (let visit = this.array.length; visit < this.length; visit++) {
      this.array.push(this.nodes[visit] as number);
    }
    return this.array;
  }

  /** Hands the memory over to a list of no visits, and is left without visits and without memory. */
  release(): VisitList {
    const heir = new VisitList();
    heir.nodes = this.nodes;
    this.nodes = new Int32Array(0);
    this.length = 0;
    this.array = [];
    return heir;
  }
}
