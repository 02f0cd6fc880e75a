import schema from "../../schema/jejak-assignment-1.schema.json" with { type: "json" };

/**
 * JSON Schema (draft 2020-12) of jejak-assignment/1, for editors: keys, values and what each means.
 * Whether the parts of a file fit together, no schema can say; `readAssignment` does.
 */
export const ASSIGNMENT_SCHEMA: Readonly<Record<string, unknown>> = schema;
