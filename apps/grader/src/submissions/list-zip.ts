import { buffer } from "node:stream/consumers";
import {
  fromBufferPromise,
  getFileNameLowLevel,
  openPromise,
  validateFileName,
  type Entry,
  type Options,
  type ZipFile,
} from "yauzl";
import type { Listing } from "./found-file.ts";
import type { ReadingLimits } from "./limits.ts";
import { ListingInProgress } from "./listing-in-progress.ts";

/** Type and mode of a file as Unix keeps them in a zip entry's upper half. */
const TYPE_BITS = 0o170000;
const SYMBOLIC_LINK = 0o120000;
const MADE_ON_UNIX = 3;

const OPTIONS: Options = { lazyEntries: true, autoClose: false, decodeStrings: false };

/**
 * All files in a zip archive, unpacked one by one when they are read and never to disk. An entry
 * that is larger than it says, or whose name leads out of the archive, is left aside.
 */
export async function listZip(place: string, limits: ReadingLimits): Promise<Listing> {
  return listEntries(await openPromise(place, OPTIONS), limits);
}

/** The same for an archive that lies in memory. */
export async function listZipBytes(bytes: Uint8Array, limits: ReadingLimits): Promise<Listing> {
  return listEntries(await fromBufferPromise(Buffer.from(bytes), OPTIONS), limits);
}

async function listEntries(zip: ZipFile, limits: ReadingLimits): Promise<Listing> {
  const listing = new ListingInProgress(limits);
  try {
    for await (const entry of zip.eachEntry()) {
      if (listing.isFull) break;
      addEntry(listing, zip, entry);
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  const close = (): Promise<void> => Promise.resolve(zip.close());
  return { files: listing.files, unread: listing.unread, close };
}

function addEntry(listing: ListingInProgress, zip: ZipFile, entry: Entry): void {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  if (name.endsWith("/")) return;
  if (validateFileName(name) !== null) {
    const inside = name.split(/[/\\]/).filter((part) => !/^(?:\.*|[a-z]:)$/i.test(part));
    listing.leaveAside(inside.join("/"), "its name leads out of the archive; pack the folder anew");
  } else if (isSymbolicLink(entry)) {
    listing.leaveAside(name, "a symbolic link, which is not followed; hand in the file itself");
  } else if (!entry.canDecodeFileData()) {
    const why = entry.isEncrypted() ? "it is encrypted" : "its compression is not known";
    listing.leaveAside(name, `the file cannot be unpacked (${why}); pack it as a plain zip`);
  } else {
    const read = async (): Promise<Uint8Array> => buffer(await zip.openReadStreamPromise(entry));
    listing.add({ path: name, bytes: entry.uncompressedSize, read });
  }
}

function isSymbolicLink({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const mode = externalFileAttributes >>> 16;
  return versionMadeBy >> 8 === MADE_ON_UNIX && (mode & TYPE_BITS) === SYMBOLIC_LINK;
}
