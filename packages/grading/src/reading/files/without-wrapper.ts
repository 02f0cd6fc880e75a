import type { SubmissionFile } from "../submission-file.ts";
import { questionOfName } from "./question-of-name.ts";
import { holdsNumber, studentOf } from "./student-of.ts";

/** An archive often has one folder around everything; it names no student when students stand below it. */
export function withoutWrapper(
  files: readonly SubmissionFile[],
  questionIds: readonly string[],
): { file: SubmissionFile; path: string }[] {
  let paths = files.map((file) => ({ file, path: file.path.replace(/^(?:\.?\/)+/, "") }));
  for (let depth = 0; depth < 8; depth += 1) {
    const top = paths[0]?.path.split("/", 1)[0];
    const wraps =
      top !== undefined &&
      paths.length > 0 &&
      paths.every(({ path }) => path.startsWith(`${top}/`));
    if (
      !wraps ||
      !holdsStudents(
        paths.map(({ path }) => path.slice(top.length + 1)),
        top,
        questionIds,
      )
    ) {
      return paths;
    }
    paths = paths.map(({ file, path }) => ({ file, path: path.slice(top.length + 1) }));
  }
  return paths;
}

function holdsStudents(
  below: readonly string[],
  top: string,
  questionIds: readonly string[],
): boolean {
  const sure = new Set<string>();
  const unknown = new Set<string>();
  for (const path of below) {
    const name = path.split("/", 1)[0] ?? "";
    const owner = studentOf(path, questionIds);
    if (owner.sure || owner.key !== null) sure.add(`${owner.student} ${owner.key ?? ""}`);
    else if (questionOfName(name.replace(/\.[^.]*$/, ""), questionIds) === null) unknown.add(name);
  }
  if (sure.size > 1) return true;
  if (holdsNumber(top)) return false;
  return sure.size === 1 || unknown.size > 1;
}
