/** A place in a file: line and column count from 1; `file` where several files are read together. */
export interface Place {
  readonly file?: string;
  readonly line: number;
  readonly column: number;
}
