/** Where a node of a small tree is drawn: across in leaves, down in levels. */
export interface TreePlace {
  readonly across: number;
  readonly down: number;
}

interface Linked {
  /** The parent's place in the list, always before its children; null for the root. */
  readonly parent: number | null;
}

/** Leaves stand side by side in order, each parent over the middle of its children. */
export function treePlaces(nodes: readonly Linked[]): TreePlace[] {
  const children: number[][] = nodes.map(() => []);
  const down: number[] = [];
  for (const [node, { parent }] of nodes.entries()) {
    if (parent !== null) children[parent]?.push(node);
    down[node] = parent === null ? 0 : (down[parent] ?? 0) + 1;
  }
  const order = preorder(children);
  const across = nodes.map(() => 0);
  let leaves = 0;
  for (const node of order) if (children[node]?.length === 0) across[node] = leaves++;
  for (const node of order.toReversed()) {
    const own = children[node] ?? [];
    const [first, last] = [own[0], own.at(-1)];
    if (first !== undefined && last !== undefined) {
      across[node] = ((across[first] ?? 0) + (across[last] ?? 0)) / 2;
    }
  }
  return nodes.map((_, node) => ({ across: across[node] ?? 0, down: down[node] ?? 0 }));
}

function preorder(children: readonly (readonly number[])[]): number[] {
  const order: number[] = [];
  const stack = children.length === 0 ? [] : [0];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    order.push(node);
    stack.push(...(children[node] ?? []).toReversed());
  }
  return order;
}
