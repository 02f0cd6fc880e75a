/** A tag or an entity of HTML at some offset of a text: where it ends, and what it means to a reader of boards. */
export interface Markup {
  readonly end: number;
  readonly meaning: "row" | "table" | "table-end" | "row-end" | "field" | "space" | "dot" | "other";
}

const LONGEST_TAG = 300;
const LONGEST_ENTITY = 10;

const TAGS: ReadonlyMap<string, Markup["meaning"]> = new Map([
  ["table", "table"],
  ["/table", "table-end"],
  ["tr", "row"],
  ["/tr", "row-end"],
  ["td", "field"],
  ["th", "field"],
  ["br", "row"],
  ["br/", "row"],
  ["p", "row"],
  ["/p", "row"],
  ["div", "row"],
  ["/div", "row"],
  ["li", "row"],
  ["/li", "row"],
]);

const QUIET_TAGS: ReadonlySet<string> = new Set(
  "td th thead tbody tfoot caption span b i u em strong sub sup small code tt pre html body head font a h1 h2 h3 h4 h5 h6 ul ol"
    .split(" ")
    .flatMap((name) => [name, `/${name}`]),
);

const SPACES: ReadonlySet<string> = new Set([
  "nbsp",
  "ensp",
  "emsp",
  "thinsp",
  "#160",
  "#xa0",
  "#xA0",
]);
const DOTS: ReadonlySet<string> = new Set(["middot", "bull", "#183", "#xb7", "#xB7", "#8226"]);

/** The HTML tag that starts at `start`, where a `<` stands; null when it is none that tables are made of. */
export function tagAt(text: string, start: number): Markup | null {
  let at = start + 1;
  while (at < start + 12 && isTagSign(text.charCodeAt(at))) at += 1;
  const name = text.slice(start + 1, at).toLowerCase();
  const meaning = TAGS.get(name);
  if (meaning === undefined && !QUIET_TAGS.has(name)) return null;
  const close = text.slice(at, start + LONGEST_TAG).indexOf(">");
  if (close < 0) return null;
  return { end: at + close + 1, meaning: meaning ?? "space" };
}

/** The HTML entity that starts at `start`, where an `&` stands; null when there is none. */
export function entityAt(text: string, start: number): Markup | null {
  const end = text.slice(start, start + LONGEST_ENTITY).indexOf(";");
  if (end < 2) return null;
  const name = text.slice(start + 1, start + end);
  if (SPACES.has(name)) return { end: start + end + 1, meaning: "space" };
  if (DOTS.has(name)) return { end: start + end + 1, meaning: "dot" };
  return /^#?[a-z0-9]+$/i.test(name) ? { end: start + end + 1, meaning: "other" } : null;
}

function isTagSign(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 47
  );
}
