import type { Messages } from "./en.ts";

/** The languages, each by its own name. English has no prefix in the address. */
export const LANGUAGES = [{ code: "en", name: "English" }] as const;
export type Language = (typeof LANGUAGES)[number]["code"];

/** Each catalogue is a file of its own, so that a reader loads only one. */
export function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case "en":
      return import("./en.ts").then(({ en }) => en);
  }
}

/** The language of an address; anything else is English. */
export function languageOf(param: string | undefined): Language {
  return LANGUAGES.find(({ code }) => code === param)?.code ?? "en";
}
