import type { Exam } from "../exam/exam.ts";
import { readExam } from "../exam/read-exam.ts";

/** An exam of a test, as plain data; what is wrong with it is thrown. */
export function examOf(exam: Readonly<Record<string, unknown>>): Exam {
  const read = readExam(null, exam);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join("\n"));
  return read.value;
}
