import { readerMessage } from "../../feedback/reader-message.ts";
import type { ReaderText } from "../reader-text.ts";

/** A refusal with its message in English, for tests; any other result as it is. */
export function inEnglish(
  result: { readonly ok: true } | { readonly ok: false; readonly message: ReaderText },
): unknown {
  return result.ok ? result : { ...result, message: readerMessage("en", result.message) };
}
