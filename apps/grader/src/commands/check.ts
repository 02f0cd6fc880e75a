import type { StudentReport } from "@jejak/grading";
import { Command } from "commander";
import { refused, type CommandResult, type End } from "../command-result.ts";
import { gradeStudent } from "../grading/grade-student.ts";
import { makeGrader } from "../grading/make-grader.ts";
import { readAssignmentFile } from "../grading/read-assignment-file.ts";
import { readChoice } from "../read-choice.ts";
import { feedbackText } from "../reporting/feedback-text.ts";
import { collectSubmissions } from "../submissions/collect-submissions.ts";
import { READING_LIMITS } from "../submissions/limits.ts";
import { readRosterFile } from "../submissions/read-roster-file.ts";
import { sayWhoIsUnlisted } from "../submissions/say-who-is-unlisted.ts";
import { oneStudentOf, strangersAmong } from "../submissions/students-of-inputs.ts";
import type { Terminal } from "../terminal/terminal.ts";

interface CheckFlags {
  readonly format: string;
  readonly roster?: string;
}

const HELP = `
Exit code 0 for full marks, 1 when marks are lost, 2 when the arguments or files are wrong.

Examples:
  jejak check assignment.yaml 2301923.txt
  jejak check assignment.yaml 2301923 --format json`;

/** `jejak check`: the feedback on one student's trace. */
export function checkCommand(terminal: Terminal, end: End): Command {
  return new Command("check")
    .summary("check one trace")
    .description("Checks one student's trace and says what goes wrong first, and why.")
    .argument("<assignment>", "the assignment, a YAML or JSON file")
    .argument(
      "<file>",
      "the trace; a folder or zip archive with a file for each question also does",
    )
    .option("--roster <file>", "the class list, one student a line: number, name")
    .option("--format <name>", "text or json", "text")
    .addHelpText("after", HELP)
    .action(async (assignment: string, file: string, flags: CheckFlags) =>
      end(await check(assignment, file, flags, terminal)),
    );
}

async function check(
  assignmentFile: string,
  file: string,
  flags: CheckFlags,
  terminal: Terminal,
): Promise<CommandResult> {
  const format = readChoice("--format", flags.format, ["text", "json"]);
  if (!format.ok) return refused(format.message);
  const roster = await readRosterFile(flags.roster);
  if (!roster.ok) return refused(roster.message);
  const assignment = await readAssignmentFile(assignmentFile, terminal);
  if (!assignment.ok) return refused(assignment.message);
  const grader = makeGrader(assignment.value, assignmentFile);
  if (!grader.ok) return refused(grader.message);
  const input = await collectSubmissions(file, READING_LIMITS);
  if (!input.ok) return refused(input.message);
  const questionIds = assignment.value.questions.map(({ id }) => id);
  const student = oneStudentOf(input.value, { questionIds, roster: roster.value });
  if (student === null) return refused(`${file}: holds no answers`);
  sayWhoIsUnlisted(strangersAmong([student.student], roster.value), terminal);
  const { feedback } = assignment.value;
  const report = await gradeStudent(grader.value, assignment.value, student, feedback);
  await terminal.write(
    format.value === "json"
      ? `${JSON.stringify(report, null, 2)}\n`
      : feedbackText(assignment.value, report, terminal.out.colours),
  );
  return { ok: true, exitCode: hasFullMarks(report) ? 0 : 1 };
}

function hasFullMarks({ score, max }: StudentReport): boolean {
  return score >= max;
}
