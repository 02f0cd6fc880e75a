import { MISUNDERSTANDINGS, type Misunderstanding } from "@jejak/grading";
import * as v from "valibot";

/** What was practised on this device. */
export interface Progress {
  readonly format: "jejak-progress/1";
  /** By search. */
  readonly searches: Readonly<
    Record<string, { readonly finished: number; readonly steps: number }>
  >;
  /** How often each kind of error was made. */
  readonly slips: Readonly<Record<string, number>>;
  /** What slips made likely, less the problems solved since without it. */
  readonly misunderstandings: Readonly<Record<string, number>>;
  /** By the title of a teacher's set: the slips in each problem that was finished, null before. */
  readonly sets: Readonly<Record<string, readonly (number | null)[]>>;
}

const KEY = "jejak-progress";
/** A slip long ago is not held against anybody for ever. */
const MOST_COUNTED = 4;
const MOST_IN_FOCUS = 3;

export const NO_PROGRESS: Progress = {
  format: "jejak-progress/1",
  searches: {},
  slips: {},
  misunderstandings: {},
  sets: {},
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const short = v.pipe(v.string(), v.maxLength(100));
const progressFile = v.object({
  format: v.literal("jejak-progress/1"),
  searches: v.optional(v.record(short, v.object({ finished: count, steps: count })), {}),
  slips: v.optional(v.record(short, count), {}),
  misunderstandings: v.optional(v.record(short, count), {}),
  sets: v.optional(v.record(short, v.pipe(v.array(v.nullable(count)), v.maxLength(100))), {}),
});

/** Progress from a text; null where it is none. */
export function readProgress(text: string): Progress | null {
  try {
    const read = v.safeParse(progressFile, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** What is kept on this device; nothing where storage is closed or holds something else. */
export function loadProgress(storage: Pick<Storage, "getItem">): Progress {
  try {
    return readProgress(storage.getItem(KEY) ?? "") ?? NO_PROGRESS;
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

/** With one more slip of a kind, and what it makes likely. */
export function withSlip(
  progress: Progress,
  kind: string,
  likely: readonly Misunderstanding[],
): Progress {
  const misunderstandings = { ...progress.misunderstandings };
  for (const name of likely) {
    misunderstandings[name] = Math.min(MOST_COUNTED, (misunderstandings[name] ?? 0) + 1);
  }
  const slips = { ...progress.slips, [kind]: (progress.slips[kind] ?? 0) + 1 };
  return { ...progress, slips, misunderstandings };
}

/** With one more finished exercise of so many steps. */
export function withFinished(progress: Progress, search: string, steps: number): Progress {
  const before = progress.searches[search] ?? { finished: 0, steps: 0 };
  const after = { finished: before.finished + 1, steps: before.steps + steps };
  return { ...progress, searches: { ...progress.searches, [search]: after } };
}

/** With a problem solved that would have shown these misunderstandings, and did not. */
export function withoutSlip(progress: Progress, shown: readonly Misunderstanding[]): Progress {
  const misunderstandings = Object.fromEntries(
    Object.entries(progress.misunderstandings)
      .map(([name, times]): [string, number] => [
        name,
        shown.some((one) => one === name) ? times - 1 : times,
      ])
      .filter(([, times]) => times > 0),
  );
  return { ...progress, misunderstandings };
}

/** With the slips made in one problem of a set. */
export function withSetResult(
  progress: Progress,
  { title, at, of }: { readonly title: string; readonly at: number; readonly of: number },
  slips: number,
): Progress {
  const before = progress.sets[title] ?? [];
  const results = Array.from({ length: of }, (_, place) =>
    place === at ? slips : (before[place] ?? null),
  );
  return { ...progress, sets: { ...progress.sets, [title]: results } };
}

/** Two devices' progress as one: of each count the larger, so that the same file twice changes nothing. */
export function merged(one: Progress, other: Progress): Progress {
  const searches = { ...one.searches };
  for (const [name, { finished, steps }] of Object.entries(other.searches)) {
    const before = searches[name] ?? { finished: 0, steps: 0 };
    searches[name] = {
      finished: Math.max(before.finished, finished),
      steps: Math.max(before.steps, steps),
    };
  }
  return {
    format: "jejak-progress/1",
    searches,
    slips: larger(one.slips, other.slips),
    misunderstandings: larger(one.misunderstandings, other.misunderstandings),
    sets: { ...other.sets, ...one.sets },
  };
}

function larger(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const both: Record<string, number> = { ...one };
  for (const [name, times] of Object.entries(other)) both[name] = Math.max(both[name] ?? 0, times);
  return both;
}

/** The misunderstandings that the next problem should show: those that are likeliest. */
export function focusOf({ misunderstandings }: Progress): readonly Misunderstanding[] {
  return MISUNDERSTANDINGS.filter((name) => (misunderstandings[name] ?? 0) > 0)
    .toSorted((a, b) => (misunderstandings[b] ?? 0) - (misunderstandings[a] ?? 0))
    .slice(0, MOST_IN_FOCUS);
}
