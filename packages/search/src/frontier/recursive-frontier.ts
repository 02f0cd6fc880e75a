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
    this.addAll(Array.from({ length: end - first }, (_, child) => first + child));
  }

  /** The root alone, or the children of the node that was given out last, in order of generation. */
  addAll(children: readonly number[]): void {
    const call = this.calls.at(-1);
    const [root] = children;
    if (call === undefined && root !== undefined) {
      const f = this.nodes.g(root) + this.nodes.h(root);
      // The root is called when it is taken, as a child of nobody.
      const top = { node: NONE, f: 0, limit: Infinity, called: NONE };
      this.calls.push({ ...top, children: [root], childF: [f] });
      return;
    }
    if (call === undefined) return;
    call.children = [...children];
    call.childF = call.children.map((child) =>
      Math.max(this.nodes.g(child) + this.nodes.h(child), call.f),
    );
  }

  take(): number {
    const [next] = this.candidates();
    if (next === undefined) return NONE;
    this.call(next);
    return next;
  }

  /** Ends the calls that are over; then the nodes that may be next, all with the least f, oldest first. */
  candidates(): number[] {
    for (;;) {
      const call = this.calls.at(-1);
      if (call === undefined) return [];
      const bestF = leastOf(call.childF);
      if (bestF !== Infinity && bestF <= call.limit) {
        return call.children.filter((_, child) => call.childF[child] === bestF);
      }
      if (this.calls.length === 1) return [];
      this.endCall();
    }
  }

  /** Gives out this node of the list, whether it is next or not. */
  goTo(node: number): void {
    while (this.calls.at(-1)?.children.includes(node) === false) this.endCall();
    this.call(node);
  }

  copy(): RecursiveFrontier {
    const copy = new RecursiveFrontier(this.nodes);
    for (const call of this.calls) copy.calls.push({ ...call, childF: [...call.childF] });
    return copy;
  }

  /** Equal for frontiers from which the same follows. */
  key(): string {
    return this.calls
      .map(({ limit, f, called, children, childF }) =>
        [limit, f, called, children.join("_"), childF.join("_")].join(),
      )
      .join(";");
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

  /** Calls a child of the topmost call, up to the f of its best alternative. */
  private call(node: number): void {
    const call = this.calls.at(-1) as Call;
    const at = call.children.indexOf(node);
    const alternative = leastOf(call.childF.filter((_, child) => child !== at));
    const limit = Math.min(call.limit, alternative);
    const f = call.childF[at] as number;
    call.called = at;
    this.calls.push({ node, f, limit, children: [], childF: [], called: NONE });
  }

  /** Ends the topmost call: of the nodes below it the least f is remembered. */
  private endCall(): void {
    const ended = this.calls.pop() as Call;
    const caller = this.calls.at(-1) as Call;
    caller.childF[caller.called] = leastOf(ended.childF);
    caller.called = NONE;
  }
}

/** Infinity where there is none. */
function leastOf(numbers: readonly number[]): number {
  let least = Infinity;
  for (const number of numbers) if (number < least) least = number;
  return least;
}
