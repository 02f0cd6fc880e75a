import { lstat, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReadValue } from "../read-value.ts";
import { reasonOf } from "../submissions/reason-of.ts";

/** Writes files by path below `folder`, which is made where it is missing; refused, and nothing written, where one of them is there. */
export async function writeNewFiles(
  files: ReadonlyMap<string, string>,
  folder: string,
): Promise<ReadValue<null>> {
  const places = [...files].map(([path, text]) => ({ place: join(folder, path), text }));
  let place = folder;
  try {
    for (const one of places) {
      place = one.place;
      if (await isThere(place)) return refused(place);
    }
    for (const { place: here, text } of places) {
      place = here;
      await mkdir(dirname(here), { recursive: true });
      await writeFile(here, text, { flag: "wx" });
    }
    return { ok: true, value: null };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await isThere(place))) return refused(place);
    return { ok: false, message: `${place}: cannot be written (${reasonOf(error)})` };
  }
}

/** Also a link that leads nowhere is there. */
async function isThere(place: string): Promise<boolean> {
  try {
    await lstat(place);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

function refused(place: string): ReadValue<never> {
  return { ok: false, message: `${place}: is there already; name another folder` };
}
