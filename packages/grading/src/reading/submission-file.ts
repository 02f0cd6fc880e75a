/** One file that was handed in: its path below the submissions' folder (`/` between folders), and its bytes. */
export interface SubmissionFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}
