import { costAt, wholeAt, type Fields, type Place } from "./shape.ts";
import type { LinkedNode } from "./tree-from-links.ts";

/** g, h and visit of a node as JSON holds them; null where it does not. */
export function nodeDataAt(data: Fields, place: Place): Pick<LinkedNode, "g" | "h" | "visit"> {
  const cost = (name: string): number | null =>
    data[name] === undefined ? null : costAt(data[name], place, name);
  const { visit } = data;
  return {
    g: cost("g"),
    h: cost("h"),
    visit: visit === undefined || visit === null ? null : wholeAt(visit, place, "visit", 0),
  };
}
