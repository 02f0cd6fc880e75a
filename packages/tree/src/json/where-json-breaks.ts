/** Where a text stops being JSON, and what was due there. */
export interface JsonBreak {
  readonly position: number;
  readonly message: string;
}

type Due =
  "a value" | "a value or ]" | "a name or }" | "a name" | "a colon" | "a comma or a bracket";

const SPACE = /[ \t\n\r]*/y;
const WORD = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids exactly these in a text
const PLAIN = /[^"\\\u0000-\u001f]*/uy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Finds the first place at which `text` stops being JSON, null if it does not. Engines agree on
 * what JSON is and not on telling where it breaks. Open brackets are kept on a list: depth costs
 * nothing.
 */
export function whereJsonBreaks(text: string): JsonBreak | null {
  const open: string[] = [];
  let due: Due | null = "a value";
  let at = 0;
  for (;;) {
    at = endOf(SPACE, text, at);
    if (due === null) {
      return at === text.length ? null : { position: at, message: "the JSON ends before this" };
    }
    const token = text.charAt(at);
    const end = token === "" ? at : tokenEnd(text, at);
    if (end < at) return { position: -end, message: "this text does not go on like this in JSON" };
    const next: Due | null | undefined = end === at ? undefined : follow(due, token, open);
    if (next === undefined) return { position: at, message: `${due} is due` };
    due = next;
    at = end;
  }
}

/** The end of the token at `at`; `at` itself where none starts; minus the place at which a text breaks. */
function tokenEnd(text: string, at: number): number {
  const first = text.charAt(at);
  if ("[]{},:".includes(first)) return at + 1;
  if (first !== '"') return endOf(WORD, text, at);
  let end = at + 1;
  for (;;) {
    end = endOf(PLAIN, text, end);
    if (text.charAt(end) === '"') return end + 1;
    const escaped = endOf(ESCAPE, text, end);
    if (escaped === end) return -end;
    end = escaped;
  }
}

/** What is due after a token that starts with `first`: null at the end, undefined where it may not stand. */
function follow(due: Due, first: string, open: string[]): Due | null | undefined {
  const afterValue = (): Due | null => (open.length === 0 ? null : "a comma or a bracket");
  if (first === "]" || first === "}") {
    const allowed = due === "a comma or a bracket" || due.endsWith(first);
    if (!allowed || open.pop() !== (first === "]" ? "[" : "{")) return undefined;
    return afterValue();
  }
  switch (due) {
    case "a comma or a bracket":
      if (first !== ",") return undefined;
      return open.at(-1) === "[" ? "a value" : "a name";
    case "a colon":
      return first === ":" ? "a value" : undefined;
    case "a name":
    case "a name or }":
      return first === '"' ? "a colon" : undefined;
    case "a value":
    case "a value or ]":
      if (first === "," || first === ":") return undefined;
      if (first !== "[" && first !== "{") return afterValue();
      open.push(first);
      return first === "[" ? "a value or ]" : "a name or }";
  }
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
