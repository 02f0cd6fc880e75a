import { shown } from "./shown.ts";

const MOST_LISTED = 12;

/** A sentence saying that the graph has no such node, and which it has or may have been meant. */
export function unknownNode(name: string, nodes: readonly string[]): string {
  const meant = nodes.find((node) => plain(node) === plain(name));
  if (meant !== undefined) {
    return `the graph has no node ${shown(name)}; it has ${shown(meant)}`;
  }
  const listed = nodes.slice(0, MOST_LISTED).map(shown).join(", ");
  if (listed === "") return `the graph has no node ${shown(name)}; it has no nodes at all`;
  const rest = nodes.length > MOST_LISTED ? `, and ${nodes.length - MOST_LISTED} more` : "";
  return `the graph has no node ${shown(name)}; its nodes are ${listed}${rest}`;
}

/** Without accents, case, blanks and hyphens: what people mistake for one another. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/[\p{M}\s_-]/gu, "")
    .toLowerCase();
}
