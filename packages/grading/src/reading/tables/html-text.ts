/**
 * HTML is read by a scanner of its own and not by a library: only tables and line breaks matter here,
 * nothing is ever run or fetched, and its work must stay linear in whatever a student hands in.
 */
export type HtmlToken =
  | { readonly kind: "text"; readonly text: string; readonly at: number }
  | { readonly kind: "open" | "close"; readonly name: string; readonly at: number };

/** Elements whose content is never text. */
const HIDDEN = new Set(["script", "style", "template", "title", "noscript", "svg"]);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  rarr: "→",
  larr: "←",
  uarr: "↑",
  darr: "↓",
  rArr: "⇒",
  middot: "·",
  ndash: "–",
  mdash: "—",
  times: "×",
};

/** Whether a text is HTML or holds tables written in it. */
export function looksLikeHtml(text: string): boolean {
  return /<(?:!doctype html|html|table|tr|td|body|pre|ol|ul|p|div|br)[\s/>]/i.test(
    text.slice(0, 200_000),
  );
}

/** The text and tags of an HTML document in order; comments and hidden elements are left out. One pass. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  let hidden: string | null = null;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    const end = open === -1 ? html.length : open;
    if (end > at && hidden === null)
      yield { kind: "text", text: decodeEntities(html.slice(at, end)), at };
    if (open === -1) return;
    if (html.startsWith("<!--", open)) {
      const close = html.indexOf("-->", open + 4);
      at = close === -1 ? html.length : close + 3;
      continue;
    }
    const tag = /^<(\/?)([a-z][a-z0-9]*)\b/i.exec(html.slice(open, open + 40));
    const close = html.indexOf(">", open);
    if (tag === null || close === -1) {
      // A bare "<" is text.
      if (hidden === null) yield { kind: "text", text: "<", at: open };
      at = open + 1;
      if (close === -1 && tag !== null) return;
      continue;
    }
    const name = (tag[2] ?? "").toLowerCase();
    const closes = tag[1] === "/";
    if (hidden === null && HIDDEN.has(name) && !closes) hidden = name;
    else if (hidden === name && closes) hidden = null;
    else if (hidden === null) yield { kind: closes ? "close" : "open", name, at: open };
    at = close + 1;
  }
}

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : " ";
    },
  );
}
