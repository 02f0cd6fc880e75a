import {
  DUPLICATES,
  GOAL_TESTS,
  OUTCOMES,
  SEARCHES,
  TIES,
  type Rules,
  type HeuristicTerm,
  type Outcome,
} from "@jejak/search";
import {
  fieldsAt,
  listAt,
  numberAt,
  oneOfAt,
  textAt,
  textsAt,
  wholeAt,
  type Fields,
} from "./shape.ts";
import type { UnknownFields } from "./unknown-fields.ts";
import { Unreadable } from "./unreadable.ts";

const RULES = new Set(
  "search childOrder depthLimit duplicates goalTest ties heuristic weight beamWidth".split(" "),
);
const TERM = new Set(["name", "weight"]);

/** Rules as a file holds them. */
export function rulesAt(value: unknown, path: string, unknown: UnknownFields): Rules {
  const rules = fieldsAt(value, path);
  unknown.look(rules, RULES, "rules.");
  const { childOrder, depthLimit } = rules;
  const search = oneOfAt(rules["search"], SEARCHES, path, "search");
  return {
    search,
    childOrder:
      typeof childOrder === "string" ? childOrder : textsAt(childOrder, path, "childOrder"),
    depthLimit: depthLimit === null ? null : wholeAt(depthLimit, path, "depthLimit", 0),
    duplicates: oneOfAt(rules["duplicates"], DUPLICATES, path, "duplicates"),
    goalTest: oneOfAt(rules["goalTest"], GOAL_TESTS, path, "goalTest"),
    ties: oneOfAt(rules["ties"], TIES, path, "ties"),
    heuristic: heuristicAt(rules["heuristic"], `${path}.heuristic`, unknown),
    ...ownNumberAt(rules, search, path),
  };
}

/** The number that weighted A* and beam search go by. */
function ownNumberAt(
  rules: Fields,
  search: Rules["search"],
  path: string,
): Pick<Rules, "weight" | "beamWidth"> {
  if (search === "beam") return { beamWidth: wholeAt(rules["beamWidth"], path, "beamWidth", 1) };
  if (search !== "weighted-a-star") return {};
  const weight = numberAt(rules["weight"], path, "weight");
  if (weight < 0) throw new Unreadable(`${path}.weight`, `is ${weight}; it must be at least 0`);
  return { weight };
}

export function outcomeAt(value: unknown, path: string): Outcome {
  return oneOfAt(value, OUTCOMES, path);
}

function heuristicAt(value: unknown, path: string, unknown: UnknownFields): HeuristicTerm[] {
  return listAt(value, path).map((item, index) => {
    const place = { list: path, index };
    const term = fieldsAt(item, place);
    unknown.look(term, TERM, "rules.heuristic.");
    const { name, weight } = term;
    return { name: textAt(name, place, "name"), weight: numberAt(weight, place, "weight") };
  });
}
