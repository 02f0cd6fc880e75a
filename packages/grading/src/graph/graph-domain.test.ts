import { search, solutionPath, type Rules } from "@jejak/search";
import { describe, expect, it } from "vitest";
import type { Domain, FoundState } from "../domain.ts";
import { graphDomain, type GraphDescription } from "./graph-domain.ts";

function domainOf(description: Partial<GraphDescription>): Domain {
  const made = graphDomain({ start: "A", goal: "G", edges: [], ...description });
  if (!made.ok) throw new Error(made.message);
  return made.value;
}

const LETTERS = domainOf({
  edges: ["A -> B 1, C 2", "B -> G 3", "C -> G 1"],
  h: { A: 3, B: 2, C: 1, G: 0 },
});
const CITIES = domainOf({
  start: "Arad",
  goal: "Bucharest",
  edges: ["Arad -- Sibiu 140, Sibiu -- Rimnicu Vilcea 80", "Rimnicu Vilcea -- Bucharest 99"],
});
const ROOMS = domainOf({
  start: "o103",
  goal: "ts-mail",
  edges: ["o103 -> ts -> ts-mail", "ts -> b3"],
});
const NUMBERS = domainOf({ start: "1", goal: "12", edges: ["1 -> 2, 3", "2 -> 12"] });

/** States as `A`, those that are none as `?X`. */
function written(found: readonly FoundState[]): string {
  return found.map(({ state }) => (state.ok ? state.word : `?${state.written}`)).join(" ");
}

describe("the names of a graph in a text", () => {
  it.each([
    [LETTERS, "A B G", "A B G"],
    [LETTERS, "A -> B → G", "A B G"],
    [LETTERS, "['A', \"B\", 'G']", "A B G"],
    [LETTERS, "A-B-G", "A B G"],
    [LETTERS, "1) A\n2) B\n3) G\n", "A B G"],
    [LETTERS, "A(3) B(2), G h=0", "A B G"],
    [LETTERS, "OPEN = [B, C]", "B C"],
    [LETTERS, "A -> X -> G", "A ?X G"],
    [LETTERS, "A B X G", "A B ?X G"],
    [LETTERS, "A\nX\nG", "A ?X G"],
    [LETTERS, "I took A and then B", "A B"],
    [LETTERS, "Visited: A, B", "A B"],
    [LETTERS, "a b g", ""],
    [LETTERS, "ABG", ""],
    [LETTERS, "", ""],
    [CITIES, "Arad, Sibiu, Rimnicu Vilcea, Bucharest", "Arad Sibiu Rimnicu Vilcea Bucharest"],
    [CITIES, "Arad Sibiu Rimnicu  Vilcea Bucharest", "Arad Sibiu Rimnicu Vilcea Bucharest"],
    [CITIES, "Arad -> Fagaras -> Bucharest", "Arad ?Fagaras Bucharest"],
    [CITIES, "Arad -> Rimnicu Vilca -> Bucharest", "Arad ?Rimnicu Vilca Bucharest"],
    [CITIES, "Start: Arad\nQueue: Sibiu\nThe next one is Bucharest.", "Arad Sibiu Bucharest"],
    [CITIES, "Rimnicu\nVilcea", "?Rimnicu ?Vilcea"],
    [ROOMS, "o103 --> ts --> ts-mail", "o103 ts ts-mail"],
    [ROOMS, "o103, ts - b3", "o103 ts b3"],
    [ROOMS, "ts\n-mail", "ts ?mail"],
    [ROOMS, "o103, o104, b3", "o103 ?o104 b3"],
    [NUMBERS, "1 2 12", "1 2 12"],
    [NUMBERS, "1, 2, 4, 12", "1 2 ?4 12"],
    [NUMBERS, "1 -> 2 h = 4.5, f=9", "1 2"],
  ])("case %#: %o %j", (domain, text, expected) => {
    expect(written(domain.findStates(text))).toBe(expected);
  });

  it("have their offsets and places, and a word that is none says which there are", () => {
    expect(LETTERS.findStates("first\n  A, X")).toEqual([
      {
        start: 8,
        end: 9,
        place: { line: 2, column: 3 },
        state: { ok: true, word: "A", form: "a name" },
      },
      {
        start: 11,
        end: 12,
        place: { line: 2, column: 6 },
        state: {
          ok: false,
          kind: "not-a-state",
          written: "X",
          message: "the graph has no node X; its nodes are A, B, C, G",
        },
      },
    ]);
  });

  it("alone are read with their quotes, anything more is not", () => {
    expect(CITIES.readState(' "Rimnicu Vilcea" ')).toEqual({
      ok: true,
      word: "Rimnicu Vilcea",
      form: "a name",
    });
    expect(CITIES.readState("Fagaras")?.ok).toBe(false);
    expect(CITIES.readState("arad")).toBe(null);
    expect(CITIES.readState("Arad Sibiu")).toBe(null);
    expect(CITIES.readState("Arad 140")).toBe(null);
    expect(CITIES.readState("")).toBe(null);
    expect(LETTERS.readState("12")).toBe(null);
    expect(NUMBERS.readState("12")).toEqual({ ok: true, word: "12", form: "a name" });
  });

  it("are found in long texts at the same rate as in short ones", () => {
    const line = "A, B, C and G: x = 4, ";
    expect(LETTERS.findStates(line.repeat(20_000))).toHaveLength(80_000);
  });
});

describe("a graph as a domain", () => {
  it("runs a search with its table", () => {
    const heuristic = LETTERS.heuristic([{ name: "table", weight: 2 }]);
    if (!heuristic.ok) throw new Error(heuristic.message);
    expect(["A", "B", "C", "G"].map((node) => heuristic.value(node))).toEqual([6, 4, 2, 0]);
    const rules: Rules = {
      search: "a-star",
      childOrder: "listed",
      depthLimit: null,
      duplicates: "none",
      goalTest: "visit",
      ties: "fifo",
      heuristic: [{ name: "table", weight: 1 }],
    };
    const table = LETTERS.heuristic(rules.heuristic);
    if (!table.ok) throw new Error(table.message);
    const run = search(LETTERS.problem("listed"), rules, { heuristic: table.value });
    expect(solutionPath(run)).toEqual(["A", "C", "G"]);
  });

  it("knows its child orders, heuristics and moves", () => {
    expect(LETTERS.childOrderFault("alphabetical")).toBe(null);
    expect(LETTERS.childOrderFault(["D", "R"])).toBe(
      'a graph has no child order "D,R"; it has listed, reversed, alphabetical',
    );
    expect(LETTERS.otherChildOrders("listed")).toEqual(["reversed", "alphabetical"]);
    expect(LETTERS.parseHeuristic("2*table")).toEqual({
      ok: true,
      value: [{ name: "table", weight: 2 }],
    });
    expect(LETTERS.parseHeuristic("h")).toEqual({
      ok: true,
      value: [{ name: "table", weight: 1 }],
    });
    expect(LETTERS.heuristic([{ name: "manhattan", weight: 1 }])).toEqual({
      ok: false,
      message: "manhattan is no heuristic of a graph: there is table, the values under `h`",
    });
    expect(ROOMS.heuristic([{ name: "table", weight: 1 }])).toEqual({
      ok: false,
      message:
        'h has no value for o103, ts, "ts-mail", b3: give one to every node that can be reached, such as h: { o103: 0 }',
    });
    expect(LETTERS.actionBetween("A", "C")).toBe("C");
    expect(LETTERS.actionBetween("C", "A")).toBe(null);
    expect(LETTERS.actionBetween("X", "A")).toBe(null);
    expect(LETTERS.oppositeAction("C")).toBe(null);
  });

  it.each([
    [{ start: "Z" }, "start", "the graph has no node Z; its nodes are A, G"],
    [{ goal: ["G", "g"] }, "goal", "the graph has no node g; it has G"],
    [
      { edges: ["A -> G", "A -> G: far"] },
      "edges",
      "edges[2], column 9: a cost is a number such as 4 or 2.5, not far",
    ],
    [{ h: { A: -1 } }, "h", "h.A: a heuristic value is a number from 0 to 1000000000000, not -1"],
    [{ edges: [] }, "edges", "there is no edge and no node here: write edges such as A -> B 4"],
  ])("is not made from %j", (description, part, message) => {
    const made = graphDomain({ start: "A", goal: "G", edges: ["A -> G 1"], ...description });
    expect(made).toEqual({ ok: false, part, message });
  });
});
