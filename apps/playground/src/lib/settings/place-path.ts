import { resolve } from "$app/paths";
import { LANGUAGES, type Language } from "../messages/languages.ts";

/** The three places. */
export const PLACES = ["explore", "practise", "check"] as const;
export type PlaceName = (typeof PLACES)[number];

/** The path of a place in a language; it ends in a slash, as the static pages are folders. */
export function placePath(place: PlaceName, language: Language): string {
  const prefix = language === LANGUAGES[0].code ? "" : `${language}/`;
  const root = resolve("/[[lang=lang]]", {}).replace(/\/$/u, "");
  return `${root}/${prefix}${place === "explore" ? "" : `${place}/`}`;
}

/** The place of a route. */
export function placeOf(routeId: string | null): PlaceName {
  return PLACES.find((place) => routeId?.endsWith(`/${place}`)) ?? "explore";
}
