import { PRESETS, type Rules } from "@jejak/search";

/** The name of the preset whose rules these are, whatever it leaves open; null for rules of one's own. */
export function presetOf(rules: Rules): string | null {
  const found = PRESETS.find((preset) =>
    Object.entries(preset.rules).every(
      ([rule, value]) => JSON.stringify(value) === JSON.stringify(rules[rule as keyof Rules]),
    ),
  );
  return found?.name ?? null;
}
