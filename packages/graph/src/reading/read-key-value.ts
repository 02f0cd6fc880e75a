import type { Result } from "../result.ts";
import { shown } from "../shown.ts";
import { GraphBuilder } from "./graph-builder.ts";
import { graphOnPaper, type GraphOnPaper, type NodeAt } from "./graph-on-paper.ts";
import { keyValueFields, type TextField } from "./key-value-fields.ts";
import type { Place, PlacedMessage } from "./place.ts";
import { isNumberWord } from "./read-number.ts";

/** Whether the text looks like the `key: "value"` form: it names a start state. */
export function isKeyValue(text: string): boolean {
  return /^[ \t"]*start_state\s*:/m.test(text);
}

/**
 * Reads the text form of the Pacman project of Berkeley's CS 188: `graph: """` with `start_state: A`,
 * `goal_states: G`, and a line for each edge of state, action, next state, cost (`A 0:A->B B 1.0`); h
 * in `heuristic: """` with `A 2.5` on each line. What stands between the quotes may stand alone too.
 * The action becomes the edge's name. Other keys are left out, which a note says.
 */
export function readKeyValue(text: string): Result<GraphOnPaper, readonly PlacedMessage[]> {
  const builder = new GraphBuilder<Place>();
  const reader = new KeyValueGraph(builder);
  const { fields, problem } = keyValueFields(text);
  const graph = fields.find(({ key }) => key === "graph");
  if (problem !== null) builder.problem(problem, problem.message);
  else if (graph === undefined) reader.readGraph(text.split("\n"), 1);
  else {
    reader.readGraph(graph.lines, graph.line);
    for (const field of fields) if (field !== graph) readOther(field, reader, builder);
  }
  const { start, goals } = reader;
  const nowhere = { line: graph?.line ?? 1, column: 1 };
  return graphOnPaper(builder, { start, goals, form: 'key: "value" text', nowhere });
}

function readOther(field: TextField, reader: KeyValueGraph, builder: GraphBuilder<Place>): void {
  const where = { line: field.keyLine, column: 1 };
  if (field.key === "heuristic") reader.readH(field.lines, field.line);
  else builder.note(where, `${shown(field.key)} is left out: it does not belong to the graph`);
}

class KeyValueGraph {
  readonly start: NodeAt<Place>[] = [];
  readonly goals: NodeAt<Place>[] = [];
  readonly #builder: GraphBuilder<Place>;

  constructor(builder: GraphBuilder<Place>) {
    this.#builder = builder;
  }

  readGraph(lines: readonly string[], firstLine: number): void {
    for (const [index, line] of lines.entries()) {
      if (this.#builder.full) return;
      const words = wordsOf(line, firstLine + index);
      const [first] = words;
      if (first === undefined) continue;
      if (first.text === "start_state:") this.start.push(...words.slice(1).map(nodeAt));
      else if (first.text === "goal_states:") this.goals.push(...words.slice(1).map(nodeAt));
      else this.#readEdge(words);
    }
  }

  readH(lines: readonly string[], firstLine: number): void {
    for (const [index, line] of lines.entries()) {
      if (this.#builder.full) return;
      const [node, h, more] = wordsOf(line, firstLine + index);
      if (node === undefined) continue;
      if (h === undefined || more !== undefined || !isNumberWord(h.text)) {
        const message = "a heuristic value is written as a state and a number: A 2.5";
        this.#builder.problem(node.where, message);
      } else this.#builder.h(node.text, Number(h.text), node.where);
    }
  }

  #readEdge(words: readonly Word[]): void {
    const [from, action, to, cost, more] = words as [Word, Word?, Word?, Word?, Word?];
    const { where } = from;
    if (action === undefined || to === undefined || cost === undefined || more !== undefined) {
      const count = `${words.length} ${words.length === 1 ? "word stands" : "words stand"} here`;
      const message = `an edge is written as state, action, next state, cost (A 0:A->B B 1.0), but ${count}`;
      return this.#builder.problem(where, message);
    }
    if (!isNumberWord(cost.text)) {
      const message = `a cost is a number such as 4 or 2.5, not ${shown(cost.text)}`;
      return this.#builder.problem(cost.where, message);
    }
    const ends = { from: from.text, to: to.text, cost: Number(cost.text) };
    this.#builder.edge({ ...ends, twoWay: false, name: action.text }, where);
  }
}

interface Word {
  readonly text: string;
  readonly where: Place;
}

function nodeAt({ text, where }: Word): NodeAt<Place> {
  return { name: text, where };
}

/** The words of a line; from `#` on it is a comment. */
function wordsOf(line: string, number: number): readonly Word[] {
  const [code = ""] = line.split("#", 1);
  return Array.from(code.matchAll(/\S+/g), ({ 0: text, index }) => ({
    text,
    where: { line: number, column: index + 1 },
  }));
}
