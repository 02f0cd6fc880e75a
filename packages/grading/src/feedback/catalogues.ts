import type { Language } from "../assignment/assignment.ts";
import { en } from "./en.ts";
import { id } from "./id.ts";
import type { Catalogue } from "./message-id.ts";
import { ru } from "./ru.ts";

/** The messages of every language that feedback is written in. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, id, ru };
