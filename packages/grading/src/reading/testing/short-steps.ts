import type { ReadEntry, ReadStep } from "../answer.ts";
import type { PaperDomain } from "../paper-domain.ts";
import { readAnswer } from "../read-answer.ts";
import type { ReadingContext } from "../reading-context.ts";
import { readerMessage } from "../../feedback/reader-message.ts";

/** A step in short, for tests: the state's word, and only what else was read. */
export function shortStep(step: ReadStep): Record<string, unknown> {
  const { place: _place, state, parent, open, closed, ...rest } = step;
  return {
    ...(state.ok ? { state: state.word } : { wrong: state.kind, written: state.written }),
    ...rest,
    ...(parent === undefined
      ? {}
      : { parent: parent === null ? null : parent.ok ? parent.word : "?" }),
    ...(open === undefined ? {} : { open: open.map(shortEntry) }),
    ...(closed === undefined ? {} : { closed: closed.map(shortEntry) }),
  };
}

function shortEntry({ state, ...values }: ReadEntry): string {
  const word = state.ok ? state.word : "?";
  return [word, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** An answer in short: its form, steps and notes; the message where it is unreadable. */
export function steps(
  text: string,
  domain: PaperDomain,
  ask: readonly string[] = ["visits"],
  context: ReadingContext = {},
): { form: string; steps: unknown[]; notes: string[] } {
  const result = readAnswer(text, domain, ask, context);
  if (!result.ok)
    return { form: `unreadable: ${readerMessage("en", result.message)}`, steps: [], notes: [] };
  const { form, steps: read, notes } = result.answer;
  return {
    form: readerMessage("en", form),
    steps: read.map(shortStep),
    notes: notes.map(
      ({ kind, place, message }) =>
        `${kind} ${place.line}:${place.column} ${readerMessage("en", message)}`,
    ),
  };
}

/** Only the steps of an answer in short. */
export function stepsOf(...given: Parameters<typeof steps>): unknown[] {
  return steps(...given).steps;
}
