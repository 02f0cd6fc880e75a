import { heuristic } from "@jejak/heuristics";
import { shuffled, slidingPuzzle } from "@jejak/puzzle";
import { expect, it } from "vitest";
import { examOf } from "../testing/exam-of.ts";
import { naiveRules } from "../testing/naive-rules.ts";
import { naiveSearch } from "../testing/naive-search.ts";
import { measure } from "./measure.ts";

const GOAL = "123804765";
const MOST = 60;

it.each(["closed", "closed-at-generation", "parent", "reached"])(
  "ties under duplicates %s are those where another node could be taken",
  (duplicates) => {
    const exam = examOf({
      goal: GOAL,
      preset: "kotak-8",
      searches: ["a-star", "uniform-cost"],
      rules: { duplicates },
    });
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    for (const search of exam.searches) {
      const h = heuristic(search.legal.heuristic, [GOAL], 3);
      const { childOrder } = search.legal;
      const counted = seeds.map((seed) => {
        const start = shuffled(GOAL, 3, seed, 16);
        const problem = slidingPuzzle({ start, goal: GOAL, columns: 3, childOrder });
        return measure(search, problem, h.ok ? h.value : () => Number.NaN, MOST).ties;
      });
      const expected = seeds.map((seed) => {
        const start = shuffled(GOAL, 3, seed, 16);
        return naiveSearch(naiveRules(exam, search, start), MOST).ties;
      });
      expect(counted).toEqual(expected);
    }
  },
);
