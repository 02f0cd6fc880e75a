/** A node as a test expects it; its number is its place in the list. */
interface ExpectedNode {
  readonly state: string;
  readonly action: string | null;
  readonly parent: number | null;
  readonly g: number;
  readonly h: number;
}

/** A bare tree as `plainRead` gives it: what follows from the parents (links and levels) is filled in. */
export function plainTree(
  expected: readonly ExpectedNode[],
  visits: readonly number[] = [],
): object {
  const childrenOf = (node: number): number[] =>
    expected.flatMap(({ parent }, child) => (parent === node ? [child] : []));
  const levelOf = (parent: number | null): number =>
    parent === null ? 0 : 1 + levelOf(expected[parent]?.parent ?? null);
  const nodes = expected.map(({ state, action, parent, g, h }, id) => {
    const siblings = parent === null ? [id] : childrenOf(parent);
    return {
      id,
      state,
      action,
      parent,
      firstChild: childrenOf(id)[0] ?? null,
      nextSibling: siblings[siblings.indexOf(id) + 1] ?? null,
      level: levelOf(parent),
      g,
      h,
    };
  });
  return { visits, nodes };
}
