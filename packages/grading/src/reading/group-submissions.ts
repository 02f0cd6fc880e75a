import { isJunkFile } from "./files/lms-name.ts";
import { studentInside } from "./files/student-inside.ts";
import { studentOf, type PathOwner } from "./files/student-of.ts";
import { withoutWrapper } from "./files/without-wrapper.ts";
import type { Roster } from "./roster.ts";
import type { SubmissionFile } from "./submission-file.ts";

/** A file of one student; `question` is the question that its name says, null where it says none. */
export interface StudentFile extends SubmissionFile {
  readonly question: string | null;
}

/** Everything that one student handed in. `notes` say what was decided about the names. */
export interface StudentFiles {
  readonly student: string;
  readonly files: readonly StudentFile[];
  readonly notes: readonly string[];
}

interface OwnedFile {
  readonly file: SubmissionFile;
  readonly owner: PathOwner;
}

/**
 * Sorts files by student, in the order of their names (code units), each student's files by path.
 * Two students of one name stay two: the learning management system's number is put behind the name.
 */
export function groupSubmissions(
  files: readonly SubmissionFile[],
  questionIds: readonly string[],
  roster: Roster = [],
): readonly StudentFiles[] {
  const real = withoutWrapper(
    files.filter((file) => !isJunkFile(file.path)),
    questionIds,
  );
  const owned = real.map(({ file, path }) => ({
    file,
    owner: studentOf(path, questionIds, roster),
  }));
  const groups = new Map<string, OwnedFile[]>();
  for (const one of owned) {
    const identity = `${one.owner.student}\u0000${one.owner.key ?? ""}`;
    const group = groups.get(identity);
    if (group === undefined) groups.set(identity, [one]);
    else group.push(one);
  }
  return named([...groups.values()]).toSorted((a, b) => compare(a.student, b.student));
}

/** Gives each group its name: the path's, or the number inside its files where the path holds none. */
function named(groups: readonly (readonly OwnedFile[])[]): StudentFiles[] {
  const claimed = joinNameless(groups.map(claim));
  const holders = new Map<string, number>();
  for (const { name } of claimed) holders.set(name, (holders.get(name) ?? 0) + 1);
  return claimed.map(({ name, group, notes, path, key }) => {
    const files = group.map(({ file, owner }) => ({ ...file, question: owner.question }));
    if (holders.get(name) === 1) return { student: name, files, notes };
    const told = name === path ? (key === null ? name : `${name} (${key})`) : `${path} (${name})`;
    return {
      student: told,
      files,
      notes: [
        ...notes,
        `"${name}" is claimed by ${holders.get(name) ?? 0} submissions; they are kept apart`,
      ],
    };
  });
}

interface Claim {
  readonly name: string;
  readonly path: string;
  readonly key: string | null;
  readonly group: readonly OwnedFile[];
  readonly notes: readonly string[];
}

/** `dfs.txt` and `bfs.txt` that name no student but state the same number inside are one student's. */
function joinNameless(claims: readonly Claim[]): Claim[] {
  const joined = new Map<string, Claim>();
  const others: Claim[] = [];
  for (const one of claims) {
    const nameless = one.name !== one.path && one.group.every(({ owner }) => isNameless(owner));
    const before = joined.get(one.name);
    if (!nameless) others.push(one);
    else if (before === undefined) joined.set(one.name, one);
    else joined.set(one.name, { ...before, group: byPath([...before.group, ...one.group]) });
  }
  return [...others, ...joined.values()];
}

function isNameless(owner: PathOwner): boolean {
  return owner.question !== null && owner.question.toLowerCase() === owner.student.toLowerCase();
}

function claim(all: readonly OwnedFile[]): Claim {
  const { kept, notes } = latestAttempt(all);
  const owner = kept[0]?.owner ?? { student: "", key: null, sure: true };
  const base = { path: owner.student, key: owner.key, group: kept, notes };
  if (owner.sure) return { ...base, name: owner.student };
  const inside = new Set(
    kept.map(({ file }) => studentInside(file.bytes)).filter((number) => number !== null),
  );
  const [number] = inside;
  if (number === undefined) return { ...base, name: owner.student };
  if (inside.size > 1) {
    const list = [...inside].join(", ");
    return {
      ...base,
      name: owner.student,
      notes: [...notes, `the files name different students: ${list}`],
    };
  }
  return { ...base, name: number };
}

/** Keeps the last attempt, and drops the system's note beside it where there is a file of the student's own. */
function latestAttempt(all: readonly OwnedFile[]): { kept: readonly OwnedFile[]; notes: string[] } {
  const sorted = byPath(all);
  const hasOwn = sorted.some(({ owner }) => !owner.receipt);
  const files = sorted.filter(({ owner }) => !hasOwn || !owner.receipt);
  const attempts = new Set(files.map(({ owner }) => owner.attempt));
  if (attempts.size <= 1) return { kept: files, notes: [] };
  const last = [...attempts].toSorted(compare).at(-1) ?? "";
  return {
    kept: files.filter(({ owner }) => owner.attempt === last),
    notes: [`${attempts.size} attempts were handed in; the last one counts`],
  };
}

function byPath(files: readonly OwnedFile[]): OwnedFile[] {
  return files.toSorted((a, b) => compare(a.file.path, b.file.path));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
