/** A list of nodes of which only some are named. */
export interface ShownNodes {
  readonly nodes: readonly number[];
  /** How many more there are. */
  readonly more: number;
}

/** A child that was made and thrown away. */
export interface DroppedChild {
  readonly word: string;
  readonly move: string;
  readonly cost: number;
}

/** What happened at a visit. */
export type StepKind = "start" | "goal" | "expanded" | "at-limit";

/** The pass of a search that starts from the root again and again. */
export interface PassView {
  /** From 1. */
  readonly number: number;
  /** Its depth limit, or its bound on g + h. */
  readonly limit: number;
  readonly isFirstVisit: boolean;
}

/** Everything that is shown of one step beside the tree; `step` counts visits, 0 is before the first. */
export interface StepView {
  readonly step: number;
  readonly kind: StepKind;
  /** The visited node; null at step 0. */
  readonly node: number | null;
  /** How many nodes the tree has. */
  readonly revealed: number;
  /** The children that the visit gave the node. */
  readonly generated: readonly number[];
  readonly dropped: readonly DroppedChild[];
  /** After the visit, in the order in which it will be taken. */
  readonly frontier: ShownNodes;
  /** Visited nodes, the last ones. */
  readonly closed: ShownNodes;
  /** What the visit chose from: the frontier before it. */
  readonly candidates: ShownNodes;
  /** How many of all candidates have the chosen node's priority. */
  readonly tied: number;
  /** The visit's goal was found among the children (goal test at generation). */
  readonly goalGenerated: boolean;
  /** null for a search without passes. */
  readonly pass: PassView | null;
}

/** How many nodes of a list are named. */
export const LISTED = 60;

/** The first nodes of a list, and how many more there are. */
export function shownNodes(nodes: readonly number[], most: number = LISTED): ShownNodes {
  return { nodes: nodes.slice(0, most), more: Math.max(0, nodes.length - most) };
}
