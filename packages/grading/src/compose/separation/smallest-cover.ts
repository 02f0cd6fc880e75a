/** The sets chosen to cover everything, and whether no fewer would do. */
export interface Cover {
  /** Positions in the list of sets, in order. */
  readonly chosen: readonly number[];
  /** False where the search for fewer was given up: then it is what the greedy choice found, or better. */
  readonly isSmallest: boolean;
}

/** Branches that are looked at before the search for fewer sets is given up. */
const MOST_BRANCHES = 20_000;

/**
 * As few of the sets as possible that hold together what all sets hold. Exact, by branch and bound
 * on the element in the fewest sets, as long as `mostBranches` last; the greedy choice (Johnson,
 * 1974: always the set with the most that is new) is where it starts from.
 */
export function smallestCover(
  sets: readonly ReadonlySet<string>[],
  mostBranches: number = MOST_BRANCHES,
): Cover {
  const { masks, all } = asBits(sets);
  const useful = withoutDominated(masks);
  let best: readonly number[] = greedy(masks, useful, all);
  let branches = 0;
  // A stack of partial covers: what is chosen, and what is left to cover.
  const stack: { chosen: readonly number[]; left: bigint }[] = [{ chosen: [], left: all }];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    if (branches++ >= mostBranches) return { chosen: inOrder(best), isSmallest: false };
    const { chosen, left } = top;
    if (left === 0n) {
      if (chosen.length < best.length) best = chosen;
      continue;
    }
    const gains = useful.map((set) => ones((masks[set] as bigint) & left));
    const most = Math.max(...gains);
    if (chosen.length + Math.ceil(ones(left) / most) >= best.length) continue;
    // The set with the largest gain is looked at first: it goes onto the stack last.
    const needed = rarest(masks, useful, left);
    const options = useful
      .map((set, at) => ({ set, gain: gains[at] as number }))
      .filter(({ set }) => ((masks[set] as bigint) & needed) !== 0n)
      .toSorted((a, b) => a.gain - b.gain);
    for (const { set } of options) {
      stack.push({ chosen: [...chosen, set], left: left & ~(masks[set] as bigint) });
    }
  }
  return { chosen: inOrder(best), isSmallest: true };
}

/**
 * The sets as bits, one for each element that matters: where all sets that hold one element hold
 * another one too, whoever covers the first has the second for nothing.
 */
function asBits(sets: readonly ReadonlySet<string>[]): { masks: bigint[]; all: bigint } {
  const holders = new Map<string, bigint>();
  for (const [at, set] of sets.entries()) {
    for (const element of set) {
      holders.set(element, (holders.get(element) ?? 0n) | (1n << BigInt(at)));
    }
  }
  const different = [...new Set(holders.values())];
  const hard = different.filter(
    (own) => !different.some((other) => other !== own && (other & own) === other),
  );
  const masks = sets.map((_, at) =>
    hard.reduce(
      (mask, own, bit) => (((own >> BigInt(at)) & 1n) === 0n ? mask : mask | (1n << BigInt(bit))),
      0n,
    ),
  );
  return { masks, all: (1n << BigInt(hard.length)) - 1n };
}

/** Sets that lie in no other one; of equal sets the first. */
function withoutDominated(masks: readonly bigint[]): number[] {
  const positions = masks.map((_, at) => at);
  return positions.filter((at) => {
    const own = masks[at] as bigint;
    return !positions.some((other) => {
      const mask = masks[other] as bigint;
      return other !== at && (own & mask) === own && (mask !== own || other < at);
    });
  });
}

function greedy(masks: readonly bigint[], useful: readonly number[], all: bigint): number[] {
  const chosen: number[] = [];
  let left = all;
  while (left !== 0n) {
    const [best] = useful.toSorted(
      (a, b) => ones((masks[b] as bigint) & left) - ones((masks[a] as bigint) & left),
    );
    if (best === undefined) break;
    chosen.push(best);
    left &= ~(masks[best] as bigint);
  }
  return chosen;
}

/** The bit of an element of `left` that the fewest sets hold. */
function rarest(masks: readonly bigint[], useful: readonly number[], left: bigint): bigint {
  let found = 0n;
  let fewest = Number.POSITIVE_INFINITY;
  for (let rest = left; rest !== 0n; rest &= rest - 1n) {
    const bit = rest & -rest;
    const holders = useful.filter((set) => ((masks[set] as bigint) & bit) !== 0n).length;
    if (holders < fewest) [found, fewest] = [bit, holders];
  }
  return found;
}

function ones(mask: bigint): number {
  let count = 0;
  for (let rest = mask; rest !== 0n; rest &= rest - 1n) count++;
  return count;
}

function inOrder(chosen: readonly number[]): number[] {
  return chosen.toSorted((a, b) => a - b);
}
