import { found, shown } from "./shape.ts";
import { Unreadable } from "./unreadable.ts";

/** What the name of a format, such as `jejak-trace/1.4`, means to a reader of version 1. */
export type FormatVersion =
  | { readonly ok: true; readonly note: string | null }
  | {
      readonly ok: false;
      readonly reason: "other-format" | "other-version";
      /** Goes on from the name of the field: `is "jejak-trace/2"; ...`. */
      readonly message: string;
    };

/**
 * The policy for versions of all formats of Jejak: a file of version 1.x is read as far as version 1
 * goes, and a note says so; one of another main version or another format is refused. `format` is
 * the name without a version, such as `jejak-trace`.
 */
export function readFormatVersion(written: unknown, format: string): FormatVersion {
  const own = `${format}/1`;
  const match =
    typeof written === "string" ? /^([a-z-]+)\/(\d{1,6})(?:\.(\d{1,6}))?$/.exec(written) : null;
  if (match === null || match[1] !== format) {
    return {
      ok: false,
      reason: "other-format",
      message: `${found(written)}; it must be "${own}"`,
    };
  }
  const [, , main = "", minor = "0"] = match;
  if (main !== "1") {
    const advice = Number(main) > 1 ? ". Update Jejak, or have the file written as version 1" : "";
    const message = `is ${shown(written)}; this Jejak reads version 1 ("${own}")${advice}`;
    return { ok: false, reason: "other-version", message };
  }
  if (Number(minor) === 0) return { ok: true, note: null };
  const note = `The file is ${String(written)}; what is newer than ${own} in it was left out.`;
  return { ok: true, note };
}

/** The same inside a reader of this package; returns the note. */
export function checkFormat(written: unknown, format: string, path: string): string | null {
  const version = readFormatVersion(written, format);
  if (!version.ok) throw new Unreadable(path, version.message);
  return version.note;
}
