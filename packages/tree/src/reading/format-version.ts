import { found, shown } from "./shape.ts";
import { Unreadable } from "./unreadable.ts";

/**
 * Checks the name of a format such as `jejak-trace/1`. A file of the same main version (1, 1.4) is
 * read as far as version 1 goes; one of another main version is refused. Returns a note for the
 * former, null for the version itself.
 */
export function checkFormat(value: unknown, name: string, path = "format"): string | null {
  const own = `${name}/1`;
  const match =
    typeof value === "string" ? /^([a-z-]+)\/(\d{1,6})(?:\.(\d{1,6}))?$/.exec(value) : null;
  if (match === null || match[1] !== name) {
    throw new Unreadable(path, `${found(value)}; it must be "${own}"`);
  }
  if (match[2] !== "1") {
    throw new Unreadable(path, `is ${shown(value)}; this reader knows version 1 ("${own}")`);
  }
  if (match[3] === undefined || Number(match[3]) === 0) return null;
  return `The file is ${String(value)}; what is newer than ${own} in it was left out.`;
}
