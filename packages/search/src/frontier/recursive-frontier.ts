import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";
import type { NodeValues } from "./frontier-order.ts";

/** One call of RBFS that is under way. */
interface Call {
  readonly node: number;
  /** f of the node when it was called, which its children inherit. */
  readonly f: number;
  readonly limit: number;
  /** Its children and their f, as far as they are known; empty until the node is expanded. */
  children: number[];
  childF: number[];
  /** Which child is called. */
  called: number;
}

/**
 * What recursive best-first search remembers: the path of its calls and the siblings along it. A
 * call ends when the best f below it exceeds the limit, the f of the best alternative elsewhere;
 * its children are forgotten and their best f is kept, so that they are visited again when that
 * becomes the best. `add` is then called with the same children anew.
 */
export class RecursiveFrontier implements Frontier {
  private readonly nodes: NodeValues;
  private readonly calls: Call[] = [];

  constructor(nodes: NodeValues) {
    this.nodes = nodes;
  }

  get size(): number {
    return this.list().length;
  }

  add(first: number, end: number): void {
    const call = this.calls.at(-1);
    if (call === undefined) {
      const f = this.nodes.g(first) + this.nodes.h(first);
      // The root is called when it is taken, as a child of nobody.
      const top = { node: NONE, f: 0, limit: Infinity, called: NONE };
      this.calls.push({ ...top, children: [first], childF: [f] });
      return;
    }
    call.children = Array.from({ length: end - first }, (_, child) => first + child);
    call.childF = call.children.map((child) =>
      Math.max(this.nodes.g(child) + this.nodes.h(child), call.f),
    );
  }

  take(): number {
    for (;;) {
      const call = this.calls.at(-1);
      if (call === undefined) return NONE;
      const best = indexOfLeast(call.childF, NONE);
      const bestF = call.childF[best] ?? Infinity;
      if (bestF === Infinity || bestF > call.limit) {
        this.calls.pop();
        const caller = this.calls.at(-1);
        if (caller === undefined) return NONE;
        caller.childF[caller.called] = bestF;
        caller.called = NONE;
        continue;
      }
      const alternative = call.childF[indexOfLeast(call.childF, best)] ?? Infinity;
      const node = call.children[best] as number;
      call.called = best;
      const limit = Math.min(call.limit, alternative);
      this.calls.push({ node, f: bestF, limit, children: [], childF: [], called: NONE });
      return node;
    }
  }

  list(): number[] {
    const waiting = this.calls.flatMap(({ children, childF, called }) =>
      children.flatMap((node, index) => {
        const f = childF[index] as number;
        return index === called || f === Infinity ? [] : [{ node, f }];
      }),
    );
    return waiting.sort((a, b) => a.f - b.f || a.node - b.node).map(({ node }) => node);
  }
}

/** The place of the least number but the one at `without`, the first among equals; NONE when there is none. */
function indexOfLeast(numbers: readonly number[], without: number): number {
  let least = NONE;
  for (const [index, number] of numbers.entries()) {
    if (index === without) continue;
    if (least === NONE || number < (numbers[least] as number)) least = index;
  }
  return least;
}
