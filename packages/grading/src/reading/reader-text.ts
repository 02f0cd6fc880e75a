import type { ReaderMessageId } from "../feedback/message-id.ts";

/** Something that the reader says, not yet in any language: which message, and what it is about. */
export interface ReaderText {
  readonly id: ReaderMessageId;
  readonly values: Readonly<Record<string, ReaderValue>>;
}

/** A list of texts is said one behind the other, with commas between. */
type ReaderValue = string | number | readonly ReaderText[];

export function said(
  id: ReaderMessageId,
  values: Readonly<Record<string, ReaderValue>> = {},
): ReaderText {
  return { id, values };
}
