/** The visits that led to where a run stands, newest first. */
export interface VisitedList {
  readonly node: number;
  /** Whether its children were generated: not those of the goal or of a node at the depth limit. */
  readonly isExpanded: boolean;
  readonly previous: VisitedList | null;
  readonly length: number;
}
