import type { ReadNode, ReadStep } from "../answer.ts";
import { parentLinks } from "../trees/parent-links.ts";
import { rowsOfJson } from "./json-rows.ts";
import type { JsonSource } from "./json-source.ts";
import type { JsonFields } from "./json-value.ts";

/** The tree of a jejak-trace/1 file, and of anything like it: `nodes` with a state and a parent each. */
export function nodesOfJson(value: JsonFields, source: JsonSource): readonly ReadNode[] | null {
  const field = value.fields.get("nodes") ?? value.fields.get("tree");
  if (field?.kind !== "list") return null;
  const rows = rowsOfJson(field.items, source);
  if (rows.every((row) => row.parent === null)) return null;
  return parentLinks(rows, source.domain);
}

/** The visits with the values of the nodes that they are (by visit number), or the nodes that were visited. */
export function visitsOfNodes(
  visits: readonly ReadStep[] | undefined,
  nodes: readonly ReadNode[],
): readonly ReadStep[] {
  const visited = nodes
    .filter((node) => node.order !== null && node.order !== undefined)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(stepOf);
  if (visits === undefined) return visited.length > 0 ? visited : nodes.map(stepOf);
  return visits.map((step, index) => {
    const node = visited[index];
    const same = node?.state.ok === true && step.state.ok && node.state.word === step.state.word;
    return same ? { ...node, ...step } : step;
  });
}

function stepOf({ parentIndex: _parent, order: _order, ...step }: ReadNode): ReadStep {
  return step;
}
