/** A file that was found and not read yet; `path` is its place below the class, `/` between folders. */
export interface FoundFile {
  readonly path: string;
  readonly bytes: number;
  /** Reads it whole; fails when it cannot be read or is longer than it was when it was found. */
  read(): Promise<Uint8Array>;
}

/** A file that is not read, and why: one sentence that says what the student can do. */
export interface UnreadFile {
  readonly path: string;
  readonly message: string;
}

/** What a folder or an archive holds. `close` when its files have been read. */
export interface Listing {
  readonly files: readonly FoundFile[];
  readonly unread: readonly UnreadFile[];
  close(): Promise<void>;
}
