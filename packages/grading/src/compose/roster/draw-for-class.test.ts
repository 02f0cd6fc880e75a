import { describe, expect, it } from "vitest";
import { readAssignment } from "../../assignment/read-assignment.ts";
import { createGrader } from "../../grader.ts";
import type { Roster } from "../../reading/roster.ts";
import type { Exam } from "../exam/exam.ts";
import { separatedBy } from "../instances/instance.ts";
import { examOf } from "../testing/exam-of.ts";
import { naiveRules } from "../testing/naive-rules.ts";
import { naiveSearch } from "../testing/naive-search.ts";
import { writeAssignment } from "../write-assignment.ts";
import { drawForClass, type ClassDraw } from "./draw-for-class.ts";

const EXAM = examOf({
  title: "Midterm",
  preset: "kotak-8",
  goal: "123804765",
  searches: ["best-first", "a-star"],
  rules: { duplicates: "closed" },
  wishes: { visits: "5..9", solution: "..8" },
});
const CLASS: Roster = [
  { student: "2301923", names: ["Budi Santoso"] },
  ...Array.from({ length: 9 }, (_, at) => ({ student: String(2301930 + at) })),
];

type Drawn = ClassDraw & { readonly ok: true };

function drawn(exam: Exam, members: Roster): Drawn {
  const draw = drawForClass(exam, members);
  if (!draw.ok) throw new Error(`only ${draw.equal} boards are alike`);
  return draw;
}

const startsOf = ({ students }: Drawn): Record<string, string> =>
  Object.fromEntries(students.map(({ student, instance }) => [student, instance.start]));

describe("boards for a class", () => {
  const draw = drawn(EXAM, CLASS);

  it("are different ones, in the order of the class", () => {
    const { students, spare } = draw;
    expect(students.map(({ student, name }) => [student, name])).toEqual(
      CLASS.map(({ student, names = [] }) => [student, names[0] ?? null]),
    );
    const starts = [...Object.values(startsOf(draw)), spare.start];
    expect(new Set(starts).size).toBe(CLASS.length + 1);
  });

  it("are of one difficulty: the same separations, for each search the same visits within 1", () => {
    const all = [...draw.students.map(({ instance }) => instance), draw.spare];
    const [first] = all;
    for (const instance of all) {
      if (first === undefined) throw new Error("there is a board");
      expect(separatedBy(instance)).toEqual(separatedBy(first));
      for (const [at, search] of EXAM.searches.entries()) {
        const { length } = naiveSearch(naiveRules(EXAM, search, instance.start), 50).visits;
        const least = draw.visits[at] ?? Number.NaN;
        expect([least, least + 1]).toContain(length);
      }
    }
  });

  it("follow from seed and number, not from the order of the class", () => {
    expect(startsOf(drawn(EXAM, CLASS.toReversed()))).toEqual(startsOf(draw));
    expect(startsOf(drawn({ ...EXAM, seed: 2 }, CLASS))).not.toEqual(startsOf(draw));
  });

  it("stay with those of smaller numbers when others join the class", () => {
    const larger = startsOf(drawn(EXAM, [{ student: "2309999" }, ...CLASS]));
    expect(larger).toEqual({ ...startsOf(draw), "2309999": larger["2309999"] });
  });

  it("that are too few are counted", () => {
    const ring = examOf({ board: "2x2", searches: ["breadth-first"] });
    const { ok, looked, fitting, isEveryBoard, equal } = drawForClass(ring, CLASS);
    expect({ ok, looked, fitting, isEveryBoard }).toEqual({
      ok: false,
      looked: 12,
      fitting: 12,
      isEveryBoard: true,
    });
    expect(equal).toBeLessThanOrEqual(CLASS.length);
  });

  it("are graded each on its own: a neighbour's right trace is wrong", () => {
    const text = writeAssignment(EXAM, { kind: "class", ...draw });
    const read = readAssignment(text);
    if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join("\n"));
    const grader = createGrader(read.value);
    if (!grader.ok) throw new Error("every search ends");
    const traceOf = (start: string, at: number): string => {
      const search = EXAM.searches[at];
      if (search === undefined) throw new Error("there are two searches");
      return naiveSearch(naiveRules(EXAM, search, start), 50).visits.join("\n");
    };
    const verdicts = (student: string, start: string): string[] => {
      const files = EXAM.searches.map(({ id }, at) => {
        const bytes = new TextEncoder().encode(traceOf(start, at));
        return { path: `${id}.txt`, bytes, question: id };
      });
      return grader.value.grade({ student, files, notes: [] }).questions.map((one) => one.verdict);
    };
    const starts = startsOf(draw);
    const right = ["correct", "correct"];
    for (const { student } of CLASS)
      expect(verdicts(student, starts[student] ?? "")).toEqual(right);
    expect(verdicts("2301923", starts["2301930"] ?? "")).not.toContain("correct");
    expect(verdicts("2309999", draw.spare.start)).toEqual(right);
  });
});
