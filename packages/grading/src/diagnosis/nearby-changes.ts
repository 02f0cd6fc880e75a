import { DUPLICATES, rulesFault, TIES, type SearchName } from "@jejak/search";
import { isByPriority } from "../acceptor/configuration.ts";
import { goesByChildOrder, usesH } from "../acceptor/course-rules.ts";
import type { MessageId } from "../feedback/message-id.ts";
import type { AnswerKey } from "../grade/answer-key.ts";
import { bestOfSiblings } from "./course-run.ts";
import type { Change } from "./hypothesis.ts";

type Entry = (key: AnswerKey, otherGoals: readonly string[]) => readonly Change[];

/** Every change of the rules that is tried on a wrong trace, the likeliest first within its kind. */
export function nearbyChanges(key: AnswerKey, otherGoals: readonly string[]): readonly Change[] {
  return ENTRIES.flatMap((entry) => entry(key, otherGoals)).toSorted((a, b) => a.rank - b.rank);
}

/** Adding a misunderstanding is adding an entry here, a clause in each catalogue, and a test. */
const ENTRIES: readonly Entry[] = [
  otherSearches,
  otherOrders,
  otherDuplicates,
  otherGoalTest,
  goalNotTested,
  otherTies,
  otherLimits,
  otherHeuristics,
  misreadG,
  otherNumbers,
  siblingsOnly,
];

const USUAL: readonly SearchName[] = [
  "depth-first",
  "breadth-first",
  "best-first",
  "a-star",
  "uniform-cost",
];

/** The searches that somebody may take for another one: the usual five, and its own kind. */
function searchesNear(search: SearchName): readonly SearchName[] {
  const kin = KINDS.filter((kind) => kind.includes(search)).flat();
  return [...new Set([...USUAL, ...kin])].filter((other) => other !== search);
}

/** A beam and a weight are numbers that nobody takes by mistake. */
const KINDS: readonly (readonly SearchName[])[] = [
  ["iterative-deepening", "ida-star"],
  ["steepest-hill-climbing", "simple-hill-climbing", "siblings-only"],
  ["best-first-tree", "recursive-best-first", "ida-star"],
  ["weighted-a-star"],
  ["beam"],
];

function otherSearches({ question: { rules } }: AnswerKey): Change[] {
  return searchesNear(rules.search).flatMap((search): Change[] => {
    if (usesH({ search }) && rules.heuristic.length === 0) return [];
    if (rules.childOrder === "any" && goesByChildOrder({ ...rules, search })) return [];
    const isHForF = rules.search === "a-star" && search === "best-first";
    return [
      {
        name: isHForF ? "h-for-f" : "search",
        part: "search",
        changes: { search },
        message: isHForF ? "clause.h-for-f" : (`clause.search.${search}` as MessageId),
        values: {},
        rank: isHForF ? 0.9 : 1,
        rules: { search },
      },
    ];
  });
}

function otherOrders({ question: { domain, rules } }: AnswerKey): Change[] {
  if (rules.childOrder === "any") return [];
  return domain.otherChildOrders(rules.childOrder).map((childOrder, index) => ({
    name: "child-order",
    part: "order",
    changes: { childOrder },
    message: typeof childOrder === "string" ? "clause.child-order.named" : "clause.child-order",
    values: { order: typeof childOrder === "string" ? childOrder : childOrder.join(", ") },
    // The reversed order is what a stack makes of the right one.
    rank: index === 0 ? 1.1 : 1.2 + index / 100,
    rules: { childOrder },
  }));
}

function otherDuplicates({ question: { rules } }: AnswerKey): Change[] {
  return DUPLICATES.filter(
    (duplicates) =>
      duplicates !== rules.duplicates &&
      rulesFault({ ...rules, duplicates }) === null &&
      !(rules.search === "beam" && duplicates === "closed"),
  ).map((duplicates) => ({
    name: "duplicates",
    part: "duplicates",
    changes: { duplicates },
    message: `clause.duplicates.${duplicates}`,
    values: {},
    rank: 1.5,
    rules: { duplicates },
  }));
}

function otherGoalTest({ question: { rules } }: AnswerKey): Change[] {
  const goalTest = rules.goalTest === "visit" ? "generate" : "visit";
  return [
    {
      name: "goal-test",
      part: "goal",
      changes: { goalTest },
      message: `clause.goal-test.${goalTest}`,
      values: {},
      rank: 1,
      rules: { goalTest },
    },
  ];
}

function goalNotTested(): Change[] {
  return [
    {
      name: "goal-not-tested",
      part: "goal",
      changes: {},
      message: "clause.goal-not-tested",
      values: {},
      rank: 1.1,
      hasNoGoal: true,
    },
  ];
}

function otherTies({ question: { rules } }: AnswerKey): Change[] {
  if (!isByPriority(rules) || rules.ties === "any") return [];
  return TIES.filter((ties) => ties !== rules.ties).map((ties) => ({
    name: "ties",
    part: "ties",
    changes: { ties },
    message: `clause.ties.${ties}`,
    values: {},
    rank: 1.4,
    rules: { ties },
  }));
}

function otherLimits({ question: { rules } }: AnswerKey): Change[] {
  const { depthLimit } = rules;
  if (depthLimit === null) return [];
  const limit = (to: number | null, rank: number): Change => ({
    name: "depth-limit",
    part: "limit",
    changes: { depthLimit: to },
    message: to === null ? "clause.depth-limit.none" : "clause.depth-limit",
    values: { limit: to ?? 0 },
    rank,
    rules: { depthLimit: to },
  });
  const rootIsLevel1: Change = {
    ...limit(depthLimit - 1, 1.05),
    name: "root-is-level-1",
    message: "clause.root-is-level-1",
  };
  return [
    ...(depthLimit > 0 ? [limit(depthLimit - 1, 1), rootIsLevel1] : []),
    limit(depthLimit + 1, 1.6),
    limit(null, 1.7),
  ];
}

function otherHeuristics(
  { question: { domain, rules } }: AnswerKey,
  otherGoals: readonly string[],
): Change[] {
  if (!usesH(rules)) return [];
  return domain
    .otherHeuristics(rules.heuristic, otherGoals)
    .map(({ name, changes, shown, heuristic }, index) => ({
      name,
      part: "h",
      changes,
      message: `clause.${name}`,
      values: { shown },
      rank: name === "other-goal" ? 1.8 : 1 + index / 100,
      heuristic,
    }));
}

function misreadG({ question: { rules } }: AnswerKey): Change[] {
  const g = (name: "f-for-g" | "g-not-added", costSoFar: Change["costSoFar"] & object): Change => ({
    name,
    part: "g",
    changes: {},
    message: `clause.${name}`,
    values: {},
    rank: 1.3,
    costSoFar,
  });
  const notAdded = g("g-not-added", (_parentG, _parentH, cost) => cost);
  if (rules.search === "uniform-cost") return [notAdded];
  if (rules.search !== "a-star" && rules.search !== "weighted-a-star") return [];
  return [notAdded, g("f-for-g", (parentG, parentH, cost) => parentG + parentH + cost)];
}

/** h without its weight, or a beam that is one wider or narrower. */
function otherNumbers({ question: { rules } }: AnswerKey): Change[] {
  const { search, weight, beamWidth } = rules;
  const change = (
    name: "weight" | "beam-width",
    changes: { readonly weight: number } | { readonly beamWidth: number },
    values: Change["values"],
    rank: number,
  ): Change => ({
    ...{ name, part: "number", changes, message: `clause.${name}`, values, rank },
    rules: changes,
  });
  if (search === "weighted-a-star" && weight !== 1) {
    return [change("weight", { weight: 1 }, { weight: 1 }, 0.9)];
  }
  if (search !== "beam" || beamWidth === undefined) return [];
  const narrower = beamWidth > 1 ? [beamWidth - 1] : [];
  return [beamWidth + 1, ...narrower].map((width) =>
    change("beam-width", { beamWidth: width }, { width }, 1),
  );
}

function siblingsOnly({ question: { rules } }: AnswerKey): Change[] {
  const { search } = rules;
  if (search !== "best-first" && search !== "a-star" && search !== "weighted-a-star") return [];
  return [
    {
      name: "siblings-only",
      part: "choice",
      changes: {},
      message: "clause.siblings-only",
      values: {},
      rank: 1.2,
      choose: bestOfSiblings,
    },
  ];
}
