import {
  DUPLICATES,
  GOAL_TESTS,
  OUTCOMES,
  SEARCHES,
  TIES,
  type HeuristicTerm,
  type Outcome,
  type Rules,
} from "@jejak/search";
import { fieldsAt, listAt, numberAt, oneOfAt, textAt, textsAt, wholeAt } from "./shape.ts";

/** Rules as a file holds them. */
export function rulesAt(value: unknown, path: string): Rules {
  const rules = fieldsAt(value, path);
  const { childOrder, depthLimit } = rules;
  return {
    search: oneOfAt(rules["search"], SEARCHES, path, "search"),
    childOrder:
      typeof childOrder === "string" ? childOrder : textsAt(childOrder, path, "childOrder"),
    depthLimit: depthLimit === null ? null : wholeAt(depthLimit, path, "depthLimit", 0),
    duplicates: oneOfAt(rules["duplicates"], DUPLICATES, path, "duplicates"),
    goalTest: oneOfAt(rules["goalTest"], GOAL_TESTS, path, "goalTest"),
    ties: oneOfAt(rules["ties"], TIES, path, "ties"),
    heuristic: heuristicAt(rules["heuristic"], `${path}.heuristic`),
  };
}

export function outcomeAt(value: unknown, path: string): Outcome {
  return oneOfAt(value, OUTCOMES, path);
}

function heuristicAt(value: unknown, path: string): HeuristicTerm[] {
  return listAt(value, path).map((item, index) => {
    const place = { list: path, index };
    const { name, weight } = fieldsAt(item, place);
    return { name: textAt(name, place, "name"), weight: numberAt(weight, place, "weight") };
  });
}
