import { isBlank } from "./is-blank.ts";

/** An arrow between two names: where its heads are, and the cost written on it. */
export interface ArrowToken {
  readonly kind: "arrow";
  readonly heads: "right" | "left" | "both" | "none";
  readonly cost: string | null;
}

const UNICODE_ARROWS: ReadonlyMap<string, ArrowToken["heads"]> = new Map(
  Object.entries({
    right: "→⟶➔➜➝➞⇒⟹➡↦",
    left: "←⟵⇐⟸⬅",
    both: "↔⟷⇔⟺",
    none: "—–―−─",
  } as const).flatMap(([heads, arrows]) =>
    Array.from(arrows, (arrow) => [arrow, heads as ArrowToken["heads"]] as const),
  ),
);

/** Lengths are bounded, so that a line of a million hyphens is read once and not once for each. */
const ASCII_ARROW = /(<)?(?:-{2,8}|={2,8}|[-=](?=>)|(?<=<)[-=])(>{1,2})?/y;
const COST_IN_ARROW =
  /(<)?-{1,8}(?:\[([^\]\n]{1,40})\]|\(([^)\n]{1,40})\)|(?<=\s<?-{1,8})(\d{1,20}(?:\.\d{1,20})?)(?=-{1,8}(?:>|\s)))-{1,8}(>)?/y;
const COST_AFTER_ARROW = /\|([^|\n]{1,40})\|/y;

/** The arrow that begins at this place, or null. */
export function arrowAt(text: string, at: number): { token: ArrowToken; end: number } | null {
  const char = text[at] as string;
  const heads = UNICODE_ARROWS.get(char);
  if (heads !== undefined) return withCostAfter(text, at + 1, heads);
  if (char !== "-" && char !== "=" && char !== "<") return null;
  COST_IN_ARROW.lastIndex = at;
  const labelled = COST_IN_ARROW.exec(text);
  if (labelled !== null) {
    const cost = (labelled[2] ?? labelled[3] ?? labelled[4] ?? "").trim();
    const token = { kind: "arrow", heads: headsOf(labelled[1], labelled[5]), cost } as const;
    return { token, end: COST_IN_ARROW.lastIndex };
  }
  ASCII_ARROW.lastIndex = at;
  const arrow = ASCII_ARROW.exec(text);
  if (arrow !== null) {
    return withCostAfter(text, ASCII_ARROW.lastIndex, headsOf(arrow[1], arrow[2]));
  }
  return char === "-" ? withCostAfter(text, at + 1, "none") : null;
}

function headsOf(left: string | undefined, right: string | undefined): ArrowToken["heads"] {
  if (left !== undefined) return right === undefined ? "left" : "both";
  return right === undefined ? "none" : "right";
}

/** Mermaid writes the cost behind the arrow: `A -->|4| B`. */
function withCostAfter(
  text: string,
  end: number,
  heads: ArrowToken["heads"],
): { token: ArrowToken; end: number } {
  COST_AFTER_ARROW.lastIndex = end;
  const cost = COST_AFTER_ARROW.exec(text);
  if (cost === null) return { token: { kind: "arrow", heads, cost: null }, end };
  return {
    token: { kind: "arrow", heads, cost: (cost[1] ?? "").trim() },
    end: COST_AFTER_ARROW.lastIndex,
  };
}

/** Whether the word ends here because an arrow begins: any but a lone hyphen between two letters. */
export function startsArrow(text: string, at: number): boolean {
  const char = text[at] as string;
  if (char === "-") {
    const next = text[at + 1];
    return next === undefined || "->[(\n".includes(next) || isBlank(next);
  }
  return UNICODE_ARROWS.has(char);
}
