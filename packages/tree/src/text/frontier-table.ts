import { replay, type SearchRun } from "@jejak/search";

/** OPEN and CLOSED after each visit, a line each; OPEN in the order in which it would be taken. */
export function* frontierTable<State>(run: SearchRun<State, string>): Generator<string> {
  const { tree, visits } = run;
  const replayed = replay(run);
  const names = (nodes: readonly number[]): string =>
    nodes.length === 0 ? "-" : nodes.map((node) => tree.key(node)).join(" ");
  yield "\nstep  visited\n";
  for (let visit = 1; visit <= visits.length; visit++) {
    const number = String(visit).padStart(4);
    yield `${number}  ${tree.key(visits[visit - 1] as number)}\n`;
    yield `      OPEN    ${names(replayed.frontierAfter(visit))}\n`;
    yield `      CLOSED  ${names(visits.slice(0, visit))}\n`;
  }
}
