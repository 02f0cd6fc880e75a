import type { Handle } from "@sveltejs/kit/hooks";

/** Writes the language of the page into its first tag. */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) => html.replace("%lang%", event.params.lang ?? "en"),
  });
