import { languageOf, loadMessages, type Language } from "#lib/messages/languages.ts";
import type { Messages } from "#lib/messages/en.ts";
import type { LayoutLoad } from "./$types";

export const prerender = true;
export const trailingSlash = "always";

export const load: LayoutLoad = async ({
  params,
}): Promise<{ language: Language; messages: Messages }> => {
  const language = languageOf(params.lang);
  return { language, messages: await loadMessages(language) };
};
