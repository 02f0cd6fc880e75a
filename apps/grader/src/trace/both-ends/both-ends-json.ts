import type { BothEndsTrace } from "./run-both-ends.ts";

/** A search from both ends as JSON, `jejak-bidirectional/1`. */
export function bothEndsJson({ problem, childOrder, run }: BothEndsTrace): string {
  const { trees, visits, outcome, meeting, path, actions } = run;
  const written = {
    format: "jejak-bidirectional/1",
    problem,
    childOrder,
    outcome,
    visits: visits.map(({ side, node }) => ({
      side,
      state: trees[side].key(node),
      level: trees[side].level(node),
      children: trees[side].children(node).map((child) => trees[side].key(child)),
    })),
    meeting: meeting === null ? null : trees.forward.key(meeting.forward),
    path,
    actions,
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}
