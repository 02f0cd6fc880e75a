import {
  compose,
  drawForClass,
  writeAssignment,
  type BoardsForAssignment,
  type Roster,
  type Exam,
} from "@jejak/grading";
import { Command } from "commander";
import { writeFile } from "node:fs/promises";
import { done, refused, type CommandResult, type End } from "../command-result.ts";
import type { ComposeFlags } from "../compose/compose-flags.ts";
import type { ComposeResult } from "../compose/compose-result.ts";
import { jsonReport } from "../compose/json-report.ts";
import { markdownReport } from "../compose/markdown-report.ts";
import { nothingFits, tooFewForClass } from "../compose/nothing-fits.ts";
import { readWishes } from "../compose/read-wishes.ts";
import { textReport } from "../compose/text-report.ts";
import { progressOf } from "../grading/progress.ts";
import { readChoice } from "../read-choice.ts";
import type { ReadValue } from "../read-value.ts";
import { readRosterFile } from "../submissions/read-roster-file.ts";
import { reasonOf } from "../submissions/reason-of.ts";
import type { Terminal } from "../terminal/terminal.ts";

const HELP = `
A range is 8..15, ..15, 8.. or one number. What flags say goes over what the file says. The same
wishes and the same seed always give the same boards; another --seed gives others.

Examples:
  jejak compose --search best-first,a-star --visits 6..12 --max-ties 0 --goal 123804765
  jejak compose --search breadth-first --duplicates generated --visits 8..20 --format md
  jejak compose exam.yaml --separate all --brief
  jejak compose exam.yaml --seed 7 --find 1 --assignment quiz.yaml
  jejak compose exam.yaml --roster class.csv --assignment midterm.yaml
  jejak grade midterm.yaml submissions`;

/** `jejak compose`: finds boards for an exam's question, the same for everybody or one for each student. */
export function composeCommand(terminal: Terminal, end: End): Command {
  return new Command("compose")
    .summary("find boards for an exam")
    .description(
      "Finds boards that are as an exam's question must be, and shows which misunderstandings each of them brings to light.",
    )
    .argument("[wishes]", "what the question must be, a YAML or JSON file (jejak-compose/1)")
    .option("--board <size>", "rows x columns, from 2x2 to 4x4 (default: the goal's, or 3x3)")
    .option("--goal <board>", "the board to reach (default: the tiles in order, the blank last)")
    .option("--search <names>", "the searches to trace, between commas: breadth-first,a-star")
    .option("--preset <name>", "the rules of a course (default, without a file: kotak-8)")
    .option("--depth-limit <n>", "the deepest level that is visited, or none")
    .option("--child-order <moves>", "order of the blank's moves, such as D,R,L,U, or tile")
    .option("--duplicates <rule>", "as in jejak trace")
    .option("--goal-test <when>", "visit or generate")
    .option("--ties <rule>", "fifo, lifo, low-h, alphabetical or any")
    .option("--heuristic <sum>", 'such as "misplaced + 2*manhattan"')
    .option("--visits <range>", "how many visits each search makes")
    .option("--solution <range>", "how many moves the solution has")
    .option("--max-ties <n>", "at most so many visits at which ties decide; 0 for none")
    .option("--max-h <n>", "no h larger than this")
    .option("--max-generated <n>", "at most so many nodes generated")
    .option("--find <n>", "how many boards (default: 3)")
    .option(
      "--separate <names>",
      "the fewest boards that separate all misunderstandings from the right search, or those named",
    )
    .option("--seed <n>", "where the search for boards begins (default: 1)")
    .option("--tries <n>", "boards to look at before giving up (default: 20000)")
    .option("--roster <file>", "a board for each student in it: a line each, number, then name")
    .option("--assignment <file>", "also write an assignment for jejak grade there")
    .option("--force", "write it over an older one")
    .option("--brief", "leave the traces out")
    .option("--format <name>", "text, json or md", "text")
    .addHelpText("after", HELP)
    .action(async (wishes: string | undefined, flags: ComposeFlags) =>
      end(await composeBoards(wishes, flags, terminal)),
    );
}

async function composeBoards(
  wishes: string | undefined,
  flags: ComposeFlags,
  terminal: Terminal,
): Promise<CommandResult> {
  const format = readChoice("--format", flags.format, ["text", "json", "md"]);
  if (!format.ok) return refused(format.message);
  const exam = await readWishes(wishes, flags);
  if (!exam.ok) return refused(exam.message);
  const members = flags.roster === undefined ? null : await readRosterFile(flags.roster);
  if (members?.ok === false) return refused(members.message);
  const result =
    members === null
      ? forEverybody(exam.value, terminal)
      : forClass(exam.value, members.value, terminal);
  if (!result.ok)
    return refused(wishes === undefined ? result.message : `${wishes}: ${result.message}`);
  if (flags.assignment !== undefined) {
    const written = await write(result.value, flags.assignment, flags.force === true);
    if (!written.ok) return refused(written.message);
    terminal.say(`Wrote the assignment to ${flags.assignment}`);
  }
  const isBrief = flags.brief === true;
  const chunks =
    format.value === "json"
      ? [jsonReport(result.value, isBrief)]
      : format.value === "md"
        ? markdownReport(result.value, isBrief)
        : textReport(result.value, terminal, isBrief);
  for (const chunk of chunks) await terminal.write(chunk);
  return done;
}

function forEverybody(exam: Exam, terminal: Terminal): ReadValue<ComposeResult> {
  const progress = progressOf(exam.tries, "Looking at boards", terminal);
  const composed = compose(exam, (looked) => progress.reach(looked));
  progress.stop();
  if (composed.instances.length === 0) {
    return { ok: false, message: nothingFits(exam, composed) };
  }
  if (exam.separate === null && composed.instances.length < exam.find) {
    terminal.say(
      `Only ${composed.instances.length} of the ${exam.find} boards wished for were found`,
    );
  }
  return { ok: true, value: { kind: "everybody", exam, composed } };
}

function forClass(exam: Exam, members: Roster, terminal: Terminal): ReadValue<ComposeResult> {
  const progress = progressOf(exam.tries, "Looking at boards", terminal);
  const drawn = drawForClass(exam, members, (looked) => progress.reach(looked));
  progress.stop();
  if (!drawn.ok) return { ok: false, message: tooFewForClass(exam, members.length, drawn) };
  return { ok: true, value: { kind: "class", exam, drawn } };
}

async function write(
  result: ComposeResult,
  place: string,
  isForced: boolean,
): Promise<ReadValue<null>> {
  const boards: BoardsForAssignment =
    result.kind === "class"
      ? { kind: "class", spare: result.drawn.spare, students: result.drawn.students }
      : { kind: "everybody", instances: result.composed.instances };
  try {
    await writeFile(place, writeAssignment(result.exam, boards), { flag: isForced ? "w" : "wx" });
    return { ok: true, value: null };
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    const message = isThere
      ? `${place}: is there already; --force writes over it`
      : `${place}: cannot be written (${reasonOf(error)})`;
    return { ok: false, message };
  }
}
