import Papa from "papaparse";
import type { Place } from "../place.ts";
import { decodeText } from "./decode-text.ts";
import { holdsNumber } from "./files/student-of.ts";
import { rosterColumns, type RosterColumns } from "./roster-columns.ts";
import { type Roster, type RosterEntry } from "./roster.ts";
import { readerMessage } from "../feedback/reader-message.ts";

/** What is wrong in a class list, with lines and columns from 1. */
export interface RosterFault {
  readonly place: Place;
  readonly message: string;
}

/** A class list as it was read, or everything that is wrong in it. */
export type RosterReading =
  | { readonly ok: true; readonly value: Roster }
  | { readonly ok: false; readonly faults: readonly RosterFault[] };

/** No class has more students, and no student's line more characters. */
const MAX_STUDENTS = 100_000;
const MAX_LINE = 1_000;

const HOW = "write one student a line: number, name";

/**
 * Reads a class list, one student a line: a number (four digits in a row) and a name, as text or
 * separated by commas, semicolons or tabs, with or without a line of column names; other columns
 * are passed over. A class without numbers is known by its names. Empty lines and those that begin
 * with `#` do not count.
 */
export function readRoster(bytes: Uint8Array): RosterReading {
  const text = decodeText(bytes);
  if (!text.ok) {
    // What is said there is said to a student who hands something in.
    const what = readerMessage("en", text.message).replace(/; .*/, "");
    return refused(text.place ?? { line: 1, column: 1 }, `${what}; save the list as CSV or text`);
  }
  const lines = text.text
    .split("\n")
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== "" && !line.text.startsWith("#"));
  const long = lines.find((line) => line.text.length > MAX_LINE);
  if (long !== undefined) {
    const found = `this line has more than ${MAX_LINE} characters; ${HOW}`;
    return refused({ line: long.line, column: 1 }, found);
  }
  if (lines.length > MAX_STUDENTS) {
    const place = { line: lines[MAX_STUDENTS]?.line ?? 1, column: 1 };
    return refused(place, "there are more than 100,000 students");
  }
  const delimiter = delimiterOf(lines.map((line) => line.text));
  const rows = lines.map((line) => ({ line: line.line, cells: cellsOf(line.text, delimiter) }));
  const columns = rosterColumns(rows[0]?.cells ?? []);
  const students = columns === null ? rows : rows.slice(1);
  if (students.length === 0) return refused({ line: 1, column: 1 }, `there is no student; ${HOW}`);
  return entriesOf(students, columns);
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function refused(place: Place, message: string): RosterReading {
  return { ok: false, faults: [{ place, message }] };
}

/** The sign that stands on most lines; null where a line is a number and a name with a space between. */
function delimiterOf(lines: readonly string[]): string | null {
  for (const sign of ["\t", ";", ","]) {
    const count = lines.filter((line) => line.includes(sign)).length;
    if (count * 2 > lines.length) return sign;
  }
  return null;
}

function cellsOf(line: string, delimiter: string | null): string[] {
  if (delimiter !== null) {
    const [cells = []] = Papa.parse<string[]>(line, { delimiter }).data;
    return cells.map((cell) => cell.trim());
  }
  // `1. 2301923 Budi Santoso`: what stands before the number counts the students.
  const match = /^(?:.*?\s)??(\S*\d{4}\S*)(?:\s+(.*))?$/u.exec(line);
  return match === null ? [line] : [match[1] ?? "", match[2] ?? ""];
}

function entriesOf(rows: readonly Row[], columns: RosterColumns | null): RosterReading {
  const haveNumbers =
    (columns?.number ?? null) !== null || rows.some(({ cells }) => cells.some(holdsNumber));
  const faults: RosterFault[] = [];
  const lineOf = new Map<string, number>();
  const entries: RosterEntry[] = [];
  for (const { line, cells } of rows) {
    const entry = haveNumbers ? numbered(cells, columns) : namedOnly(cells, columns);
    if (entry === null) {
      const written = cells.filter((cell) => cell !== "").join(" ");
      const message = `"${written}" has no student number, and others have one; ${HOW}`;
      faults.push({ place: { line, column: 1 }, message });
      continue;
    }
    const before = lineOf.get(entry.student.toLowerCase());
    if (before !== undefined) {
      const message = `${entry.student} stands on line ${before} already`;
      faults.push({ place: { line, column: 1 }, message });
    }
    lineOf.set(entry.student.toLowerCase(), line);
    entries.push(entry);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: withoutShared(entries) };
}

function numbered(cells: readonly string[], columns: RosterColumns | null): RosterEntry | null {
  const at = columns?.number ?? cells.findIndex(holdsNumber);
  const student = cells[at] ?? "";
  if (student === "") return null;
  const others = cells.filter((_, column) => column !== at && column !== columns?.login);
  const named = columns === null ? others : columns.names.map((column) => cells[column] ?? "");
  const login = cells[columns?.login ?? -1] ?? "";
  return { student, names: namesOf(named, login) };
}

function namedOnly(cells: readonly string[], columns: RosterColumns | null): RosterEntry | null {
  const named = columns === null ? cells : columns.names.map((column) => cells[column] ?? "");
  // "Santoso, Budi" is one name.
  const student = named.filter((cell) => cell !== "").join(columns === null ? ", " : " ");
  return student === "" ? null : { student, names: [] };
}

/** A name in one cell or in two, and what stands before the `@` of an address. */
function namesOf(cells: readonly string[], login: string): string[] {
  const words = cells.filter(
    (cell) => /\p{L}/u.test(cell) && !cell.includes("@") && !holdsNumber(cell),
  );
  const whole = words.join(" ");
  const account = (login === "" ? cells.find((cell) => cell.includes("@")) : login) ?? "";
  const names = [
    whole,
    ...words.filter((cell) => cell.includes(" ")),
    account.split("@", 1)[0] ?? "",
  ];
  return [...new Set(names)].filter((name) => name.length > 2);
}

/** A name that two students have tells nobody whose a file is. */
function withoutShared(entries: readonly RosterEntry[]): Roster {
  const holders = new Map<string, number>();
  for (const name of entries.flatMap(({ names = [] }) => names)) {
    holders.set(name.toLowerCase(), (holders.get(name.toLowerCase()) ?? 0) + 1);
  }
  return entries.map(({ student, names = [] }) => {
    const own = names.filter((name) => holders.get(name.toLowerCase()) === 1);
    return own.length === 0 ? { student } : { student, names: own };
  });
}
