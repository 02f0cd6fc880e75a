/** What a learning management system's path says: whose file it is, and how the student had named it. */
export interface LmsName {
  readonly lms: "moodle" | "canvas" | "blackboard" | "gradescope" | "brightspace";
  /** The student as the system names them: a name, a number, or the submission's number. */
  readonly student: string;
  /** The system's own number, which tells two students of the same name apart; null where it has none. */
  readonly key: string | null;
  /** The path below the student, as the student had named it. */
  readonly rest: string;
  /** A later attempt replaces an earlier one; "" where the system hands out only one. */
  readonly attempt: string;
  /** Whether `student` is only the submission's number, which nobody knows a student by. */
  readonly anonymous: boolean;
}

type Reader = (path: string) => LmsName | null;

const MOODLE = /^([^/]*?)_(\d+)_assignsubmission_(?:file|onlinetext|comments)(?:_?\/(.*)|_(.*))?$/s;
const CANVAS = /^([^/_]+)_(?:LATE_)?(\d{3,})_(\d{3,})_([^/]+)$/s;
const BLACKBOARD =
  /^(?:[^/]*?_)?([^/_]+)_attempt_(\d{4}(?:-\d{2}){2}(?:-\d{2}){0,3})(?:_(.*)|(\.txt))$/s;
const GRADESCOPE = /^submission_(\d+)\/(.*)$/s;
const BRIGHTSPACE =
  /^(\d+-\d+) ?- ?(.+?) ?- ?(\p{L}{3,9}\.? \d{1,2},? \d{4},? \d{1,2}:?\d{2} ?(?:AM|PM)?) ?(?:- |\/)(.*)$/su;

const READERS: readonly Reader[] = [
  function moodle(path) {
    const match = MOODLE.exec(path);
    if (match === null) return null;
    const rest = match[3] ?? match[4] ?? "";
    return named("moodle", match[1], match[2], rest === "" ? "onlinetext.txt" : rest);
  },
  function canvas(path) {
    const match = CANVAS.exec(path);
    if (match === null) return null;
    return named("canvas", match[1], match[2], match[4] ?? "");
  },
  function blackboard(path) {
    const match = BLACKBOARD.exec(path);
    if (match === null) return null;
    return named("blackboard", match[1], null, match[3] ?? "", match[2]);
  },
  function gradescope(path) {
    const match = GRADESCOPE.exec(path);
    if (match === null) return null;
    return { ...named("gradescope", match[1], null, match[2] ?? ""), anonymous: true };
  },
  function brightspace(path) {
    const match = BRIGHTSPACE.exec(path);
    if (match === null) return null;
    return named("brightspace", match[2], match[1] ?? null, match[4] ?? "");
  },
];

function named(
  lms: LmsName["lms"],
  student: string | undefined,
  key: string | null | undefined,
  rest: string,
  attempt = "",
): LmsName {
  return {
    lms,
    student: (student ?? "").trim(),
    key: key ?? null,
    rest,
    attempt,
    anonymous: false,
  };
}

/** Reads a path as Moodle, Canvas, Blackboard, Gradescope or Brightspace write it; null where none did. */
export function lmsName(path: string): LmsName | null {
  // All of them put underscores or a spaced dash between the parts.
  if (!path.includes("_") && !path.includes(" - ")) return null;
  for (const read of READERS) {
    const name = read(path);
    if (name !== null && name.student !== "") return name;
  }
  return null;
}

/** Files that systems and machines add by themselves and that are no part of a submission. */
export function isJunkFile(path: string): boolean {
  if (/(?:^|\/)(?:__MACOSX|\.git|\.svn|\.idea|\.vscode|__pycache__|node_modules)\//.test(path))
    return true;
  const name = path.slice(path.lastIndexOf("/") + 1);
  return (
    name === "" ||
    name.startsWith("._") ||
    name.startsWith("~$") ||
    /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|submission_metadata\.yml|\.gitignore|\.gitkeep)$/i.test(
      name,
    )
  );
}
