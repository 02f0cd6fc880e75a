import { FORMATS, formatNamed } from "@jejak/tree";
import { wordOf } from "@jejak/ui/tree";
import { describe, expect, it } from "vitest";
import { openFile } from "./open-file.ts";
import { openGraph } from "./open-graph.ts";
import { openPuzzle } from "./open-puzzle.ts";
import { SLIDES, type GraphRequest } from "./search-request.ts";
import type { Session, SessionResult } from "./session.ts";
import { writeTrace } from "./write-trace.ts";

function valueOf(result: SessionResult): Session {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

const slides = valueOf(openPuzzle(SLIDES));
const graph: GraphRequest = {
  kind: "graph",
  text: 'start: S\ngoal: "Rimnicu Vilcea"\nS -> A 1, "Rimnicu Vilcea" 4\nA -- "Rimnicu Vilcea" 2\nh: S 3, A 2, "Rimnicu Vilcea" 0',
  start: null,
  goals: [],
  rules: { ...SLIDES.rules, search: "a-star", childOrder: "listed", depthLimit: null },
};
const onGraph = valueOf(
  openGraph({ ...graph, rules: { ...graph.rules, heuristic: [{ name: "table", weight: 1 }] } }),
);

function again(session: Session, form: string): Session {
  const written = writeTrace(session, form);
  if (written === null) throw new Error(`${form} was not written`);
  return valueOf(openFile(written.text, `trace${written.extension}`));
}

function shownOf(session: Session): unknown {
  return Array.from({ length: session.summary.steps + 1 }, (_, step) => session.at(step));
}

describe("a trace from a file", () => {
  const forms = FORMATS.filter(({ carries }) => carries === "trace").map(({ name }) => name);

  it.each(forms)("as %s is stepped as the search that was saved", (form) => {
    for (const session of [slides, onGraph]) {
      const opened = again(session, form);
      // A Posthoc file is read alike with and without views.
      const read = form === "posthoc-events" ? "posthoc" : form;
      expect(opened.summary.source?.form).toBe(formatNamed(read)?.title);
      expect(shownOf(opened)).toEqual(shownOf(session));
    }
  });

  it("has its problem and its rules, so that it can be searched anew", () => {
    expect(again(slides, "json").summary.request).toEqual(SLIDES);
    const { request } = again(onGraph, "jsonl").summary;
    if (request.kind !== "graph") throw new Error("this is no graph");
    expect(shownOf(valueOf(openGraph(request)))).toEqual(shownOf(onGraph));
  });

  it("whose states are not of its problem is shown as a tree", () => {
    const written = writeTrace(slides, "json")?.text ?? "";
    const opened = valueOf(openFile(written.replaceAll("123485706", "12348570x"), "t.json"));
    expect([opened.summary.request.kind, opened.summary.tree.states.kind]).toEqual([
      "tree",
      "names",
    ]);
    expect(opened.at(2).revealed).toBe(7);
  });
});

describe("a bare tree from a file", () => {
  it("is shown with its boards, whole, in the forms that carry no search", () => {
    const opened = again(slides, "csv");
    const { tree, outcome, request } = opened.summary;
    expect([request.kind, outcome, tree.size, wordOf(tree, 6)]).toEqual([
      "tree",
      null,
      7,
      "103425786",
    ]);
    expect(opened.at(0).revealed).toBe(7);
    expect(writeTrace(opened, "markdown")).toBeNull();
    expect(writeTrace(opened, "csv")?.text).toBe(writeTrace(slides, "csv")?.text);
  });

  it("is stepped in the order of its visits where the file tells it", () => {
    const opened = again(slides, "text");
    expect(opened.summary.steps).toBe(3);
    expect([0, 1, 2, 3].map((step) => opened.at(step).revealed)).toEqual([1, 4, 7, 7]);
  });
});

it("says why a text is no trace", () => {
  const whyOf = (text: string): string | undefined => {
    const result = openFile(text, "");
    return result.ok ? "opened" : result.problem.why;
  };
  expect([whyOf(""), whyOf("hello"), whyOf('{"format":"jejak-trace/1"')]).toEqual([
    "no-form",
    "no-form",
    "unread",
  ]);
});
