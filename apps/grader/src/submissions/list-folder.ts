import { constants, type Dirent } from "node:fs";
import { open, opendir, lstat } from "node:fs/promises";
import { join } from "node:path";
import type { Listing } from "./found-file.ts";
import type { ReadingLimits } from "./limits.ts";
import { ListingInProgress } from "./listing-in-progress.ts";
import { reasonOf } from "./reason-of.ts";

/**
 * All files below a folder. Symbolic links are not followed, so no loop can be; what is neither a
 * file nor a folder is left aside.
 */
export async function listFolder(folder: string, limits: ReadingLimits): Promise<Listing> {
  const listing = new ListingInProgress(limits);
  const folders: { place: string; path: string }[] = [{ place: folder, path: "" }];
  for (let next = folders.pop(); next !== undefined && !listing.isFull; next = folders.pop()) {
    const { place, path } = next;
    try {
      for await (const entry of await opendir(place)) {
        const below = path === "" ? entry.name : `${path}/${entry.name}`;
        if (listing.isFull || listing.isOverfull(below)) break;
        const found = join(place, entry.name);
        if (entry.isDirectory()) folders.push({ place: found, path: below });
        else if (entry.isFile()) await addFile(listing, found, below, limits);
        else listing.leaveAside(below, `${kindOf(entry)}; hand in the file itself`);
      }
    } catch (error) {
      if (path === "") throw error;
      listing.leaveAside(path, `the folder cannot be read (${reasonOf(error)})`);
    }
  }
  return { files: listing.files, unread: listing.unread, close: () => Promise.resolve() };
}

async function addFile(
  listing: ListingInProgress,
  place: string,
  path: string,
  limits: ReadingLimits,
): Promise<void> {
  try {
    const { size } = await lstat(place);
    const read = (): Promise<Uint8Array> => readPlainFile(place, limits.fileBytes);
    listing.add({ path, bytes: size, read });
  } catch (error) {
    listing.leaveAside(path, `the file cannot be read (${reasonOf(error)})`);
  }
}

/** Reads a file of at most `most` bytes; one that has turned into a link or a pipe meanwhile is refused. */
export async function readPlainFile(place: string, most: number): Promise<Uint8Array> {
  // Without O_NONBLOCK opening a pipe would wait for its writer. Windows has neither flag.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(place, flags);
  try {
    const { size } = await file.stat().then((stat) => (stat.isFile() ? stat : { size: -1 }));
    if (size < 0) throw new Error("it is no plain file");
    if (size > most) throw new Error("it has grown");
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function kindOf(entry: Dirent): string {
  if (entry.isSymbolicLink()) return "a symbolic link, which is not followed";
  if (entry.isFIFO()) return "a pipe, which is not read";
  if (entry.isSocket()) return "a socket, which is not read";
  return "a device, which is not read";
}
