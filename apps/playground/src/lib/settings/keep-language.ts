import type { Language } from "../messages/languages.ts";

/** Keeps the reader's choice on the device, for addresses that name no language; first-paint.js reads it. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem("jejak-language", language);
  } catch {
    // Without storage the browser's language holds.
  }
}
