/** A state with its h and the exact distance to the goal. */
export interface JudgedState {
  readonly state: string;
  readonly h: number;
  readonly distance: number;
}

/** A step along which h falls by more than the step costs. */
export interface InconsistentStep {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  readonly hFrom: number;
  readonly hTo: number;
}

/** What one sum of heuristics is worth over all states. */
export interface HeuristicRow {
  readonly heuristic: string;
  readonly admissible: boolean;
  readonly consistent: boolean;
  /** How many states have an h above their distance, and the first of them. */
  readonly overestimates: number;
  readonly firstOverestimate: JudgedState | null;
  readonly inconsistentSteps: number;
  readonly firstInconsistentStep: InconsistentStep | null;
  /** The states with the largest errors, null where there is none on that side. */
  readonly mostAbove: JudgedState | null;
  readonly mostBelow: JudgedState | null;
  /** The mean of h minus the distance. */
  readonly meanError: number;
  readonly meanH: number;
}

/** Several heuristics checked against the same exact distances. */
export interface HeuristicTable {
  readonly problem:
    | { readonly kind: "puzzle"; readonly goal: string; readonly columns: number }
    | { readonly kind: "graph"; readonly goal: readonly string[] };
  /** How many states were compared, and how far the farthest is from the goal. */
  readonly states: number;
  readonly farthest: number;
  readonly heuristics: readonly HeuristicRow[];
  /** What was left out, for the person. */
  readonly notes: readonly string[];
}
