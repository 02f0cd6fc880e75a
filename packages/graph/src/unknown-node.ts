import { editDistance } from "./edit-distance.ts";
import { shown } from "./shown.ts";

const MOST_LISTED = 12;
/** Names of larger graphs are not compared letter by letter. */
const MOST_COMPARED = 2000;
const LONGEST_COMPARED = 40;

/** A sentence saying that the graph has no such node, and which it has or may have been meant. */
export function unknownNode(name: string, nodes: readonly string[]): string {
  const meant = nodeMeant(name, nodes);
  if (meant !== undefined) return `the graph has no node ${shown(name)}; it has ${shown(meant)}`;
  if (nodes.length === 0) return `the graph has no node ${shown(name)}; it has no nodes at all`;
  const listed = nodes.slice(0, MOST_LISTED).map(shown).join(", ");
  const rest = nodes.length > MOST_LISTED ? `, and ${nodes.length - MOST_LISTED} more` : "";
  return `the graph has no node ${shown(name)}; its nodes are ${listed}${rest}`;
}

/** The one node that differs only in accents, case, blanks and hyphens, or in a slip of one or two letters. */
function nodeMeant(name: string, nodes: readonly string[]): string | undefined {
  const written = plain(name);
  const same = nodes.find((node) => plain(node) === written);
  if (same !== undefined || written.length > LONGEST_COMPARED || nodes.length > MOST_COMPARED) {
    return same;
  }
  const most = written.length < 4 ? 0 : written.length < 7 ? 1 : 2;
  const close = nodes.filter((node) => {
    const other = plain(node);
    return Math.abs(other.length - written.length) <= most && editDistance(other, written) <= most;
  });
  return close.length === 1 ? close[0] : undefined;
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/[\p{M}\s_-]/gu, "")
    .toLowerCase();
}
