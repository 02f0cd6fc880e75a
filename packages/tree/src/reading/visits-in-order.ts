import { shown } from "./shape.ts";
import { Unreadable } from "./unreadable.ts";

/**
 * The nodes in order of visit, from the visit of each node; or from the list of visits, where the file
 * has one because nodes are visited again: then each node says its last visit.
 */
export function visitsInOrder(
  visitOf: readonly (number | null)[],
  visitNodes: readonly number[] | null,
): number[] {
  return visitNodes === null ? fromNodes(visitOf) : fromList(visitOf, visitNodes);
}

function fromNodes(visitOf: readonly (number | null)[]): number[] {
  const visits: number[] = [];
  visitOf.forEach((visit, node) => {
    if (visit === null) return;
    if (visits[visit] !== undefined) {
      throw new Unreadable(
        `nodes[${node}].visit`,
        `is ${visit}, as that of node ${visits[visit]} already`,
      );
    }
    visits[visit] = node;
  });
  for (let visit = 0; visit < visits.length; visit++) {
    if (visits[visit] === undefined) {
      throw new Unreadable("nodes", `no node has visit ${visit}, but one has ${visits.length - 1}`);
    }
  }
  return visits;
}

function fromList(visitOf: readonly (number | null)[], visitNodes: readonly number[]): number[] {
  const last = new Map(visitNodes.map((node, visit) => [node, visit]));
  visitNodes.forEach((node, visit) => {
    if (node < visitOf.length) return;
    throw new Unreadable(
      `visitNodes[${visit}]`,
      `is ${node}; the last node is ${visitOf.length - 1}`,
    );
  });
  visitOf.forEach((visit, node) => {
    const expected = last.get(node) ?? null;
    if (visit === expected) return;
    throw new Unreadable(
      `nodes[${node}].visit`,
      `is ${shown(visit)}; visitNodes make it ${shown(expected)}`,
    );
  });
  return [...visitNodes];
}
