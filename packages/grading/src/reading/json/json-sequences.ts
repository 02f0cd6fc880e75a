import type { ReadMoves, ReadStep } from "../answer.ts";
import { sectionLabels } from "../marks/section-label.ts";
import { columnKind } from "../tables/column-kind.ts";
import { movesOfJson } from "./json-moves.ts";
import { rowsOfJson } from "./json-rows.ts";
import type { JsonSource } from "./json-source.ts";
import { entriesOfJson, numberOfJson } from "./json-states.ts";
import type { JsonFields } from "./json-value.ts";

/** The sequences of an object's fields, by what their names say. */
export interface JsonSequences {
  visits?: readonly ReadStep[];
  expansions?: readonly ReadStep[];
  generated?: readonly ReadStep[];
  path?: readonly ReadStep[];
  moves?: ReadMoves;
}

/** Finds the sequences of an object: lists of states, and moves. */
export function sequencesOfJson(value: JsonFields, source: JsonSource): JsonSequences {
  const sequences: JsonSequences = {};
  for (const [name, field] of value.fields) {
    if (field.kind !== "list" && field.kind !== "text") continue;
    const kind = kindOf(name);
    if (kind === null || sequences[kind] !== undefined) continue;
    const rows = field.kind === "list" ? rowsOfJson(field.items, source) : [];
    const holdsStates = rows.some((row) => row.step.state.ok);
    if (kind === "moves" || (kind === "path" && !holdsStates)) {
      const moves = movesOfJson(field.kind === "list" ? field.items : [field], source);
      if (moves !== null) sequences.moves ??= moves;
    } else if (holdsStates) sequences[kind] = rows.map((row) => row.step);
  }
  return sequences;
}

const KINDS = ["visits", "expansions", "generated", "path", "moves"] as const;

function kindOf(name: string): (typeof KINDS)[number] | null {
  const kind = sectionLabels(`${name.replaceAll("_", " ")}:`)[0]?.kind;
  return KINDS.find((one) => one === kind || (one === "visits" && kind === "visited")) ?? null;
}

/** Adds what stands in lists as long as the visits: their values, and OPEN and CLOSED after each. */
export function withParallelLists(
  steps: readonly ReadStep[],
  value: JsonFields,
  source: JsonSource,
): readonly ReadStep[] {
  const extras = steps.map((): { -readonly [Key in keyof ReadStep]?: ReadStep[Key] } => ({}));
  for (const [name, field] of value.fields) {
    if (field.kind !== "list" || field.items.length !== steps.length) continue;
    const kind = columnKind(name.replace(/after$/i, ""));
    for (const [index, item] of field.items.entries()) {
      const extra = extras[index] ?? {};
      if (kind === "h" || kind === "g" || kind === "f" || kind === "level") {
        const number = numberOfJson(item);
        if (number !== null) extra[kind] = number;
      } else if ((kind === "open" || kind === "closed") && item.kind === "list") {
        const entries = entriesOfJson(item, source.text, source.domain);
        if (entries !== null) extra[kind] = entries;
      }
    }
  }
  return steps.map((step, index) => ({ ...step, ...extras[index] }));
}
