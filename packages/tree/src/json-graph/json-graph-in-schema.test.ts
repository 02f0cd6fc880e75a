import { Ajv } from "ajv";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonGraphChunks } from "../index.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

/** What version 2 of the format allows a single directed graph to hold, and nothing else. */
const SINGLE_GRAPH = {
  type: "object",
  required: ["graph"],
  additionalProperties: false,
  properties: {
    graph: {
      type: "object",
      additionalProperties: false,
      properties: {
        id: { type: "string" },
        label: { type: "string" },
        type: { type: "string" },
        directed: { type: "boolean" },
        metadata: { type: "object" },
        nodes: {
          type: "object",
          additionalProperties: {
            type: "object",
            additionalProperties: false,
            properties: { label: { type: "string" }, metadata: { type: "object" } },
          },
        },
        edges: {
          type: "array",
          items: {
            type: "object",
            required: ["source", "target"],
            additionalProperties: false,
            properties: {
              id: { type: "string" },
              source: { type: "string" },
              target: { type: "string" },
              relation: { type: "string" },
              directed: { type: "boolean" },
              label: { type: "string" },
              metadata: { type: "object" },
            },
          },
        },
      },
    },
  },
};

describe("JSON Graph Format by its schema", () => {
  it("holds whatever the names are", () => {
    const validate = new Ajv().compile(SINGLE_GRAPH);
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80 }), (choices) => {
        const file: unknown = JSON.parse([...jsonGraphChunks(traceFromChoices(choices))].join(""));
        validate(file);
        expect(validate.errors).toBe(null);
      }),
    );
  });
});
