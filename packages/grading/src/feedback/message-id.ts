import type { en } from "./en.ts";
import type { readerEn } from "./reader-en.ts";

/** The name of something that the reader of submissions says. */
export type ReaderMessageId = keyof typeof readerEn;

/** The name of a message; every language's catalogue has all of them. */
export type MessageId = keyof typeof en | ReaderMessageId;

/** What a message is about. States are their words, already written with their values. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Remarks, diagnoses and the words of pages in one language. */
export type Catalogue = Readonly<Record<keyof typeof en, string>>;
