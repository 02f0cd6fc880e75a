import schema from "../../schema/jejak-trace-1.schema.json" with { type: "json" };

/**
 * JSON Schema (draft 2020-12) of jejak-trace/1: the shape of a file, also in the package as the file
 * `@jejak/tree/schema/jejak-trace-1.schema.json`. Whether a file's parts agree with each other, no schema can say;
 * `readTraceJson` does.
 */
export const TRACE_SCHEMA: Readonly<Record<string, unknown>> = schema;
