import { search } from "@jejak/search";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allLegalRuns, type LegalRun } from "../testing/all-legal-runs.ts";
import { graphProblem, smallGraph, smallRules, type SmallGraph } from "../testing/small-graphs.ts";
import { accept } from "./accept.ts";
import { Budget } from "./budget.ts";
import { Configuration } from "./configuration.ts";
import type { CourseRules } from "./course-rules.ts";
import { LegalTree } from "./legal-tree.ts";
import type { AskedSequence } from "./position.ts";
import { StateSpace } from "./state-space.ts";

function isAccepted(
  graph: SmallGraph,
  rules: CourseRules,
  asked: AskedSequence,
  trace: readonly string[],
): boolean {
  const space = new StateSpace(graphProblem(graph), (state) => graph.h[state] ?? NaN);
  const start = Configuration.start(rules, new LegalTree(space, rules));
  const states = trace.map((word) => space.number(word));
  const { verdict } = accept(asked, start, states, new Budget(10_000_000));
  if (verdict === "too-ambiguous") throw new Error("the budget is too small for this test");
  return verdict === "accepted";
}

/** The legal traces, and what a student may write instead of `trace`: one state changed, left out, added or moved. */
function nearbyTraces(trace: readonly string[]): string[][] {
  const nearby: string[][] = [[...trace]];
  for (let at = 0; at <= trace.length; at++) {
    const head = trace.slice(0, at);
    const tail = trace.slice(at);
    nearby.push(head, [...head, ...tail.slice(1)]);
    if (tail.length > 1)
      nearby.push([...head, tail[1] as string, tail[0] as string, ...tail.slice(2)]);
    for (const other of ["A", "B", "C", "D", "E"]) {
      nearby.push([...head, other, ...tail], [...head, other, ...tail.slice(1)]);
    }
  }
  return nearby;
}

describe("the acceptor", () => {
  it("accepts of Bratko's best-first search exactly what the search does, whatever it drops", () => {
    let compared = 0;
    fc.assert(
      fc.property(smallGraph, smallRules, (graph, any) => {
        const ties = any.ties === "any" ? "fifo" : any.ties;
        const rules = { ...any, ties, search: "best-first-tree", childOrder: "listed" } as const;
        const run = search(graphProblem(graph), rules, {
          heuristic: (state) => graph.h[state] ?? NaN,
        });
        const visits = run.visits.map((node) => run.tree.state(node));
        const endsWithGoal = rules.goalTest === "generate" && run.goal !== null;
        const legal = [visits.join("")];
        if (endsWithGoal) legal.push([...visits, run.tree.state(run.goal ?? 0)].join(""));
        for (const trace of new Set(nearbyTraces(visits).map((written) => written.join("")))) {
          compared++;
          expect({ trace, accepted: isAccepted(graph, rules, "visits", [...trace]) }).toEqual({
            trace,
            accepted: legal.includes(trace),
          });
        }
      }),
      { numRuns: 300, seed: 20261130 },
    );
    expect(compared).toBeGreaterThan(5_000);
  });

  it.each(["visits", "expansions", "generated"] as const)(
    "accepts exactly the %s that some legal run writes",
    (asked) => {
      let compared = 0;
      fc.assert(
        fc.property(smallGraph, smallRules, (graph, rules) => {
          const runs = allLegalRuns(graph, rules, 300);
          if (runs === null) return;
          const legal = new Set(runs.map((run: LegalRun) => run[asked].join("")));
          if (asked === "visits" && rules.goalTest === "generate") {
            for (const run of runs) {
              const goal = run.generated.at(-1) as string;
              if (run.hasGoal) legal.add([...run.visits, goal].join(""));
            }
          }
          const traces = new Set<string>();
          for (const run of runs.slice(0, 6)) {
            for (const trace of nearbyTraces(run[asked])) traces.add(trace.join(""));
          }
          for (const trace of [...legal, ...traces]) {
            compared++;
            expect({ trace, accepted: isAccepted(graph, rules, asked, [...trace]) }).toEqual({
              trace,
              accepted: legal.has(trace),
            });
          }
        }),
        { numRuns: 1_200, seed: 20261130 },
      );
      expect(compared).toBeGreaterThan(5_000);
    },
  );
});
