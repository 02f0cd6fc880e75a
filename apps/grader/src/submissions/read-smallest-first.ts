import type { FoundFile, UnreadFile } from "./found-file.ts";
import { megabytes, type ReadingLimits } from "./limits.ts";
import { listZipBytes } from "./list-zip.ts";
import { reasonOf } from "./reason-of.ts";

/** A file with its place below the class. */
interface SubmissionFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What could be read of a class. */
export interface ReadFiles {
  readonly files: readonly SubmissionFile[];
  readonly unread: readonly UnreadFile[];
}

/**
 * Reads files up to `limits.totalBytes` altogether, the smallest first: whoever hands in something
 * huge uses up nobody else's share. A student's zip archive is unpacked; one within it is not.
 */
export async function readSmallestFirst(
  found: readonly FoundFile[],
  limits: ReadingLimits,
): Promise<ReadFiles> {
  const files: SubmissionFile[] = [];
  const unread: UnreadFile[] = [];
  let left = limits.totalBytes;
  for (const file of found.toSorted((a, b) => a.bytes - b.bytes)) {
    const read = await readFile(file, limits, left);
    for (const { bytes } of read.files) left -= bytes.length;
    files.push(...read.files);
    unread.push(...read.unread);
  }
  return { files, unread };
}

async function readFile(file: FoundFile, limits: ReadingLimits, left: number): Promise<ReadFiles> {
  const { path } = file;
  if (file.bytes > left) {
    const message = `the file was not read (${megabytes(file.bytes)}): all files of the class together are larger than ${megabytes(limits.totalBytes)}`;
    return { files: [], unread: [{ path, message }] };
  }
  try {
    const bytes = await file.read();
    if (isZip(path)) return await unpack(path, bytes, limits, left);
    return { files: [{ path, bytes }], unread: [] };
  } catch (error) {
    const message = `the file cannot be read (${reasonOf(error)})`;
    return { files: [], unread: [{ path, message }] };
  }
}

function isZip(path: string): boolean {
  return path.toLowerCase().endsWith(".zip");
}

/** The files of a student's archive stand below its name, as if it were a folder. */
async function unpack(
  path: string,
  bytes: Uint8Array,
  limits: ReadingLimits,
  left: number,
): Promise<ReadFiles> {
  const archiveBytes = Math.min(limits.archiveBytes, left);
  const listing = await listZipBytes(bytes, { ...limits, files: limits.filesOfAStudent });
  const total = listing.files.reduce((sum, file) => sum + file.bytes, 0);
  const count = listing.files.length + listing.unread.length;
  if (total > archiveBytes || count > limits.filesOfAStudent) {
    const message = `the archive was not unpacked (${count} files, ${megabytes(total)}); hand in the answers only`;
    return { files: [], unread: [{ path, message }] };
  }
  const folder = path.slice(0, -".zip".length);
  const files: SubmissionFile[] = [];
  const unread = listing.unread.map((file) => ({ ...file, path: `${folder}/${file.path}` }));
  for (const file of listing.files) {
    const below = `${folder}/${file.path}`;
    try {
      files.push({ path: below, bytes: await file.read() });
    } catch (error) {
      unread.push({ path: below, message: `the file cannot be unpacked (${reasonOf(error)})` });
    }
  }
  return { files, unread };
}
