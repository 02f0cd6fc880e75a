import { Unreadable } from "../reading/unreadable.ts";

/** A tag or a piece of text of an XML document. */
export type XmlEvent =
  | {
      readonly kind: "open";
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly line: number;
    }
  | { readonly kind: "close"; readonly name: string; readonly line: number }
  | { readonly kind: "text"; readonly text: string; readonly line: number };

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
const TAG_NAME = /[^\s/>=<]+/y;
const ATTRIBUTE = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y;
const TAG_END = /\s*(\/?)>/y;

/**
 * Reads XML tag by tag. Comments, processing instructions and the document type are skipped; only
 * the five entities that XML itself names are known, so nothing a document declares is expanded.
 */
export function* xmlEvents(text: string): Generator<XmlEvent> {
  const lines = new LineCounter(text);
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    const tag = text.indexOf("<", at);
    const end = tag === -1 ? text.length : tag;
    if (end > at && open.length > 0) {
      const line = lines.at(at);
      yield { kind: "text", text: unescaped(text.slice(at, end), line), line };
    }
    if (tag === -1) break;
    const line = lines.at(tag);
    const skipped = skippedFrom(text, tag, line);
    if (skipped !== null) {
      if (skipped.text !== "") yield { kind: "text", text: skipped.text, line };
      at = skipped.end;
      continue;
    }
    const { event, empty, end: tagEnd } = tagAt(text, tag, line);
    if (event.kind === "close" && open.pop() !== event.name) {
      throw new Unreadable(`line ${line}`, `</${event.name}> closes what is not open`);
    }
    if (event.kind === "open" && !empty) open.push(event.name);
    yield event;
    if (empty) yield { kind: "close", name: event.name, line };
    at = tagEnd;
  }
  const left = open.pop();
  if (left !== undefined)
    throw new Unreadable(`line ${lines.at(text.length)}`, `<${left}> is never closed`);
}

/** Line numbers of places that only ever move forward. */
class LineCounter {
  readonly #text: string;
  #line = 1;
  #lineEnd: number;

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = text.indexOf("\n");
  }

  at(place: number): number {
    while (this.#lineEnd !== -1 && this.#lineEnd < place) {
      this.#line++;
      this.#lineEnd = this.#text.indexOf("\n", this.#lineEnd + 1);
    }
    return this.#line;
  }
}

/** What starts at `at` if it is no tag: where it ends, and its text if it is a CDATA section. */
function skippedFrom(text: string, at: number, line: number): { end: number; text: string } | null {
  const until = (mark: string, from: number): number => {
    const end = text.indexOf(mark, from);
    if (end === -1) throw new Unreadable(`line ${line}`, `${mark} is missing`);
    return end;
  };
  if (text.startsWith("<!--", at)) return { end: until("-->", at + 4) + 3, text: "" };
  if (text.startsWith("<?", at)) return { end: until("?>", at + 2) + 2, text: "" };
  if (text.startsWith("<![CDATA[", at)) {
    const end = until("]]>", at + 9);
    return { end: end + 3, text: text.slice(at + 9, end) };
  }
  if (!text.startsWith("<!", at)) return null;
  const bracket = text.indexOf("[", at);
  const close = until(">", at);
  return bracket === -1 || bracket > close
    ? { end: close + 1, text: "" }
    : { end: until("]>", bracket) + 2, text: "" };
}

function tagAt(
  text: string,
  at: number,
  line: number,
): { event: Exclude<XmlEvent, { kind: "text" }>; empty: boolean; end: number } {
  const wrong = (): never => {
    throw new Unreadable(`line ${line}`, "a tag is not written as XML wants it");
  };
  const closes = text.charAt(at + 1) === "/";
  TAG_NAME.lastIndex = at + (closes ? 2 : 1);
  const name = TAG_NAME.exec(text)?.[0] ?? wrong();
  let end = TAG_NAME.lastIndex;
  const attributes = new Map<string, string>();
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(text);
    if (match === null) break;
    attributes.set(match[1] as string, unescaped((match[2] as string).slice(1, -1), line));
    end = ATTRIBUTE.lastIndex;
  }
  TAG_END.lastIndex = end;
  const close = TAG_END.exec(text) ?? wrong();
  end = TAG_END.lastIndex;
  if (closes) return { event: { kind: "close", name, line }, empty: false, end };
  return { event: { kind: "open", name, attributes, line }, empty: close[1] === "/", end };
}

function unescaped(text: string, line: number): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&([^;&\s]{0,12});?/g, (whole, name: string) => {
    const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
    const number =
      code === null
        ? NaN
        : Number.parseInt(code[1] ?? code[2] ?? "", code[1] === undefined ? 10 : 16);
    if (number >= 0 && number <= 0x10ffff) return String.fromCodePoint(number);
    const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
    if (named !== undefined && whole.endsWith(";")) return named;
    throw new Unreadable(`line ${line}`, `${JSON.stringify(whole)} is no entity of XML`);
  });
}
