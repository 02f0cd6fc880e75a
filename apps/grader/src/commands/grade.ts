import {
  compareReports,
  readReport,
  type OldReport,
  type Report,
  type StudentReport,
} from "@jejak/grading";
import { Command } from "commander";
import { done, refused, type CommandResult, type End } from "../command-result.ts";
import { gradeStudent } from "../grading/grade-student.ts";
import { progressOf } from "../grading/progress.ts";
import { makeGrader } from "../grading/make-grader.ts";
import { readAssignmentFile } from "../grading/read-assignment-file.ts";
import { readTextFile } from "../read-text-file.ts";
import type { ReadValue } from "../read-value.ts";
import { readReportFormat } from "../reporting/report-format.ts";
import { writeReportFolder } from "../reporting/write-report-folder.ts";
import { collectSubmissions, type Input } from "../submissions/collect-submissions.ts";
import { READING_LIMITS } from "../submissions/limits.ts";
import { readRosterFile } from "../submissions/read-roster-file.ts";
import { sayWhoIsUnlisted } from "../submissions/say-who-is-unlisted.ts";
import { studentsOfInputs } from "../submissions/students-of-inputs.ts";
import { oneLine } from "../terminal/one-line.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** A report of thousands of students is far larger than what people write. */
const LARGEST_REPORT = 256 * 1024 * 1024;

interface GradeFlags {
  readonly out?: string;
  readonly against?: string;
  readonly roster?: string;
  readonly format: string;
}

const HELP = `
A file is one student, known by its name; a folder is one student whose files are named after the
questions; a zip archive is read like a folder. What a learning management system adds to the names
is understood.

Examples:
  jejak grade assignment.yaml submissions
  jejak grade assignment.yaml class.zip --out results
  jejak grade assignment.yaml submissions --roster class.csv
  jejak grade assignment.yaml 2301923.txt 2301924.txt --format json
  jejak grade assignment.yaml submissions --format csv > marks.csv
  jejak grade new-key.yaml submissions --against results/report.json`;

/** `jejak grade`: grades a class. */
export function gradeCommand(terminal: Terminal, end: End): Command {
  return new Command("grade")
    .summary("grade a class")
    .description("Grades the traces of a class and shows marks and first errors.")
    .argument("<assignment>", "the assignment, a YAML or JSON file")
    .argument("<submissions...>", "files, folders or zip archives")
    .option(
      "--out <dir>",
      "also write report.json, marks.csv and a feedback text for each student there",
    )
    .option(
      "--roster <file>",
      "the class list, one student a line: number, name; those who handed in nothing are reported too",
    )
    .option(
      "--against <report>",
      "instead of the marks show whose marks differ from an earlier report.json, and why",
    )
    .option("--format <name>", "table, json or csv", "table")
    .addHelpText("after", HELP)
    .action(async (assignment: string, submissions: string[], flags: GradeFlags) =>
      end(await grade(assignment, submissions, flags, terminal)),
    );
}

async function grade(
  assignmentFile: string,
  submissions: readonly string[],
  flags: GradeFlags,
  terminal: Terminal,
): Promise<CommandResult> {
  const format = readReportFormat(flags.format);
  if (!format.ok) return refused(format.message);
  const earlier =
    flags.against === undefined ? null : await readEarlierReport(flags.against, terminal);
  if (earlier?.ok === false) return refused(earlier.message);
  const roster = await readRosterFile(flags.roster);
  if (!roster.ok) return refused(roster.message);
  const assignment = await readAssignmentFile(assignmentFile, terminal);
  if (!assignment.ok) return refused(assignment.message);
  const grader = makeGrader(assignment.value, assignmentFile);
  if (!grader.ok) return refused(grader.message);
  const inputs = await collectAll(submissions);
  if (!inputs.ok) return refused(inputs.message);
  sayWhatIsLeftAside(inputs.value, terminal);
  const questionIds = assignment.value.questions.map(({ id }) => id);
  const names = { questionIds, roster: roster.value };
  const { students: all, strangers } = studentsOfInputs(inputs.value, names);
  sayWhoIsUnlisted(strangers, terminal);
  const progress = progressOf(all.length, "Grading", terminal);
  const { feedback } = assignment.value;
  const staffLevel = feedback === "full" ? "full" : "explained";
  const students: StudentReport[] = [];
  const told: StudentReport[] = [];
  for (const student of all) {
    const graded = await gradeStudent(grader.value, assignment.value, student, staffLevel);
    students.push(graded);
    // Staff see everything; a student sees what the assignment allows.
    told.push(
      feedback === staffLevel
        ? graded
        : await gradeStudent(grader.value, assignment.value, student, feedback),
    );
    progress.reach(students.length);
  }
  progress.stop();
  const report: Report = { format: "jejak-report/1", assignment: assignment.value.title, students };
  if (flags.out !== undefined) {
    const written = await writeReportFolder(report, told, assignment.value, flags.out);
    if (!written.ok) return refused(written.message);
    terminal.say(
      `Wrote report.json, marks.csv and ${students.length} feedback texts to ${flags.out}`,
    );
  }
  const chunks =
    earlier === null
      ? format.value.report(report, terminal)
      : format.value.changes(compareReports(earlier.value, report), terminal);
  for (const chunk of chunks) await terminal.write(chunk);
  return done;
}

async function readEarlierReport(place: string, terminal: Terminal): Promise<ReadValue<OldReport>> {
  const text = await readTextFile(place, "a report", LARGEST_REPORT);
  if (!text.ok) return text;
  const read = readReport(text.value);
  if (!read.ok) return { ok: false, message: `${place}: ${read.message}` };
  for (const note of read.notes) terminal.say(`${place}: ${oneLine(note)}`);
  return read;
}

async function collectAll(submissions: readonly string[]): Promise<ReadValue<Input[]>> {
  const inputs: Input[] = [];
  for (const argument of submissions) {
    const read = await collectSubmissions(argument, READING_LIMITS);
    if (!read.ok) return read;
    inputs.push(read.value);
  }
  return { ok: true, value: inputs };
}

function sayWhatIsLeftAside(inputs: readonly Input[], terminal: Terminal): void {
  for (const { path, message } of inputs.flatMap(({ unread }) => unread)) {
    terminal.say(`not read: ${oneLine(path)}: ${oneLine(message)}`);
  }
}
