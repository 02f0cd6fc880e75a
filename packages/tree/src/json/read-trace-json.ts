import {
  expansions,
  solutionActions,
  solutionPath,
  type Counters,
  type SearchRun,
} from "@jejak/search";
import type { ReadTrace } from "../read-result.ts";
import { checkFormat } from "../reading/format-version.ts";
import { problemAt } from "../reading/problem-at.ts";
import { outcomeAt, rulesAt } from "../reading/rules-at.ts";
import { runFromTree } from "../reading/run-from-tree.ts";
import {
  costAt,
  fieldsAt,
  linkAt,
  listAt,
  optionalTextAt,
  shown,
  textAt,
  wholeAt,
  type Fields,
} from "../reading/shape.ts";
import { treeFromRows, type NodeRow } from "../reading/tree-from-rows.ts";
import { readResult, Unreadable } from "../reading/unreadable.ts";
import { checkLinks } from "./check-links.ts";
import { parseJson } from "./parse-json.ts";

const KNOWN = new Set(
  (
    "$schema format problem rules outcome visits visitH visitLevel expansions generated path " +
    "moves counters frontierAfter nodes"
  ).split(" "),
);

/**
 * Reads a jejak-trace/1 file. Everything in it that says the same thing twice is compared, so a
 * trace that comes back is one that a search under its rules could have made. `visitH`,
 * `visitLevel` and `frontierAfter`, which follow from the rest, are not looked at.
 */
export function readTraceJson(text: string): ReadTrace {
  return readResult(() => {
    const file = fieldsAt(parseJson(text), "");
    const notes = [checkFormat(file["format"], "jejak-trace"), unknownFields(file)];
    const problem = problemAt(file["problem"], "problem");
    const rules = rulesAt(file["rules"], "rules");
    const outcome = outcomeAt(file["outcome"], "outcome");
    const nodes = listAt(file["nodes"], "nodes");
    const tree = treeFromRows(rowsOf(nodes), (index) => ({ list: "nodes", index }));
    const visitOf = checkLinks(nodes as readonly Fields[], tree);
    const counters = countersAt(file["counters"]);
    if (counters === null) {
      notes.push(
        "The file has no counters; dropped and largestFrontier are unknown and stand as 0.",
      );
    }
    const run = runFromTree({ rules, tree, visitOf, outcome, counters });
    checkDerived(file, run, counters);
    if (tree.key(0) !== problem.start) {
      throw new Unreadable(
        "nodes[0].state",
        `is ${shown(tree.key(0))}; problem.start is ${shown(problem.start)}`,
      );
    }
    return { ok: true, trace: { problem, run }, notes: notes.filter((note) => note !== null) };
  });
}

function unknownFields(file: Fields): string | null {
  const unknown = Object.keys(file).filter((name) => !KNOWN.has(name));
  if (unknown.length === 0) return null;
  return `Left out what is not in jejak-trace/1: ${unknown.slice(0, 10).map(shown).join(", ")}.`;
}

function* rowsOf(nodes: readonly unknown[]): Generator<NodeRow> {
  for (let index = 0; index < nodes.length; index++) {
    const place = { list: "nodes", index };
    const node = fieldsAt(nodes[index], place);
    if (node["id"] !== index) {
      throw new Unreadable(
        `nodes[${index}].id`,
        `is ${shown(node["id"])}; nodes stand in order of their numbers, from 0`,
      );
    }
    yield {
      state: textAt(node["state"], place, "state"),
      action: optionalTextAt(node["action"], place, "action"),
      parent: linkAt(node["parent"], place, "parent", nodes.length),
      g: costAt(node["g"], place, "g"),
      h: costAt(node["h"], place, "h"),
    };
  }
}

function countersAt(value: unknown): Counters | null {
  if (value === undefined) return null;
  const counters = fieldsAt(value, "counters");
  const count = (name: keyof Counters): number => wholeAt(counters[name], "counters", name, 0);
  return {
    visited: count("visited"),
    expanded: count("expanded"),
    generated: count("generated"),
    dropped: count("dropped"),
    thrownAway: count("thrownAway"),
    largestFrontier: count("largestFrontier"),
  };
}

function checkDerived(
  file: Fields,
  run: SearchRun<string, string>,
  counters: Counters | null,
): void {
  const states = (nodes: readonly number[]): string[] => nodes.map((node) => run.tree.key(node));
  checkList(file["visits"], states(run.visits), "visits");
  checkList(file["expansions"], states(expansions(run)), "expansions");
  checkList(file["path"], solutionPath(run), "path");
  checkList(file["moves"], solutionActions(run), "moves");
  checkSame(file["generated"], run.tree.size, "generated");
  if (counters === null) return;
  for (const name of ["visited", "expanded", "generated", "thrownAway"] as const) {
    checkSame(counters[name], run.counters[name], `counters.${name}`);
  }
}

function checkList(value: unknown, expected: readonly (string | null)[], path: string): void {
  const list = listAt(value, path);
  const length = Math.max(list.length, expected.length);
  for (let index = 0; index < length; index++) {
    if (index >= expected.length) {
      throw new Unreadable(path, `has ${list.length} entries; nodes make it ${expected.length}`);
    }
    checkSame(list[index], expected[index] ?? null, `${path}[${index}]`);
  }
}

function checkSame(value: unknown, expected: unknown, path: string): void {
  if (value === expected) return;
  const found = value === undefined ? "is missing" : `is ${shown(value)}`;
  throw new Unreadable(path, `${found}; nodes make it ${shown(expected)}`);
}
