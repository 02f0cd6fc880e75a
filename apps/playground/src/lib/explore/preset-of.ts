import { PRESETS, type Rules } from "@jejak/search";
import type { SearchRequest } from "../search/search-request.ts";

/** What a graph has of its own: a preset's blank moves and heuristics are the puzzle's. */
const OF_PUZZLES: ReadonlySet<string> = new Set(["childOrder", "heuristic"]);

/** The name of the preset whose rules these are, whatever it leaves open; null for rules of one's own. */
export function presetOf(rules: Rules, kind: SearchRequest["kind"]): string | null {
  const found = PRESETS.find((preset) =>
    Object.entries(preset.rules).every(
      ([rule, value]) =>
        (kind === "graph" && OF_PUZZLES.has(rule)) ||
        JSON.stringify(value) === JSON.stringify(rules[rule as keyof Rules]),
    ),
  );
  return found?.name ?? null;
}
