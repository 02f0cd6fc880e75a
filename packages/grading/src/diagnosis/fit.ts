/** A sequence of states, by number, that may be made only as far as it is looked at. */
export interface StateSequence {
  /** The state at `index`, from 0; null behind the end. */
  at(index: number): number | null;
}

/** How well a written sequence fits a run. */
export interface Fit {
  /** States left out, added, replaced, or exchanged with their neighbour. */
  readonly slips: number;
  /** Written states that the run explains. */
  readonly explains: number;
}

/**
 * The fit of `written` to `run` with at most `most` slips; null when it takes more. A run that goes
 * on after the written states end counts as one slip, unless `mayStop`.
 */
export function fit(
  written: readonly (number | null)[],
  run: StateSequence,
  most: number,
  mayStop = false,
): Fit | null {
  for (let slips = 0; slips <= most; slips++) {
    const explains = matchWith(written, run, 0, 0, slips, mayStop);
    if (explains !== null) return { slips, explains };
  }
  return null;
}

/** Of the written states from `at` on, how many match the run from `from` on with exactly `slips` slips. */
function matchWith(
  written: readonly (number | null)[],
  run: StateSequence,
  at: number,
  from: number,
  slips: number,
  mayStop: boolean,
): number | null {
  let matched = 0;
  let [i, j] = [at, from];
  while (i < written.length && written[i] !== null && written[i] === run.at(j)) {
    i++;
    j++;
    matched++;
  }
  if (i === written.length && (mayStop || run.at(j) === null)) return slips === 0 ? matched : null;
  if (slips === 0) return null;
  if (i === written.length) return slips === 1 ? matched : null;
  // Behind the end of the run everything is one slip.
  if (run.at(j) === null) return slips === 1 ? matched : null;
  const next = run.at(j + 1);
  const isExchanged = i + 1 < written.length && written[i] === next && written[i + 1] === run.at(j);
  const rests = [
    { value: matchWith(written, run, i + 1, j + 1, slips - 1, mayStop), own: 0 },
    { value: matchWith(written, run, i + 1, j, slips - 1, mayStop), own: 0 },
    { value: matchWith(written, run, i, j + 1, slips - 1, mayStop), own: 0 },
    ...(isExchanged
      ? [{ value: matchWith(written, run, i + 2, j + 2, slips - 1, mayStop), own: 1 }]
      : []),
  ];
  const best = rests.reduce<number | null>(
    (most, { value, own }) => (value === null ? most : Math.max(most ?? 0, value + own)),
    null,
  );
  return best === null ? null : matched + best;
}
