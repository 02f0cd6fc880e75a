/**
 * The place, from 0, of a permutation of the numbers 0 to n - 1 among all of them in lexicographic
 * order: a perfect index of the n! boards of n cells. Reads `n` entries of `board` from `start`.
 */
export function permutationRank(board: Uint8Array, start: number, n: number): number {
  let rank = 0;
  let seen = 0;
  for (let at = 0; at < n; at += 1) {
    const number = board[start + at] ?? 0;
    // Of the smaller numbers, those not yet seen come later: each of them would rank before.
    rank = rank * (n - at) + number - bits(seen & ((1 << number) - 1));
    seen |= 1 << number;
  }
  return rank;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
