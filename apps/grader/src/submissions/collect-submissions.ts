import { realpath, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { ReadValue } from "../read-value.ts";
import type { Listing } from "./found-file.ts";
import { listFolder, readPlainFile } from "./list-folder.ts";
import { listZip } from "./list-zip.ts";
import { ListingInProgress } from "./listing-in-progress.ts";
import type { ReadingLimits } from "./limits.ts";
import { readSmallestFirst, type ReadFiles } from "./read-smallest-first.ts";
import { reasonOf } from "./reason-of.ts";

/** One argument of `jejak grade`: a student's file, or a folder or archive of submissions. */
export interface Input extends ReadFiles {
  /** As typed. */
  readonly argument: string;
  /** The last part of its path without `.zip`: a student's name where the folder is one student's. */
  readonly name: string;
  readonly kind: "file" | "folder" | "zip";
}

/**
 * Reads what one argument names. A folder or an archive that is not there, holds nothing or holds
 * too much is refused; a file in it that cannot be read is left to be reported as its student's.
 */
export async function collectSubmissions(
  argument: string,
  limits: ReadingLimits,
): Promise<ReadValue<Input>> {
  const refuse = (message: string) => ({ ok: false, message: `${argument}: ${message}` }) as const;
  const kind = await kindOf(argument).catch((error: unknown) => ({ error }));
  if (typeof kind === "object") return refuse(`cannot be read (${reasonOf(kind.error)})`);
  if (kind === "other") return refuse("is neither a file nor a folder");
  const listing = await list(argument, kind, limits).catch((error: unknown) => ({ error }));
  if ("error" in listing) {
    const reason = reasonOf(listing.error);
    if (kind !== "zip") return refuse(`cannot be read (${reason})`);
    return refuse(`cannot be unpacked (${reason}); unpack it yourself and name the folder`);
  }
  const count = listing.files.length + listing.unread.length;
  const name = basename(argument, kind === "zip" ? extname(argument) : "");
  try {
    if (count > limits.files)
      return refuse(`holds more than ${limits.files} files; name a part of it`);
    if (count === 0) return refuse("holds no files");
    const read = await readSmallestFirst(listing.files, limits);
    const unread = [...listing.unread, ...read.unread];
    return { ok: true, value: { argument, name, kind, files: read.files, unread } };
  } finally {
    await listing.close();
  }
}

async function kindOf(place: string): Promise<Input["kind"] | "other"> {
  // What the teacher names may be a link; what lies below it may not.
  const found = await stat(place);
  if (found.isDirectory()) return "folder";
  if (!found.isFile()) return "other";
  return extname(place).toLowerCase() === ".zip" ? "zip" : "file";
}

async function list(place: string, kind: Input["kind"], limits: ReadingLimits): Promise<Listing> {
  if (kind === "folder") return listFolder(place, limits);
  if (kind === "zip") return listZip(place, limits);
  const file = await realpath(place);
  const { size } = await stat(file);
  const listing = new ListingInProgress(limits);
  const read = (): Promise<Uint8Array> => readPlainFile(file, limits.fileBytes);
  listing.add({ path: basename(place), bytes: size, read });
  return { files: listing.files, unread: listing.unread, close: () => Promise.resolve() };
}
