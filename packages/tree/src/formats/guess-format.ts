import { formatNamed, FORMATS } from "./formats.ts";
import type { Format } from "./format.ts";

/** How many characters of a text are looked at. */
const LOOK = 100_000;

/** How texts of the formats that are not JSON begin, the surest first. */
const BEGINNINGS: readonly (readonly [string, RegExp])[] = [
  ["jsonl", /^\{[^\n]{0,200}"format"\s{0,9}:\s{0,9}"jejak-events\//],
  ["graphml", /^<(?:\?xml|!--|graphml)/],
  ["dot", /^(?:strict\s{1,99})?(?:di)?graph\b[^{;]{0,999}\{/i],
  ["mermaid", /^(?:%%[^\n]{0,999}\n\s{0,99}){0,99}(?:flowchart|graph)\s/],
  ["newick", /^(?:\(|(?:'[^]{0,999}|[\p{L}\p{N}.+-]{1,999})\[&id=0,)/u],
  ["text", /^ *(?:\d{1,9}|[·.]) {2}/],
];

/** What the outermost fields of a JSON file tell. */
const FIELDS: readonly (readonly [string, readonly string[]])[] = [
  ["jgf", ["graph", "graphs"]],
  ["cytoscape", ["elements", "format_version"]],
  ["posthoc", ["version", "events"]],
  ["json", ["format", "nodes"]],
];

/**
 * The format that a text is written in, as far as its beginning and its file's name tell: the text
 * first, since a name such as `trace.json` leaves open what is inside. null where neither tells.
 */
export function guessFormat(text: string, fileName = ""): Format | null {
  const start = text
    .slice(0, LOOK)
    .replace(/^\uFEFF/, "")
    .trimStart();
  const name = nameByText(start) ?? nameByFile(fileName.toLowerCase());
  return name === undefined ? null : (formatNamed(name) ?? null);
}

function nameByText(start: string): string | undefined {
  const begins = BEGINNINGS.find(([, pattern]) => pattern.test(start));
  if (begins !== undefined) return begins[0];
  if (start.startsWith("{")) {
    const fields = outermostFields(start);
    return FIELDS.find(([, names]) => names.some((name) => fields.has(name)))?.[0];
  }
  const head = start.slice(0, Math.min(start.search(/[\r\n]|$/), 1000)).toLowerCase();
  if (!/\bstate\b/.test(head) || !/\b(?:induk|parent)\b/.test(head)) return undefined;
  return head.includes("\t") ? "tsv" : "csv";
}

function nameByFile(fileName: string): string | undefined {
  return FORMATS.find(({ read, extension }) => read !== undefined && fileName.endsWith(extension))
    ?.name;
}

/** The names of the fields of the outermost object of a JSON text, as far as the text goes. */
function outermostFields(json: string): Set<string> {
  const fields = new Set<string>();
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const char = json.charAt(at);
    if (char === "{" || char === "[") depth++;
    else if (char === "}" || char === "]") depth--;
    if (char !== '"') continue;
    const from = at + 1;
    for (at = from; at < json.length && json.charAt(at) !== '"'; at++) {
      if (json.charAt(at) === "\\") at++;
    }
    if (depth === 1 && /^\s*:/.test(json.slice(at + 1, at + 9))) fields.add(json.slice(from, at));
  }
  return fields;
}
