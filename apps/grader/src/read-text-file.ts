import { realpath, stat } from "node:fs/promises";
import type { ReadValue } from "./read-value.ts";
import { readPlainFile } from "./submissions/list-folder.ts";
import { megabytes } from "./submissions/limits.ts";
import { reasonOf } from "./submissions/reason-of.ts";

/** Nothing that a person writes by hand is larger. */
const LARGEST_BY_HAND = 4 * 1024 * 1024;

/** A file that the user names, as its bytes; `what` says what it should be, such as "an assignment". */
export async function readNamedFile(
  place: string,
  what: string,
  largest: number = LARGEST_BY_HAND,
): Promise<ReadValue<Uint8Array>> {
  try {
    const found = await stat(place);
    if (found.isDirectory()) {
      return { ok: false, message: `${place}: is a folder; name the file of ${what}` };
    }
    if (found.size > largest) {
      return {
        ok: false,
        message: `${place}: is too large for ${what} (over ${megabytes(largest)})`,
      };
    }
    return { ok: true, value: await readPlainFile(await realpath(place), largest) };
  } catch (error) {
    return { ok: false, message: `${place}: cannot be read (${reasonOf(error)})` };
  }
}

/** A file that the user names as a text, in UTF-8 or, as PowerShell writes it, in UTF-16. */
export async function readTextFile(
  place: string,
  what: string,
  largest: number = LARGEST_BY_HAND,
): Promise<ReadValue<string>> {
  const bytes = await readNamedFile(place, what, largest);
  if (!bytes.ok) return bytes;
  return { ok: true, value: new TextDecoder(encodingOf(bytes.value)).decode(bytes.value) };
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
