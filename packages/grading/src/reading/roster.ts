/** A student that the teacher expects: the number or name to report, and other names they may go by. */
export interface RosterEntry {
  readonly student: string;
  readonly names?: readonly string[];
}

/** Everybody in the class. */
export type Roster = readonly RosterEntry[];

/** The student of the roster that a piece of a path names; null for none, or for more than one. */
export function rosterMatch(written: string, roster: Roster): string | null {
  if (roster.length === 0) return null;
  const parts = new Set(tokens(written));
  const key = nameKey(written);
  const found = new Set<string>();
  for (const entry of roster) {
    const names = [entry.student, ...(entry.names ?? [])];
    if (names.some((name) => parts.has(name.toLowerCase()) || nameKey(name) === key)) {
      found.add(entry.student);
    }
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

function tokens(written: string): string[] {
  return [written, ...written.split(/[^\p{L}\p{N}.]+/u)].map((part) => part.toLowerCase());
}

/** "Budi Santoso", "Santoso, Budi" and Canvas's "santosobudi" have the same key: their letters, sorted. */
function nameKey(name: string): string {
  const letters =
    name
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.toSorted().join("");
}
