import type { SearchName } from "@jejak/search";

/** What a number without a name means: the one value that is asked, else what the search goes by; null where neither says. */
export function bareMeaning(
  asked: ReadonlySet<string>,
  search: SearchName | undefined,
): "h" | "g" | "f" | null {
  const values = (["h", "g", "f"] as const).filter((name) => asked.has(name));
  const [only] = values;
  if (only !== undefined && values.length === 1) return only;
  if (search === "best-first") return "h";
  if (search === "a-star") return "f";
  return search === "uniform-cost" ? "g" : null;
}

/** Whether a question asks for numbers beside the states: only then it matters what they were taken for. */
export function asksForValues(asked: ReadonlySet<string>): boolean {
  return asked.has("h") || asked.has("g") || asked.has("f");
}
