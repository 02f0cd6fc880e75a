import { shown } from "../shown.ts";
import type { DotToken } from "./dot-tokens.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import type { NodeAt } from "./graph-on-paper.ts";
import type { Place } from "./place.ts";
import { isNumberWord } from "./read-number.ts";

/** Attributes by their name in lower case. */
export type DotAttributes = ReadonlyMap<string, DotToken>;

/** What the attributes of edges and nodes say about the graph. */
export class DotMeaning {
  readonly start: NodeAt<Place>[] = [];
  readonly goals: NodeAt<Place>[] = [];
  readonly #builder: GraphBuilder<Place>;
  readonly #isDirected: boolean;
  /** The edges of a strict graph, of which each pair of nodes has one. */
  readonly #pairs: Set<string> | null;

  constructor(
    builder: GraphBuilder<Place>,
    { directed, strict }: { directed: boolean; strict: boolean },
  ) {
    this.#builder = builder;
    this.#isDirected = directed;
    this.#pairs = strict ? new Set() : null;
  }

  node(name: string, where: Place, attributes: DotAttributes): void {
    this.#builder.node(name, where);
    const h = attributes.get("h") ?? attributes.get("heuristic");
    if (h !== undefined) {
      if (isNumberWord(h.text)) this.#builder.h(name, Number(h.text), placeOf(h));
      else
        this.#builder.problem(placeOf(h), `h is a number such as 4 or 2.5, not ${shown(h.text)}`);
    }
    const label = attributes.get("label");
    if (label !== undefined && label.text !== name && label.text !== "\\N") {
      const message = `the node ${shown(name)} goes by its id, not by its label ${shown(label.text)}`;
      this.#builder.note(placeOf(label), message);
    }
    const roles = attributes.get("role")?.text.split(/[\s,]+/) ?? [];
    if (roles.includes("start")) this.start.push({ name, where });
    if (roles.includes("goal")) this.goals.push({ name, where });
  }

  edge(a: string, b: string, where: Place, attributes: DotAttributes): void {
    const dir = attributes.get("dir")?.text;
    const twoWay = !this.#isDirected || dir === "both" || dir === "none";
    const [from, to] = dir === "back" && !twoWay ? [b, a] : [a, b];
    if (this.#isSecond(from, to)) {
      const message = `this edge from ${shown(from)} to ${shown(to)} is left out: a strict graph has one`;
      return this.#builder.note(where, message);
    }
    const cost = this.#cost(attributes);
    if (cost === null) return;
    const name = attributes.get("action")?.text;
    const edge = { from, to, cost, twoWay };
    this.#builder.edge(name === undefined ? edge : { ...edge, name }, where);
  }

  #isSecond(from: string, to: string): boolean {
    if (this.#pairs === null) return false;
    const ends = this.#isDirected || from < to ? [from, to] : [to, from];
    const pair = JSON.stringify(ends);
    if (this.#pairs.has(pair)) return true;
    this.#pairs.add(pair);
    return false;
  }

  /** `cost`, else a label that is a number, else `weight`, else `len`; 1 without any. */
  #cost(attributes: DotAttributes): number | null {
    const cost = attributes.get("cost");
    if (cost !== undefined && !isNumberWord(cost.text)) {
      const message = `a cost is a number such as 4 or 2.5, not ${shown(cost.text)}`;
      this.#builder.problem(placeOf(cost), message);
      return null;
    }
    const label = attributes.get("label");
    const weight = attributes.get("weight") ?? attributes.get("len");
    const [byLabel, byWeight] = [numberOf(label), numberOf(weight)];
    if (cost !== undefined) return Number(cost.text);
    if (label !== undefined && byLabel !== null && byWeight !== null && byLabel !== byWeight) {
      const message = `the label says ${byLabel}, the weight ${byWeight}: add cost=${byLabel} or cost=${byWeight}`;
      this.#builder.problem(placeOf(label), message);
      return null;
    }
    if (label !== undefined && byLabel === null && byWeight === null) {
      this.#builder.note(placeOf(label), `the label ${shown(label.text)} is no cost: 1 is taken`);
    }
    return byLabel ?? byWeight ?? 1;
  }
}

function numberOf(token: DotToken | undefined): number | null {
  const text = token?.text.trim() ?? "";
  return isNumberWord(text) ? Number(text) : null;
}

function placeOf({ line, column }: DotToken): Place {
  return { line, column };
}
