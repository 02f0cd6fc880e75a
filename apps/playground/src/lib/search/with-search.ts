import { rulesFault, type Rules, type SearchName } from "@jejak/search";

const USUAL_WEIGHT = 1.5;
const USUAL_WIDTH = 2;

/** The same rules for another search, with the number that it asks for and without those it does not. */
export function withSearch({ weight, beamWidth, ...rules }: Rules, search: SearchName): Rules {
  const changed: Rules = { ...rules, search };
  switch (search) {
    case "weighted-a-star":
      return { ...changed, weight: weight ?? USUAL_WEIGHT };
    case "beam":
      return { ...changed, beamWidth: beamWidth ?? USUAL_WIDTH };
    case "recursive-best-first":
      // It remembers no states, so it can only look along the path.
      return rulesFault(changed) === null ? changed : { ...changed, duplicates: "path" };
    default:
      return changed;
  }
}

/** The rules as far as a search can run on them: a number that is missing is the usual one. */
export function wholeRules(rules: Rules): Rules {
  return withSearch(rules, rules.search);
}
