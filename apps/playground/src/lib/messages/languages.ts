import type { Messages } from "./en.ts";

/** The languages, each by its own name. English has no prefix in the address. */
export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "id", name: "Bahasa Indonesia" },
  { code: "ru", name: "Русский" },
] as const;
export type Language = (typeof LANGUAGES)[number]["code"];

/** Each catalogue is a file of its own, so that a reader loads only one. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case "en":
      return (await import("./en.ts")).en;
    case "id":
      return (await import("./id.ts")).id;
    case "ru":
      return (await import("./ru.ts")).ru;
  }
}

/** The language of an address; anything else is English. */
export function languageOf(param: string | undefined): Language {
  return LANGUAGES.find(({ code }) => code === param)?.code ?? "en";
}
