import type { Language } from "../assignment/assignment.ts";
import { en } from "./en.ts";
import { id } from "./id.ts";
import type { MessageId } from "./message-id.ts";
import { readerEn } from "./reader-en.ts";
import { readerId } from "./reader-id.ts";
import { readerRu } from "./reader-ru.ts";
import { ru } from "./ru.ts";

/** The messages of every language that feedback is written in. */
export const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = {
  en: { ...en, ...readerEn },
  id: { ...id, ...readerId },
  ru: { ...ru, ...readerRu },
};
