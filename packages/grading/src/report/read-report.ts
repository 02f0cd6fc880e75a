import { readFormatVersion } from "@jejak/tree";
import * as v from "valibot";

/** What is needed of an old report to compare a new one with it. */
export interface OldReport {
  readonly assignment: string;
  readonly students: readonly OldStudent[];
}

export interface OldStudent {
  readonly student: string;
  readonly score: number;
  readonly questions: readonly OldQuestion[];
}

export interface OldQuestion {
  readonly id: string;
  readonly score: number;
  readonly verdict: string;
  readonly errors: readonly { readonly step: number; readonly kind: string }[];
}

const oldReport: v.GenericSchema<unknown, OldReport> = v.object({
  assignment: v.string(),
  students: v.array(
    v.object({
      student: v.string(),
      score: v.number(),
      questions: v.array(
        v.object({
          id: v.string(),
          score: v.number(),
          verdict: v.string(),
          errors: v.array(v.object({ step: v.number(), kind: v.string() })),
        }),
      ),
    }),
  ),
});

/**
 * A report from an earlier run; what it has beyond what is compared is ignored. Of a report of a
 * later version 1.x a note says so; one of another main version is refused.
 */
export function readReport(
  text: string,
): { ok: true; value: OldReport; notes: readonly string[] } | { ok: false; message: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be parsed";
    return { ok: false, message: `this is not JSON: ${reason}` };
  }
  const { format } = (value ?? {}) as { readonly format?: unknown };
  const version = readFormatVersion(format, "jejak-report");
  if (!version.ok) {
    const isReport = version.reason === "other-version";
    const what = isReport ? "" : "this is no report of `jejak grade --format json`: ";
    return { ok: false, message: `${what}format ${version.message}` };
  }
  const parsed = v.safeParse(oldReport, value);
  if (parsed.success) {
    return { ok: true, value: parsed.output, notes: version.note === null ? [] : [version.note] };
  }
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? "the file";
  const fault = issue.received === "undefined" ? "is missing" : `should be ${issue.expected ?? ""}`;
  return {
    ok: false,
    message: `this is no report of \`jejak grade --format json\`: ${path} ${fault}`,
  };
}
