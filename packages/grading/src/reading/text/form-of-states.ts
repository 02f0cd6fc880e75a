import { said, type ReaderText } from "../reader-text.ts";
import { stateForm } from "./state-form.ts";

/** How the states of a sequence stand to each other. */
export type StateLayout = "lines" | "several" | "line" | "arrows" | "beside" | "stacked";

/** What there is to say of how a sequence of states was written. */
export interface StatesWritten {
  readonly count: number;
  readonly layout: StateLayout;
  /** All ways in which a state, and a blank, was written. */
  readonly forms: ReadonlySet<string>;
  readonly blanks: ReadonlySet<string>;
  /** The steps' own numbers; null where most have none. */
  readonly numbers: { readonly first: number; readonly last: number } | null;
  /** The names of what was found beside the states. */
  readonly values: readonly string[];
}

/** "12 states, one state a line, each one word, numbered 1 to 12; h found". */
export function formOfStates(written: StatesWritten): ReaderText {
  const { count, layout, forms, blanks, numbers, values } = written;
  const parts = [said("read.states", { count }), said("read.layout", { layout })];
  const [form] = forms;
  if (form !== undefined && forms.size === 1) parts.push(stateForm(form));
  const [blank] = blanks;
  if (blank !== undefined && blanks.size === 1 && blank !== "0") {
    parts.push(said("read.blank", { blank }));
  }
  if (numbers !== null) parts.push(said("read.numbered", numbers));
  return said("read.form", { parts, values: values.length === 0 ? "none" : values.join(", ") });
}
