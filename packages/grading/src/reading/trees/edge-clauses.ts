import type { Mention } from "../text/mention.ts";
import type { Reading } from "../text/reading.ts";
import type { TreeMention } from "./tree-mention.ts";

/**
 * A tree written as edges: clauses (a line each, or set apart by semicolons) of a parent, a colon or
 * arrow, and its children. A parent is the last node of that name written before; null for other texts.
 */
export function edgeParents(
  reading: Reading,
  mentions: readonly Mention[],
  asked: boolean,
): readonly TreeMention[] | null {
  const clauses = clausesOf(reading, mentions);
  const edges = clauses.filter((clause) => clause.length > 1);
  const lists = edges.filter((clause) => isFamily(reading, clause));
  if (edges.length === 0 || lists.length < edges.length) return null;
  const branches = edges.some((clause) => clause.length > 2);
  if (!asked && (!branches || edges.length < 2)) return null;
  const tree: TreeMention[] = [];
  const lastOf = new Map<string, number>();
  const add = (mention: Mention, parentIndex: number | null): number => {
    tree.push({ mention, parentIndex });
    return tree.length - 1;
  };
  for (const [parent, ...children] of clauses) {
    if (parent === undefined) continue;
    let at = lastOf.get(wordOf(parent));
    if (at === undefined) {
      at = add(parent, null);
      lastOf.set(wordOf(parent), at);
    }
    for (const child of children) lastOf.set(wordOf(child), add(child, at));
  }
  return tree;
}

function clausesOf(reading: Reading, mentions: readonly Mention[]): Mention[][] {
  const clauses: Mention[][] = [];
  let last: Mention | undefined;
  for (const mention of mentions) {
    const between =
      last === undefined ? ";" : reading.text.slice(last.found.end, mention.found.start);
    if (last === undefined || last.lastLine !== mention.firstLine || between.includes(";"))
      clauses.push([mention]);
    else clauses.at(-1)?.push(mention);
    last = mention;
  }
  return clauses;
}

/** Whether a clause is a parent, an opening sign and children, not a chain of arrows. */
function isFamily(reading: Reading, clause: readonly Mention[]): boolean {
  return clause.slice(1).every((mention, index) => {
    const between = reading.scan.masked.slice(clause[index]?.found.end ?? 0, mention.found.start);
    return index === 0 ? /^[\s)]*(?::|=|-+>|=+>|→|⇒)/u.test(between) : !/[>→⇒]/u.test(between);
  });
}

function wordOf({ found: { state } }: Mention): string {
  return state.ok ? state.word : `? ${state.written}`;
}
