import type { en } from "./en.ts";

/** The name of a message; every language's catalogue has all of them. */
export type MessageId = keyof typeof en;

/** What a message is about. States are their words, already written with their values. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Catalogue = Readonly<Record<MessageId, string>>;
