import { describe, expect, it } from "vitest";
import { assignmentFile } from "./assignment-file.ts";
import { ASSIGNMENT_SCHEMA } from "./assignment-schema.ts";

/** What the walk sees of a valibot schema, whichever kind it is. */
interface Ours {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Ours>>;
  readonly item?: Ours;
  readonly value?: Ours;
  readonly wrapped?: Ours;
  readonly default?: unknown;
  readonly options?: readonly (Ours | string)[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

type Json = Readonly<Record<string, unknown>>;

/** The shape of a part as valibot has it: keys, which are needed, values that are listed, defaults. */
function ofOurs(schema: Ours): unknown {
  const { type, wrapped, entries = {}, options = [] } = schema;
  if (wrapped !== undefined) {
    const inner = ofOurs(wrapped);
    if (type === "nullable") return { nullable: inner };
    return schema.default === undefined ? inner : { default: schema.default, of: inner };
  }
  if (type === "union" || type === "variant") {
    const all = options.map((option) => ofOurs(option as Ours));
    return all.length === 1 ? all[0] : { any: all };
  }
  if (type === "strict_object") {
    const keys = Object.entries(entries);
    return {
      needed: keys.filter(([, part]) => part.type !== "optional").map(([key]) => key),
      keys: Object.fromEntries(keys.map(([key, part]) => [key, ofOurs(part)])),
    };
  }
  if (type === "picklist") return { listed: options };
  if (type === "literal") return { listed: [schema.literal] };
  if (type === "array") return { list: ofOurs(schema.item as Ours) };
  if (type === "record") return { map: ofOurs(schema.value as Ours) };
  return type;
}

const defs = ASSIGNMENT_SCHEMA["$defs"] as Readonly<Record<string, Json>>;

/** The same shape as the JSON Schema has it. */
function ofJson(json: Json): unknown {
  if ("default" in json) {
    const { default: usual, ...rest } = json;
    return { default: usual, of: ofJson(rest) };
  }
  if (typeof json["$ref"] === "string") return ofJson(defs[json["$ref"].slice(8)] as Json);
  if ("anyOf" in json) return { any: (json["anyOf"] as Json[]).map(ofJson) };
  if ("enum" in json) return { listed: json["enum"] };
  if ("const" in json) return { listed: [json["const"]] };
  const { type } = json;
  if (Array.isArray(type)) return { nullable: ofJson({ ...json, type: type[0] }) };
  if (type === "array") return { list: ofJson(json["items"] as Json) };
  if (type === "integer") return "number";
  if (type !== "object") return type;
  if (typeof json["additionalProperties"] === "object") {
    return { map: ofJson(json["additionalProperties"] as Json) };
  }
  expect(json["additionalProperties"]).toBe(false);
  const properties = json["properties"] as Readonly<Record<string, Json>>;
  return {
    needed: json["required"] ?? [],
    keys: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, ofJson(part)])),
  };
}

describe("the JSON Schema of an assignment", () => {
  it("has the keys, values and defaults that are read", () => {
    expect(ofJson(ASSIGNMENT_SCHEMA)).toEqual(ofOurs(assignmentFile as unknown as Ours));
  });

  it("says of each key what it means", () => {
    const silent = Object.entries(defs["question"]?.["properties"] as Record<string, Json>)
      .concat(Object.entries(ASSIGNMENT_SCHEMA["properties"] as Record<string, Json>))
      .filter(([key, part]) => key !== "format" && !("description" in part));
    expect(silent).toEqual([]);
  });
});
