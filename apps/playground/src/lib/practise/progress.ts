/** What was practised on this device, by search. */
export interface Progress {
  readonly format: "jejak-progress/1";
  readonly searches: Readonly<
    Record<string, { readonly finished: number; readonly steps: number }>
  >;
  /** How often each kind of error was made. */
  readonly slips: Readonly<Record<string, number>>;
}

const KEY = "jejak-progress";
export const NO_PROGRESS: Progress = { format: "jejak-progress/1", searches: {}, slips: {} };

/** What is kept on this device; nothing where storage is closed or holds something else. */
export function loadProgress(storage: Pick<Storage, "getItem">): Progress {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "null") as Partial<Progress> | null;
    if (kept?.format !== "jejak-progress/1") return NO_PROGRESS;
    return { ...NO_PROGRESS, ...kept };
  } catch {
    return NO_PROGRESS;
  }
}

/** Keeps it on this device; says nothing where storage is closed or full. */
export function saveProgress(storage: Pick<Storage, "setItem">, progress: Progress): void {
  try {
    storage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Practice goes on without being kept.
  }
}

/** With one more slip of a kind. */
export function withSlip(progress: Progress, kind: string): Progress {
  return { ...progress, slips: { ...progress.slips, [kind]: (progress.slips[kind] ?? 0) + 1 } };
}

/** With one more finished exercise of so many steps. */
export function withFinished(progress: Progress, search: string, steps: number): Progress {
  const before = progress.searches[search] ?? { finished: 0, steps: 0 };
  const after = { finished: before.finished + 1, steps: before.steps + steps };
  return { ...progress, searches: { ...progress.searches, [search]: after } };
}
