import type { Messages } from "../messages/en.ts";
import type { SessionProblem } from "../search/session.ts";

/** Why a file was not opened or not written, in the reader's language as far as it is known. */
export function fileProblem(t: Messages, { why = "no-form", message }: SessionProblem): string {
  return message === "" ? t.file.problems[why] : `${t.file.problems[why]} ${message}`;
}
