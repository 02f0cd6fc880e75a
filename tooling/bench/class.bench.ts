// How fast a class is graded, against only reading its files and splitting their lines.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGrader, groupSubmissions, readAssignment } from "@jejak/grading";
import { seededRandom } from "@jejak/puzzle";
import { withSlip } from "./labelled-traces.ts";

const SEED = 20_261_130;
const STUDENTS = 2_000;
const ROUNDS = 5;

const ASSIGNMENT = readFileSync(
  new URL("../../examples/kotak-8/assignment.yaml", import.meta.url),
  "utf8",
);

function newGrader(): Extract<ReturnType<typeof createGrader>, { ok: true }>["value"] {
  const assignment = readAssignment(ASSIGNMENT);
  if (!assignment.ok) throw new Error(assignment.faults[0]?.message);
  const grader = createGrader(assignment.value);
  if (!grader.ok) throw new Error(grader.faults[0]?.message);
  return grader.value;
}

/** Four of ten answers have a slip; states stand in words or in slashed rows, numbered or not. */
function writeClass(folder: string): void {
  const random = seededRandom(SEED);
  const { keys } = newGrader();
  for (let student = 0; student < STUDENTS; student++) {
    const isSlashed = random() < 0.3;
    const isNumbered = random() < 0.5;
    const answers = keys.map(({ question, sequence }) => {
      const states = random() < 0.4 ? withSlip(sequence, random) : sequence;
      const lines = states.map((word, at) => {
        const shown = isSlashed ? word.replace(/(...)(...)(...)/, "$1/$2/$3") : word;
        return isNumbered ? `${at + 1}. ${shown}` : shown;
      });
      return `# ${question.id}\n${lines.join("\n")}\n`;
    });
    writeFileSync(join(folder, `${2_300_000 + student}.txt`), answers.join("\n"));
  }
}

function readAndSplit(folder: string): number {
  let lines = 0;
  for (const name of readdirSync(folder)) {
    lines += readFileSync(join(folder, name), "utf8").split("\n").length;
  }
  return lines;
}

function readAndGrade(folder: string): number {
  const grader = newGrader();
  const files = readdirSync(folder).map((path) => ({
    path,
    bytes: readFileSync(join(folder, path)),
  }));
  const ids = grader.keys.map(({ question }) => question.id);
  const reports = groupSubmissions(files, ids).map((student) => grader.grade(student));
  return reports
    .flatMap(({ questions }) => questions)
    .filter(({ verdict }) => verdict !== "missing").length;
}

/** Processor time in milliseconds: on a shared machine the clock on the wall says little. */
function timed(work: () => number, expected: (result: number) => boolean): number {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  if (!expected(result)) throw new Error(`the work came to ${result}`);
  return (user + system) / 1_000;
}

const folder = mkdtempSync(join(tmpdir(), "jejak-class-"));
try {
  writeClass(folder);
  const reading: number[] = [];
  const grading: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    reading.push(
      timed(
        () => readAndSplit(folder),
        (lines) => lines > STUDENTS,
      ),
    );
    grading.push(
      timed(
        () => readAndGrade(folder),
        (answers) => answers === 3 * STUDENTS,
      ),
    );
  }
  const median = (times: number[]): number =>
    times.toSorted((a, b) => a - b)[times.length >> 1] as number;
  const [cold] = grading as [number];
  const [read, grade] = [median(reading), median(grading)];
  console.log(
    `seed ${SEED}, ${STUDENTS} submissions of 3 questions, ${ROUNDS} rounds, processor time`,
  );
  console.log(`  reading and splitting lines: ${read.toFixed(0)} ms`);
  console.log(`  grading, first round:        ${cold.toFixed(0)} ms`);
  console.log(
    `  grading, median:             ${grade.toFixed(0)} ms, ${((1_000 * STUDENTS) / grade).toFixed(0)} submissions/s`,
  );
  console.log(`  ratio:                       ${(grade / read).toFixed(1)}`);
} finally {
  rmSync(folder, { recursive: true });
}
