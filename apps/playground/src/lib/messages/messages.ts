import { page } from "$app/state";
import type { Messages } from "./en.ts";
import type { Language } from "./languages.ts";

/** The texts of the page's language; reading them in a template keeps it up to date. */
export function texts(): Messages {
  return page.data["messages"] as Messages;
}

/** The page's language. */
export function language(): Language {
  return page.data["language"] as Language;
}
