// How often the diagnosis names the misunderstanding that made a wrong trace, and what it costs.
import { createGrader, readAssignment, type QuestionReport } from "@jejak/grading";
import { seededRandom } from "@jejak/puzzle";
import { LABELS, labelledTrace, rightTrace, withSlip, type Exercise } from "./labelled-traces.ts";

const SEED = 20_261_130;
const TRACES = Number(process.env["TRACES"] ?? 60);

interface Tally {
  traces: number;
  first: number;
  firstThree: number;
  milliseconds: number[];
}

function grade(
  { start, goal, rules }: Exercise,
  trace: readonly string[],
): [QuestionReport, number] {
  const assignment = readAssignment(
    JSON.stringify({
      format: "jejak-assignment/1",
      problem: { kind: "puzzle", start, goal },
      rules,
      questions: [{ id: "q", ask: "visits", points: 1 }],
    }),
  );
  if (!assignment.ok) throw new Error(assignment.faults[0]?.message);
  const grader = createGrader(assignment.value);
  if (!grader.ok) throw new Error(grader.faults[0]?.message);
  const bytes = new TextEncoder().encode(trace.join("\n"));
  const student = { student: "s", notes: [], files: [{ path: "s.txt", question: "q", bytes }] };
  const before = performance.now();
  const [report] = grader.value.grade(student).questions;
  if (report === undefined) throw new Error("no question was graded");
  return [report, performance.now() - before];
}

function tally(label: string, hasSlip: boolean): Tally {
  const random = seededRandom(SEED);
  const all: Tally = { traces: 0, first: 0, firstThree: 0, milliseconds: [] };
  while (all.traces < TRACES) {
    const { exercise, wrong } = labelledTrace(label, random);
    const [report, milliseconds] = grade(exercise, hasSlip ? withSlip(wrong, random) : wrong);
    // A slip may have put a wrong trace right.
    if (report.verdict === "correct") continue;
    const names = report.diagnosis.slice(0, 3).flatMap(({ name, names: more }) => more ?? [name]);
    all.traces++;
    if (report.diagnosis[0]?.name === label) all.first++;
    if (names.includes(label)) all.firstThree++;
    all.milliseconds.push(milliseconds);
  }
  return all;
}

const percent = (part: number, of: number): string =>
  `${((100 * part) / of).toFixed(1)}%`.padStart(7);
const times: number[] = [];
console.log(`seed ${SEED}, ${TRACES} traces of 4 to 80 visits for each misunderstanding`);
for (const hasSlip of [false, true]) {
  console.log(`\n${hasSlip ? "with one random slip on top" : "without slips"}      first  first 3`);
  const sum = { traces: 0, first: 0, firstThree: 0 };
  for (const label of LABELS) {
    const { traces, first, firstThree, milliseconds } = tally(label, hasSlip);
    sum.traces += traces;
    sum.first += first;
    sum.firstThree += firstThree;
    times.push(...milliseconds);
    console.log(`  ${label.padEnd(18)} ${percent(first, traces)}  ${percent(firstThree, traces)}`);
  }
  console.log(
    `  ${"all".padEnd(18)} ${percent(sum.first, sum.traces)}  ${percent(sum.firstThree, sum.traces)}`,
  );
}

const random = seededRandom(SEED + 1);
let falseDiagnoses = 0;
for (let at = 0; at < 5 * TRACES; at++) {
  const { exercise, right } = rightTrace(random);
  const [report] = grade(exercise, right);
  if (report.verdict !== "correct" || report.diagnosis.length > 0) falseDiagnoses++;
}
console.log(`\nright traces with a slip or a diagnosis: ${falseDiagnoses} of ${5 * TRACES}`);
times.sort((a, b) => a - b);
const quantile = (share: number): string =>
  (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
console.log(
  `one wrong trace read, marked and diagnosed: median ${quantile(0.5)} ms, 95% within ${quantile(0.95)} ms`,
);
