/**
 * What a caller allows a search to use. A search that reaches a bound ends with the outcome
 * `stopped`, and so does one for whose tree there is no more memory.
 */
export interface Bounds {
  /** The search visits no further node once its tree has this many. */
  readonly nodes?: number;
  /** The search ends once `clock` is past `deadline`; both in the clock's own unit. */
  readonly deadline?: number;
  /** Such as `performance.now`; needed for `deadline`. The package itself reads no clock. */
  readonly clock?: () => number;
  /** Ends the search soon after it is aborted. An AbortSignal is one. */
  readonly signal?: { readonly aborted: boolean };
}

/** Visits between two looks at the clock and the signal: rare enough to cost nothing. */
export const VISITS_BETWEEN_LOOKS = 64;

/** Whether the clock or the signal of `bounds` end a search now. */
export function boundReached(bounds: Bounds): boolean {
  if (bounds.signal?.aborted === true) return true;
  return (
    bounds.deadline !== undefined && bounds.clock !== undefined && bounds.clock() >= bounds.deadline
  );
}
