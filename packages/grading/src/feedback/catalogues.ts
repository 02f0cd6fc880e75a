import type { Language } from "../assignment/assignment.ts";
import { en } from "./en.ts";
import type { Catalogue } from "./message-id.ts";

/** The messages of every language that feedback is written in. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, id: en, ru: en };
