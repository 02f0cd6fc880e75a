import type { Report } from "@jejak/grading";
import type { ReadValue } from "../read-value.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { readChoice } from "../read-choice.ts";
import { classTable } from "./class-table.ts";
import { marksCsv } from "./marks-csv.ts";

/** Writes the report of a class in one form, as chunks of text that follow each other. */
export type ReportFormat = (report: Report, terminal: Terminal) => Iterable<string>;

const FORMATS: Readonly<Record<string, ReportFormat>> = {
  table: (report, { out }) => [classTable(report, out)],
  json: (report) => [`${JSON.stringify(report, null, 2)}\n`],
  csv: marksCsv,
};

/** The form that `--format` names. */
export function readReportFormat(written: string): ReadValue<ReportFormat> {
  const name = readChoice("--format", written, Object.keys(FORMATS));
  return name.ok ? { ok: true, value: FORMATS[name.value] as ReportFormat } : name;
}
