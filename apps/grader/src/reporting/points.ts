/** Points as people write them: at most two decimals, none where they are zero. */
export function points(value: number): string {
  return String(Number(value.toFixed(2)));
}
