/** Where a search on the graph starts and ends, where a file is to say so. */
export interface GraphEnds {
  readonly start?: string | undefined;
  readonly goals?: readonly string[] | undefined;
}
