import { DUPLICATES, GOAL_TESTS, OUTCOMES, SEARCHES, TIES } from "@jejak/search";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { AllowedBy } from "../../../../tooling/testing/allowed-by.ts";
import { readTraceJson, TRACE_SCHEMA, traceJsonChunks, type TraceFile } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

const text = { type: "string" } as const;
const number = { type: "number" } as const;
const cost = { type: ["number", "null"] } as const;
const count = { type: "integer", minimum: 0 } as const;
const link = { type: ["integer", "null"], minimum: 0 } as const;
const texts = { type: "array", items: text } as const;
const action = { type: ["string", "null"] } as const;

const puzzleSchema = {
  type: "object",
  required: ["kind", "start", "goal", "columns"],
  properties: {
    kind: { const: "puzzle" },
    start: text,
    goal: text,
    columns: { type: "integer", minimum: 1 },
  },
} as const;

const graphSchema = {
  type: "object",
  required: ["kind", "start", "goal", "edges"],
  properties: {
    kind: { const: "graph" },
    start: text,
    goal: { anyOf: [text, texts] },
    edges: texts,
    h: { type: "object", additionalProperties: number },
  },
} as const;

const rulesSchema = {
  type: "object",
  required: ["search", "childOrder", "depthLimit", "duplicates", "goalTest", "ties", "heuristic"],
  properties: {
    search: { enum: SEARCHES },
    childOrder: { anyOf: [text, texts] },
    depthLimit: link,
    duplicates: { enum: DUPLICATES },
    goalTest: { enum: GOAL_TESTS },
    ties: { enum: TIES },
    heuristic: {
      type: "array",
      items: {
        type: "object",
        required: ["name", "weight"],
        properties: { name: text, weight: number },
      },
    },
    weight: { type: "number", minimum: 0 },
    beamWidth: { type: "integer", minimum: 1 },
  },
} as const;

const countersSchema = {
  type: "object",
  required: ["visited", "expanded", "generated", "dropped", "thrownAway", "largestFrontier"],
  properties: {
    visited: count,
    expanded: count,
    generated: count,
    dropped: count,
    thrownAway: count,
    largestFrontier: count,
  },
} as const;

const passSchema = {
  type: "object",
  required: ["limit", "root", "firstVisit"],
  properties: { limit: number, root: count, firstVisit: { type: "integer", minimum: 1 } },
} as const;

const nodeSchema = {
  type: "object",
  required: ["id", "state", "parent", "firstChild", "nextSibling", "level", "g", "h", "visit"],
  properties: {
    id: count,
    state: text,
    action: action,
    parent: link,
    firstChild: link,
    nextSibling: link,
    level: count,
    g: cost,
    h: cost,
    visit: link,
  },
} as const;

/** The schema once more, where the compiler sees which values it allows. */
const TYPED = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:jejak:jejak-trace:1",
  title: "jejak-trace/1",
  description: "The run of a search: problem, rules, tree, order of visits, outcome.",
  type: "object",
  required: [
    "format",
    "problem",
    "rules",
    "outcome",
    "visits",
    "expansions",
    "generated",
    "path",
    "moves",
    "nodes",
  ],
  properties: {
    $schema: text,
    format: { type: "string", pattern: "^jejak-trace/1(\\.[0-9]{1,6})?$" },
    problem: { anyOf: [puzzleSchema, graphSchema] },
    rules: rulesSchema,
    outcome: { enum: OUTCOMES },
    visits: texts,
    visitNodes: { type: "array", items: count },
    visitH: { type: "array", items: cost },
    visitLevel: { type: "array", items: count },
    expansions: texts,
    generated: { type: "integer", minimum: 1 },
    path: texts,
    moves: { type: "array", items: action },
    counters: countersSchema,
    passes: { type: "array", items: passSchema },
    frontierAfter: { anyOf: [{ type: "array", items: texts }, { type: "null" }] },
    nodes: { type: "array", minItems: 1, items: nodeSchema },
  },
} as const;

/** Every path to a value inside a JSON value. */
function pathsIn(value: unknown): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [
    [key],
    ...pathsIn(inside).map((path) => [key, ...path]),
  ]);
}

const validate = new Ajv2020({ allowUnionTypes: true }).compile(TRACE_SCHEMA);

describe("the schema of jejak-trace/1", () => {
  it("allows exactly what the type allows", () => {
    expectTypeOf<AllowedBy<typeof TYPED>>().toEqualTypeOf<TraceFile>();
    expect(TRACE_SCHEMA).toEqual(TYPED);
  });

  it("holds for every file that is written", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80 }), (choices) => {
        const options = { visitValues: true, frontierAfter: 100 };
        const text = [...traceJsonChunks(traceFromChoices(choices), options)].join("");
        validate(JSON.parse(text));
        expect(validate.errors).toBe(null);
      }),
    );
    validate(JSON.parse([...traceJsonChunks(slidesFigure())].join("")));
    expect(validate.errors).toBe(null);
  });

  it("refuses nothing that is read, where one value of a file is exchanged", () => {
    const text = [...traceJsonChunks(slidesFigure())].join("");
    const paths = pathsIn(JSON.parse(text));
    const wrong = fc.constantFrom<unknown>(undefined, null, -1, 0.5, 3, "x", "1", [], {}, true);
    fc.assert(
      fc.property(fc.constantFrom(...paths), wrong, (path, value) => {
        const file = JSON.parse(text) as Record<string, unknown>;
        const last = path.at(-1) as string;
        const holder = path
          .slice(0, -1)
          .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, file);
        if (value === undefined && !Array.isArray(holder)) delete holder[last];
        else holder[last] = value ?? null;
        const isRead = readTraceJson(JSON.stringify(file)).ok;
        expect(isRead && !validate(file)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
