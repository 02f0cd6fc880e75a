import { constants } from "node:fs";
import { lstat, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createColors } from "picocolors";
import type { ReadValue } from "../read-value.ts";
import { reasonOf } from "../submissions/reason-of.ts";
import { feedbackText } from "./feedback-text.ts";
import { marksCsv } from "./marks-csv.ts";
import type { Assignment, Report, StudentReport } from "@jejak/grading";
import { safeFileNames } from "./safe-file-name.ts";

/**
 * Writes `report.json`, `marks.csv` and `feedback/STUDENT.txt` for each student into `folder`, which
 * is made where it is missing. Files of an earlier run are replaced; nothing outside is touched, not
 * even through symbolic links. `told` is what each student may see of the report.
 */
export async function writeReportFolder(
  report: Report,
  told: readonly StudentReport[],
  assignment: Assignment,
  folder: string,
): Promise<ReadValue<null>> {
  const feedback = join(folder, "feedback");
  try {
    await mkdir(feedback, { recursive: true });
    if (!(await lstat(feedback)).isDirectory()) {
      return {
        ok: false,
        message: `--out: ${feedback} is a link; remove it or name another folder`,
      };
    }
    await replaceFile(join(folder, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
    await replaceFile(join(folder, "marks.csv"), [...marksCsv(report)].join(""));
    const names = safeFileNames(told.map(({ student }) => student));
    for (const [index, student] of told.entries()) {
      const text = feedbackText(assignment, student, createColors(false));
      await replaceFile(join(feedback, `${names[index]}.txt`), text);
    }
    return { ok: true, value: null };
  } catch (error) {
    return { ok: false, message: `--out: ${folder} cannot be written (${reasonOf(error)})` };
  }
}

/** Writes a new file and puts it in the old one's place: a link that stood there is not followed. */
async function replaceFile(place: string, text: string): Promise<void> {
  const draft = `${place}.part`;
  await rm(draft, { force: true });
  const file = await open(draft, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL);
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
  await rename(draft, place);
}
