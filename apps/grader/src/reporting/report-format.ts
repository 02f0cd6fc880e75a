import type { MarksChange, Report } from "@jejak/grading";
import type { ReadValue } from "../read-value.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { readChoice } from "../read-choice.ts";
import { changesCsv, changesText } from "./changes-text.ts";
import { classTable } from "./class-table.ts";
import { marksCsv } from "./marks-csv.ts";

/** Writes the report of a class, or what has changed since an earlier one, as chunks of text. */
export interface ReportFormat {
  report(report: Report, terminal: Terminal): Iterable<string>;
  changes(changes: readonly MarksChange[], terminal: Terminal): Iterable<string>;
}

const json = (value: unknown): string[] => [`${JSON.stringify(value, null, 2)}\n`];

const FORMATS: Readonly<Record<string, ReportFormat>> = {
  table: {
    report: (report, { out }) => [classTable(report, out)],
    changes: (changes, { out }) => [changesText(changes, out.colours)],
  },
  json: { report: json, changes: json },
  csv: { report: marksCsv, changes: changesCsv },
};

/** The form that `--format` names. */
export function readReportFormat(written: string): ReadValue<ReportFormat> {
  const name = readChoice("--format", written, Object.keys(FORMATS));
  return name.ok ? { ok: true, value: FORMATS[name.value] as ReportFormat } : name;
}
