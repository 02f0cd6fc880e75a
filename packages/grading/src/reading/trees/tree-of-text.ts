import type { ReadNode } from "../answer.ts";
import { drawnParents } from "./drawn-tree.ts";
import { edgeParents } from "./edge-clauses.ts";
import { indentedParents } from "./indented-tree.ts";
import type { TreeMention } from "./tree-mention.ts";
import type { Mention } from "../text/mention.ts";
import { sectionOf, type Reading } from "../text/reading.ts";
import { stepOfMention } from "../text/step-of-mention.ts";

/**
 * The tree that a text shows: edges (`A -> B, C`), indentation, gutters, or a drawing with strokes.
 * null where it shows none; without tree characters one is only looked for where it is asked for.
 */
export function treeOfText(reading: Reading): readonly ReadNode[] | null {
  const mentions = treeMentions(reading);
  if (mentions.length < 2) return null;
  const asked = reading.asked.has("tree");
  const tree =
    edgeParents(reading, mentions, asked) ??
    indentedParents(reading, mentions, asked) ??
    (asked ? drawnParents(reading, mentions) : null);
  return tree === null ? null : nodesOf(reading, tree);
}

/** What stands under "tree", else everything outside the lists and other sequences. */
function treeMentions(reading: Reading): readonly Mention[] {
  const labelled = reading.mentions.filter((one) => sectionOf(reading, one) === "tree");
  if (labelled.length > 1) return labelled;
  const kinds = new Set(["main", "current", "children", "visits", "start", "expansions"]);
  return reading.mentions.filter((one) => kinds.has(sectionOf(reading, one)) && !one.prose);
}

function nodesOf(reading: Reading, tree: readonly TreeMention[]): readonly ReadNode[] {
  const orders = tree.map(({ mention }) => reading.values.get(mention)?.order);
  const hasOrder = orders.some((order) => order !== undefined);
  const shift = orders.includes(0) ? 1 : 0;
  return tree.map(({ mention, parentIndex }, index): ReadNode => {
    const order = orders[index];
    const parent = parentIndex === null ? null : tree[parentIndex]?.mention.found.state;
    return {
      ...stepOfMention(reading, mention),
      ...(parent === undefined ? {} : { parent }),
      parentIndex,
      ...(hasOrder ? { order: order === undefined ? null : order + shift } : {}),
    };
  });
}
