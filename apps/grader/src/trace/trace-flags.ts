/** What stands behind `jejak trace <start>`, as typed. */
export interface TraceFlags {
  /** One for each `--goal`. */
  readonly goal?: readonly string[];
  readonly graph?: string;
  readonly columns?: string;
  readonly preset: string;
  readonly search?: string;
  readonly weight?: string;
  readonly beamWidth?: string;
  readonly depthLimit?: string;
  readonly childOrder?: string;
  readonly duplicates?: string;
  readonly goalTest?: string;
  readonly ties?: string;
  readonly heuristic?: string;
  readonly limit?: string;
  readonly format: string;
}
