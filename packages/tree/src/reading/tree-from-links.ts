import type { ReadTree } from "../read-result.ts";
import type { Header } from "./header-at.ts";
import { shown } from "./shape.ts";
import { traceFromParts } from "./trace-from-parts.ts";
import { treeFromRows } from "./tree-from-rows.ts";
import { Unreadable } from "./unreadable.ts";
import { rootsOfPasses } from "./check-passes.ts";
import { visitsInOrder } from "./visits-in-order.ts";

/** A node of a file in which nodes have names and stand in any order. */
export interface LinkedNode {
  /** What the file calls the node. */
  readonly name: string;
  /** The name of its parent; null at the root. */
  readonly parent: string | null;
  readonly state: string;
  readonly action: string | null;
  /** null where the file does not say it. */
  readonly g: number | null;
  readonly h: number | null;
  readonly visit: number | null;
  /** Where the node stands in the file. */
  readonly path: string;
}

type Read = Extract<ReadTree, { ok: true }>;

/**
 * Makes a tree of named nodes. With a header, as this package writes it, nodes stand in order of
 * generation and the whole trace comes back; without, the nodes keep the order of the file where
 * that is possible, and are numbered level by level where it is not.
 */
export function treeFromLinks(
  nodes: readonly LinkedNode[],
  header: Header | null,
  notes: readonly string[] = [],
): Read {
  if (nodes.length === 0) throw new Unreadable("", "has no nodes; a tree has a root");
  const parents = parentNumbers(nodes);
  const placeOf = (node: number): string => nodes[node]?.path ?? "nodes";
  if (header !== null) {
    const rows = nodes.map((node, index) => ({
      ...node,
      parent: parents[index] as number | null,
      g: node.g ?? 0,
      h: node.h ?? 0,
    }));
    const visitOf = nodes.map(({ visit }) => visit);
    const whole = { ...header, notes: [...notes, ...header.notes] };
    const tree = treeFromRows(rows, placeOf, rootsOfPasses(header.passes));
    return traceFromParts(whole, tree, visitsInOrder(visitOf, header.visitNodes));
  }
  return bareTree(nodes, parents, placeOf, notes);
}

function parentNumbers(nodes: readonly LinkedNode[]): (number | null)[] {
  const numbers = new Map<string, number>();
  nodes.forEach(({ name, path }, number) => {
    if (numbers.has(name)) throw new Unreadable(path, `${shown(name)} stands twice`);
    numbers.set(name, number);
  });
  return nodes.map(({ parent, path }) => {
    if (parent === null) return null;
    const number = numbers.get(parent);
    if (number === undefined) throw new Unreadable(path, `its parent ${shown(parent)} is missing`);
    return number;
  });
}

function bareTree(
  nodes: readonly LinkedNode[],
  parents: readonly (number | null)[],
  placeOf: (node: number) => string,
  notes: readonly string[],
): Read {
  const order = orderOf(nodes, parents);
  const numberOf = new Int32Array(nodes.length);
  order.forEach((node, number) => {
    numberOf[node] = number;
  });
  const g = new Float64Array(nodes.length);
  const rows = order.map((at, number) => {
    const node = nodes[at] as LinkedNode;
    const above = parents[at] ?? null;
    const parent = above === null ? null : (numberOf[above] as number);
    const cost = node.g ?? (parent === null ? 0 : (g[parent] as number) + 1);
    g[number] = cost;
    return { ...node, parent, g: cost, h: node.h ?? 0 };
  });
  const placeOfRow = (number: number): string => placeOf(order[number] ?? 0);
  const tree = treeFromRows(rows, placeOfRow, (number) => rows[number]?.parent === null);
  const unknown = [...notes];
  if (nodes.some((node) => node.g === null)) {
    unknown.push("The file does not give every g; each step without one counts 1.");
  }
  if (nodes.some((node) => node.h === null)) {
    unknown.push("The file does not give every h; 0 stands where it is missing.");
  }
  if (visitsOf(nodes.map(({ visit }) => visit)).length === 0 && !isInOrder(parents)) {
    unknown.push("The nodes do not stand in an order of generation; they were numbered by level.");
  }
  unknown.push("Problem and rules are unknown.");
  const visits = visitsOf(rows.map(({ visit }) => visit));
  if (visits.length === 0) unknown.push("The order of visits is unknown.");
  return { ok: true, kind: "tree", tree: { tree, visits }, notes: unknown };
}

/**
 * The nodes as a search could have generated them: as their parents were visited if all visits are
 * known, else as they stand if that is possible, else by level.
 */
function orderOf(nodes: readonly LinkedNode[], parents: readonly (number | null)[]): number[] {
  const roots = rootsIn(nodes, parents);
  const children = childrenOf(parents);
  const byVisits = childrenAfter(visitsOf(nodes.map(({ visit }) => visit)), roots, children);
  if (byVisits?.length === nodes.length) return byVisits;
  if (isInOrder(parents)) return nodes.map((_, node) => node);
  const order: number[] = [];
  for (const root of roots) {
    order.push(root);
    for (let at = order.length - 1; at < order.length; at++) {
      for (const child of children.get(order[at] as number) ?? []) order.push(child);
    }
  }
  if (order.length < nodes.length) {
    const reached = new Set(order);
    const lost = nodes.find((_, node) => !reached.has(node));
    throw new Unreadable(lost?.path ?? "", `${shown(lost?.name)} is on a circle of parents`);
  }
  return order;
}

/** The roots: one, or those of the passes of a search, which all have the same state. */
function rootsIn(nodes: readonly LinkedNode[], parents: readonly (number | null)[]): number[] {
  const roots = nodes.flatMap((_, node) => (parents[node] === null ? [node] : []));
  const [first] = roots;
  if (first === undefined) throw new Unreadable("", "has no root: every node has a parent");
  const other = roots.find((root) => nodes[root]?.state !== nodes[first]?.state);
  if (other === undefined) return roots;
  const names = `${shown(nodes[first]?.name)} and ${shown(nodes[other]?.name)}`;
  throw new Unreadable(nodes[other]?.path ?? "", `has more than one root: ${names}`);
}

function childrenOf(parents: readonly (number | null)[]): Map<number, number[]> {
  const children = new Map<number, number[]>();
  parents.forEach((parent, node) => {
    if (parent === null) return;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [node]);
    else siblings.push(node);
  });
  return children;
}

/**
 * The first root and the children of each visited node in turn, a later root when it is visited; null
 * where a node is visited before it is there.
 */
function childrenAfter(
  visits: readonly number[],
  roots: readonly number[],
  children: ReadonlyMap<number, readonly number[]>,
): number[] | null {
  const order = roots.slice(0, 1);
  const there = new Set(order);
  const later = new Set(roots);
  for (const node of visits) {
    if (!there.has(node)) {
      if (!later.has(node)) return null;
      order.push(node);
      there.add(node);
    }
    for (const child of children.get(node) ?? []) {
      order.push(child);
      there.add(child);
    }
  }
  return order;
}

/** Whether each parent stands before its children, and its children follow each other. */
function isInOrder(parents: readonly (number | null)[]): boolean {
  const complete = new Uint8Array(parents.length);
  for (let node = 0; node < parents.length; node++) {
    const parent = parents[node] ?? null;
    if (parent === null) continue;
    if (parent >= node || complete[parent] === 1) return false;
    const next = parents[node + 1] ?? null;
    if (next !== parent) complete[parent] = 1;
  }
  return true;
}

/** Nodes by their numbers of visit; none where the numbers are not 0, 1, 2, ... */
function visitsOf(visitOf: readonly (number | null)[]): number[] {
  const numbered = visitOf.flatMap((visit, node) => (visit === null ? [] : [{ visit, node }]));
  numbered.sort((a, b) => a.visit - b.visit);
  return numbered.every(({ visit }, index) => visit === index)
    ? numbered.map(({ node }) => node)
    : [];
}
