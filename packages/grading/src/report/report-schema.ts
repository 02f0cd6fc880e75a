import schema from "../../schema/jejak-report-1.schema.json" with { type: "json" };

/**
 * JSON Schema (draft 2020-12) of jejak-report/1, for editors and for programs that take the marks
 * over; also in the package as the file `@jejak/grading/schema/jejak-report-1.schema.json`.
 */
export const REPORT_SCHEMA: Readonly<Record<string, unknown>> = schema;
