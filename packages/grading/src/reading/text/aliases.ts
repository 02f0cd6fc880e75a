import type { StateOnPaper } from "../../domain.ts";
import type { Mention } from "./mention.ts";
import type { IsName } from "../name-test.ts";
import type { ScannedText } from "../marks/scan-text.ts";
import { sectionIndexAt, type Section } from "./sections.ts";
import { lineIndexAt } from "../marks/text-lines.ts";

/** What a text calls its states: `S0`, `N1`, `#14`, `state 7`. */
export interface Aliases {
  /** All states in order, those that are only called by their alias included. */
  readonly mentions: Mention[];
  /** The mentions that are only an alias. */
  readonly references: ReadonlySet<Mention>;
  /** The mentions that stand behind their alias, which they define. */
  readonly definitions: ReadonlyMap<Mention, string>;
  /** Where the aliases that have a meaning stand, in order: a number there is part of a name. */
  readonly tokens: readonly { readonly start: number; readonly end: number }[];
}

const ALIAS =
  /(?<![\p{L}\p{N}_])(?:#\s?|№\s?|(?:state|node|simpul|keadaan|состояние|узел|вершина|estado|nó)\s{1,2}|(?!H[12]|Q)\p{Lu}{1,2})\d{1,5}(?![\p{L}\p{N}_/])/giu;

/** Finds the aliases of a text, what each stands for (the state right behind it, the first time), and where they are used. */
export function resolveAliases(
  text: string,
  scan: ScannedText,
  sections: readonly Section[],
  mentions: Mention[],
  isName: IsName,
): Aliases {
  const none = {
    mentions,
    references: new Set<Mention>(),
    definitions: new Map<Mention, string>(),
    tokens: [],
  };
  if (mentions.length === 0) return none;
  const tokens = aliasTokens(text, mentions, isName);
  if (tokens.length < 2) return none;
  const states = new Map<string, StateOnPaper>();
  const definitions = new Map<Mention, string>();
  const uses: AliasToken[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    while ((mentions[at]?.found.start ?? Infinity) < token.end) at += 1;
    const mention = mentions[at];
    const next = tokens[index + 1]?.start ?? Infinity;
    if (mention !== undefined && mention.found.start < next && defines(scan, token, mention)) {
      if (!states.has(token.name)) states.set(token.name, mention.found.state);
      definitions.set(mention, token.name);
    } else uses.push(token);
  }
  const references = uses.flatMap((token) => {
    const state = states.get(token.name);
    return state === undefined ? [] : [reference(token, state, scan, sections)];
  });
  if (references.length === 0) return { ...none, definitions };
  const all = [...mentions, ...references].toSorted((a, b) => a.found.start - b.found.start);
  const meant = tokens.filter((token) => states.has(token.name));
  return { mentions: all, references: new Set(references), definitions, tokens: meant };
}

interface AliasToken {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function aliasTokens(text: string, mentions: readonly Mention[], isName: IsName): AliasToken[] {
  const tokens: AliasToken[] = [];
  let at = 0;
  for (const match of text.matchAll(ALIAS)) {
    const start = match.index;
    const end = start + match[0].length;
    // A cell of a board is no alias, and a node that is called so is itself.
    while ((mentions[at]?.found.end ?? Infinity) <= start) at += 1;
    const inside = mentions[at] !== undefined && (mentions[at]?.found.start ?? 0) < end;
    if (inside || isName(match[0])) continue;
    tokens.push({ name: plainAlias(match[0]), start, end });
  }
  return tokens;
}

function plainAlias(written: string): string {
  return written
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/^([#№]) /, "$1");
}

/** Whether nothing but values, signs and a line's end stands between an alias and the state behind it. */
function defines(scan: ScannedText, token: AliasToken, mention: Mention): boolean {
  if (mention.found.start - token.end > 400) return false;
  const between = scan.masked.slice(token.end, mention.found.start);
  return /^[\s:=(>.\-–→│|"'[]*$/u.test(between) && (between.match(/\n/g)?.length ?? 0) < 3;
}

function reference(
  token: AliasToken,
  state: StateOnPaper,
  scan: ScannedText,
  sections: readonly Section[],
): Mention {
  const line = lineIndexAt(scan.lines, token.start);
  const column = token.start - (scan.lines[line]?.start ?? 0);
  const place = { line: scan.lines[line]?.number ?? 1, column: column + 1 };
  return {
    found: { start: token.start, end: token.end, place, state },
    section: sectionIndexAt(sections, token.start),
    firstLine: line,
    lastLine: line,
    column,
    number: null,
    prose: false,
    values: [],
  };
}
