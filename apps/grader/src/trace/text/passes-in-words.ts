import { countersByPass, type Rules, type SearchRun } from "@jejak/search";

/** What bounds a pass: `depth limit 3`, or `g + h at most 7`. */
export function limitInWords({ search }: Rules, limit: number): string {
  return search === "ida-star" ? `g + h at most ${limit}` : `depth limit ${limit}`;
}

/** What each pass counted, a line each; nothing for a search that starts once. */
export function* passLines(run: SearchRun<string, string>): Generator<string> {
  for (const [index, pass] of countersByPass(run).entries()) {
    const { limit, visited, expanded, generated } = pass;
    const title = `pass ${index + 1}, ${limitInWords(run.rules, limit)}`;
    yield `  ${title}: visited ${visited}, expanded ${expanded}, generated ${generated}\n`;
  }
}
