import { megabytes, type ReadingLimits } from "./limits.ts";
import type { FoundFile, UnreadFile } from "./found-file.ts";

/** Collects what a folder or an archive holds, and holds it to the limits on the way. */
export class ListingInProgress {
  readonly files: FoundFile[] = [];
  readonly unread: UnreadFile[] = [];
  readonly #limits: ReadingLimits;
  readonly #countOf = new Map<string, number>();

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
  }

  /** Whether so many files were found that nothing further is looked at. */
  get isFull(): boolean {
    return this.files.length + this.unread.length > this.#limits.files;
  }

  add(file: FoundFile): void {
    if (!this.#hasRoom(file.path)) return;
    const { fileBytes } = this.#limits;
    if (file.bytes <= fileBytes) {
      this.files.push(file);
      return;
    }
    const message = `the file is larger than ${megabytes(fileBytes)} (${megabytes(file.bytes)}); a trace fits in far less`;
    this.unread.push({ path: file.path, message });
  }

  leaveAside(path: string, message: string): void {
    if (this.#hasRoom(path)) this.unread.push({ path, message });
  }

  /** Whether the top-level name of `path` has had its share of files. */
  isOverfull(path: string): boolean {
    return (this.#countOf.get(topOf(path)) ?? 0) > this.#limits.filesOfAStudent;
  }

  #hasRoom(path: string): boolean {
    const top = topOf(path);
    const count = (this.#countOf.get(top) ?? 0) + 1;
    const most = this.#limits.filesOfAStudent;
    if (count <= most + 1 && path.includes("/")) this.#countOf.set(top, count);
    if (count === most + 1) {
      const message = `there are more than ${most} files; hand in the answers only`;
      this.unread.push({ path, message });
    }
    return count <= most;
  }
}

/** The first folder of a path: the student's, where a class has a folder for each. */
function topOf(path: string): string {
  return path.split("/", 1)[0] ?? "";
}
