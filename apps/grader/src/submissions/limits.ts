/** What is read of a class; everything beyond is left aside for the student whose it is. */
export interface ReadingLimits {
  /** A larger file is not read. */
  readonly fileBytes: number;
  /** All files together; the smallest are read first. */
  readonly totalBytes: number;
  /** All files together. */
  readonly files: number;
  /** Files below one top-level name: one student's. */
  readonly filesOfAStudent: number;
  /** What an archive within the class may unpack to. */
  readonly archiveBytes: number;
}

export const READING_LIMITS: ReadingLimits = {
  fileBytes: 4 * 1024 * 1024,
  totalBytes: 200 * 1024 * 1024,
  files: 50_000,
  filesOfAStudent: 1_000,
  archiveBytes: 20 * 1024 * 1024,
};

/** A number of bytes as people say it. */
export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / (1024 * 1024))} MB`;
}
