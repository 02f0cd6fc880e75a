// The four pieces of work, each done by Jejak and by those peers that can do it. Plain JavaScript on
// the built packages, as a user runs them. A contestant is a function that does the whole work once
// and returns what it counted; `expected` says what it must be.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { heuristic } from "@jejak/heuristics";
import { slidingPuzzle } from "@jejak/puzzle";
import { Search, search, SearchMemory, solutionActions } from "@jejak/search";

// The peers are CommonJS, and load only where they are wanted.
const require = createRequire(import.meta.url);
const GOAL = "123456780";
/** In the half of all boards that no move connects with the goal: a search for it sees everything else. */
const UNREACHABLE = "213456780";
const ORDER = ["U", "D", "L", "R"];
const MANHATTAN = [{ name: "manhattan", weight: 1 }];

/** @typedef {{ count: number, answers: number }} Result */
/** @typedef {{ expected: Partial<Result>, contestants: Record<string, () => () => Result> }} Work */

/** @param {string} file */
const numbers = (file) =>
  readFileSync(new URL(`../data/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number));

/** @param {string} goal @param {number} columns */
function manhattan(goal, columns) {
  const made = heuristic(MANHATTAN, goal, columns);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** @type {import("@jejak/search").Rules} */
const RULES = {
  search: "breadth-first",
  childOrder: ORDER,
  depthLimit: null,
  duplicates: "generated",
  goalTest: "visit",
  ties: "low-h",
  heuristic: MANHATTAN,
};

const random200 = () =>
  numbers("random-200.txt").map((row) => ({
    start: row.slice(0, 9).join(""),
    length: row[9] ?? 0,
  }));

/** A search of everything that the start is connected with. @param {Partial<typeof RULES>} rules @param {boolean} hashed */
function everything(rules, hashed) {
  const puzzle = slidingPuzzle({ start: GOAL, goal: UNREACHABLE, columns: 3, childOrder: ORDER });
  const problem = hashed ? withoutIndex(puzzle) : puzzle;
  const h = manhattan(GOAL, 3);
  const memory = new SearchMemory();
  return () => {
    const run = search(problem, { ...RULES, ...rules }, { heuristic: h, memory });
    return { count: run.tree.size, answers: run.counters.visited };
  };
}

/** The same puzzle whose integers have no index, as those of a larger board have none. @param {ReturnType<typeof slidingPuzzle>} puzzle */
function withoutIndex(puzzle) {
  const { space } = puzzle;
  if (space === undefined) throw new Error("the puzzle has no integers");
  const hashed = new Proxy(space, {
    get: (target, key) => {
      if (key === "indices" || key === "marks") return 0;
      const value = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  // A proxy answers every access: what the search calls often is copied off it once.
  const plain = Object.fromEntries(
    /** @type {const} */ ([
      "wide",
      "indices",
      "marks",
      "unitCosts",
      "keepsActions",
      "changes",
      "encodeLow",
      "encodeHigh",
      "decode",
      "isGoal",
      "index",
      "mark",
      "firstMove",
      "moveCount",
      "lowAfter",
      "highAfter",
      "change",
      "cost",
      "action",
      "actionBetween",
    ]).map((key) => [key, hashed[key]]),
  );
  return { ...puzzle, space: /** @type {typeof space} */ (/** @type {unknown} */ (plain)) };
}

/** The words next to each word, in one order for all. @param {string} word */
function neighbours(word) {
  const blank = word.indexOf("0");
  const found = [];
  for (const [row, column] of /** @type {const} */ ([
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ])) {
    const [toRow, toColumn] = [Math.floor(blank / 3) + row, (blank % 3) + column];
    if (toRow < 0 || toRow > 2 || toColumn < 0 || toColumn > 2) continue;
    const to = 3 * toRow + toColumn;
    const [low, high] = [Math.min(blank, to), Math.max(blank, to)];
    found.push(
      word.slice(0, low) +
        word.charAt(high) +
        word.slice(low + 1, high) +
        word.charAt(low) +
        word.slice(high + 1),
    );
  }
  return found;
}

/** All 181,440 boards as an explicit graph, and each board's number. */
function allBoards() {
  const words = [GOAL];
  const known = new Set(words);
  for (const word of words) {
    for (const next of neighbours(word)) {
      if (known.has(next)) continue;
      known.add(next);
      words.push(next);
    }
  }
  return words;
}

/** @returns {Work} */
function workA() {
  return {
    expected: { count: 181_440 },
    contestants: {
      jejak: () => everything({}, false),
      "jejak, stepped": () => {
        const puzzle = slidingPuzzle({
          start: GOAL,
          goal: UNREACHABLE,
          columns: 3,
          childOrder: ORDER,
        });
        const h = manhattan(GOAL, 3);
        const memory = new SearchMemory();
        return () => {
          const live = new Search(puzzle, RULES, { heuristic: h, memory });
          let answers = 0;
          for (const step of live) if (step.node >= 0) answers++;
          return { count: live.run.tree.size, answers };
        };
      },
      "jejak, hashed": () => everything({}, true),
      "abstract-astar": () => {
        const { aStar } = require("abstract-astar");
        return () => {
          let count = 0;
          aStar({
            start: GOAL,
            goal: UNREACHABLE,
            estimateFromNodeToGoal: () => 0,
            neighborsAdjacentToNode: (/** @type {string} */ word) => {
              count++;
              return neighbours(word);
            },
            actualCostToMove: () => 1,
          });
          return { count, answers: 0 };
        };
      },
      "graphology (graph built before)": () => {
        /** @type {typeof import("graphology").default} */
        const Graph = require("graphology");
        const { bfsFromNode } = require("graphology-traversal");
        const graph = new Graph();
        const words = allBoards();
        for (const word of words) graph.addNode(word);
        for (const word of words) for (const next of neighbours(word)) graph.addEdge(word, next);
        return () => {
          let count = 0;
          bfsFromNode(graph, GOAL, () => {
            count++;
          });
          return { count, answers: 0 };
        };
      },
    },
  };
}

/** @returns {Work} */
function workB() {
  const problems = random200();
  /** @param {(start: string) => { length: number, expanded: number }} solve */
  const all = (solve) => () => {
    let [count, answers] = [0, 0];
    for (const { start, length } of problems) {
      const solved = solve(start);
      count += solved.expanded;
      if (solved.length === length) answers++;
    }
    return { count, answers };
  };
  return {
    expected: { answers: 200 },
    contestants: {
      jejak: () => {
        const h = manhattan(GOAL, 3);
        const memory = new SearchMemory();
        const rules = /** @type {const} */ ({ search: "a-star", duplicates: "reached" });
        const puzzles = new Map(
          problems.map(({ start }) => [
            start,
            slidingPuzzle({ start, goal: GOAL, columns: 3, childOrder: ORDER }),
          ]),
        );
        return all((start) => {
          const puzzle = puzzles.get(start);
          if (puzzle === undefined) throw new Error(`${start} is no puzzle`);
          const run = search(puzzle, { ...RULES, ...rules }, { heuristic: h, memory });
          return { length: solutionActions(run).length, expanded: run.counters.expanded };
        });
      },
      "abstract-astar": () => {
        const { aStar } = require("abstract-astar");
        const h = manhattan(GOAL, 3);
        return all((start) => {
          let expanded = 0;
          const path = aStar({
            start,
            goal: GOAL,
            estimateFromNodeToGoal: h,
            neighborsAdjacentToNode: (/** @type {string} */ word) => {
              expanded++;
              return neighbours(word);
            },
            actualCostToMove: () => 1,
          });
          return { length: (path ?? []).length - 1, expanded };
        });
      },
      "a-star": () => {
        /** @type {(options: object) => { path: string[] }} */
        const aStar = require("a-star");
        const h = manhattan(GOAL, 3);
        return all((start) => {
          let expanded = 0;
          const { path } = aStar({
            start,
            isEnd: (/** @type {string} */ word) => word === GOAL,
            neighbor: (/** @type {string} */ word) => {
              expanded++;
              return neighbours(word);
            },
            distance: () => 1,
            heuristic: h,
            hash: (/** @type {string} */ word) => word,
          });
          return { length: path.length - 1, expanded };
        });
      },
      "ngraph.path (graph built before)": () => {
        /** @type {() => import("ngraph.graph").Graph} */
        const createGraph = require("ngraph.graph");
        const { aStar } = require("ngraph.path");
        const h = manhattan(GOAL, 3);
        const graph = createGraph();
        for (const word of allBoards()) {
          for (const next of neighbours(word)) graph.addLink(word, next);
        }
        const finder = aStar(graph, {
          oriented: true,
          distance: () => 1,
          heuristic: (/** @type {{ id: string | number }} */ from) => h(`${from.id}`),
        });
        return all((start) => ({ length: finder.find(start, GOAL).length - 1, expanded: 0 }));
      },
    },
  };
}

/** @returns {Work} */
function workC() {
  const rules = /** @type {const} */ ({
    search: "depth-first",
    duplicates: "none",
    depthLimit: 12,
  });
  return {
    expected: { count: 299_593 },
    contestants: { jejak: () => everything(rules, false) },
  };
}

/** @returns {Work} */
function workD() {
  const goal = "0123456789abcdef";
  const problems = numbers("korf-8.txt").map((row) => ({
    start: row
      .slice(1, 17)
      .map((tile) => tile.toString(36))
      .join(""),
    length: row[17],
    published: row[18],
  }));
  /** @type {import("@jejak/search").Rules} */
  const rules = {
    ...RULES,
    search: "ida-star",
    childOrder: ["U", "L", "R", "D"],
    duplicates: "parent",
  };
  /** @param {"tree" | "path"} keep */
  const jejak = (keep) => () => {
    const h = manhattan(goal, 4);
    const memory = new SearchMemory();
    return () => {
      let [count, answers] = [0, 0];
      for (const { start, length, published } of problems) {
        const puzzle = slidingPuzzle({ start, goal, columns: 4, childOrder: rules.childOrder });
        const run = search(puzzle, rules, { heuristic: h, memory, keep });
        const { tree, counters, passes = [] } = run;
        // Korf counts children as they are made one at a time: those to the right of the path are not.
        let counted = counters.generated - passes.length + 1;
        for (let node = run.goal ?? 0; node !== -1; node = tree.parent(node)) {
          for (let next = tree.nextSibling(node); next !== -1; next = tree.nextSibling(next)) {
            counted--;
          }
        }
        if (counted === published && solutionActions(run).length === length) answers++;
        count += counted - 1;
      }
      return { count, answers };
    };
  };
  return {
    expected: { count: 7_924_287, answers: 8 },
    contestants: { jejak: jejak("path"), "jejak, whole tree": jejak("tree") },
  };
}

/** Breadth-first search of the 15-puzzle up to a bound: how the cost of a node grows with their number. @returns {Work} */
function growth() {
  const goal = "123456789abcdef0";
  const start = "fe169b4c0a73d852";
  /** @param {number} nodes */
  const upTo = (nodes) => () => {
    const puzzle = slidingPuzzle({ start, goal, columns: 4, childOrder: ORDER });
    const h = manhattan(goal, 4);
    return () => {
      const run = search(puzzle, RULES, { heuristic: h, bounds: { nodes } });
      if (run.outcome !== "stopped") throw new Error(`the search ended: ${run.outcome}`);
      return { count: run.tree.size, answers: run.counters.visited };
    };
  };
  const sizes = [1e4, 3e4, 1e5, 3e5, 1e6, 3e6, 1e7];
  return {
    expected: {},
    contestants: Object.fromEntries(sizes.map((nodes) => [`${nodes}`, upTo(nodes)])),
  };
}

export const WORKS = { a: workA, b: workB, c: workC, d: workD, growth };
