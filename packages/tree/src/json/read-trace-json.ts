import { expansions, solutionActions, solutionPath, type SearchRun } from "@jejak/search";
import type { ReadTrace } from "../read-result.ts";
import { headerAmong } from "../reading/header-at.ts";
import {
  costAt,
  fieldsAt,
  found,
  linkAt,
  listAt,
  optionalTextAt,
  shown,
  textAt,
  type Fields,
  type Place,
} from "../reading/shape.ts";
import { rootsOfPasses } from "../reading/check-passes.ts";
import { visitsInOrder } from "../reading/visits-in-order.ts";
import { traceFromParts } from "../reading/trace-from-parts.ts";
import { treeFromRows, type NodeRow } from "../reading/tree-from-rows.ts";
import { UnknownFields } from "../reading/unknown-fields.ts";
import { readResult, Unreadable } from "../reading/unreadable.ts";
import { checkLinks } from "./check-links.ts";
import { parseJson } from "./parse-json.ts";

const FILE = new Set(
  (
    "$schema format problem rules outcome visits visitNodes visitH visitLevel expansions generated path " +
    "moves counters passes frontierAfter nodes"
  ).split(" "),
);
const NODE = new Set("id state action parent firstChild nextSibling level g h visit".split(" "));

/**
 * Reads a jejak-trace/1 file. Everything in it that says the same thing twice is compared, so a
 * trace that comes back is one that a search under its rules could have made. `visitH`,
 * `visitLevel` and `frontierAfter`, which follow from the rest, are not looked at.
 */
export function readTraceJson(text: string): ReadTrace {
  return readResult(() => {
    const file = fieldsAt(parseJson(text), "");
    const unknown = new UnknownFields("jejak-trace/1");
    const header = headerAmong(file, "", FILE, unknown);
    const nodes = listAt(file["nodes"], "nodes");
    const placeOf = (index: number): Place => ({ list: "nodes", index });
    const tree = treeFromRows(rowsOf(nodes, unknown), placeOf, rootsOfPasses(header.passes));
    // A node has one visit at most, unless the search comes back to nodes.
    const visitCount = header.visitNodes?.length ?? nodes.length;
    const visitOf = checkLinks(nodes as readonly Fields[], tree, visitCount);
    const notes = [...header.notes, ...unknown.notes()];
    const read = traceFromParts(
      { ...header, notes },
      tree,
      visitsInOrder(visitOf, header.visitNodes),
    );
    checkDerived(file, read.trace.run);
    return read;
  });
}

function* rowsOf(nodes: readonly unknown[], unknown: UnknownFields): Generator<NodeRow> {
  for (let index = 0; index < nodes.length; index++) {
    const place = { list: "nodes", index };
    const node = fieldsAt(nodes[index], place);
    unknown.look(node, NODE, "nodes.");
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

function checkDerived(file: Fields, run: SearchRun<string, string>): void {
  const states = (nodes: readonly number[]): string[] => nodes.map((node) => run.tree.key(node));
  checkList(file["visits"], states(run.visits), "visits");
  checkList(file["expansions"], states(expansions(run)), "expansions");
  checkList(file["path"], solutionPath(run), "path");
  checkList(file["moves"], solutionActions(run), "moves");
  checkSame(file["generated"], run.tree.size, "generated");
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
  throw new Unreadable(path, `${found(value)}; nodes make it ${shown(expected)}`);
}
