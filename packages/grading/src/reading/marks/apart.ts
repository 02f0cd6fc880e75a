/** Marks in order of their starts, without those that overlap one before; of two at one place the first given stays. */
export function apart<Mark extends { readonly start: number; readonly end: number }>(
  marks: readonly Mark[],
): Mark[] {
  const kept: Mark[] = [];
  let end = -1;
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    if (mark.start < end) continue;
    kept.push(mark);
    end = mark.end;
  }
  return kept;
}
