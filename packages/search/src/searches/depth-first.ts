import { StackFrontier } from "../frontier/stack-frontier.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * The slides' procedure DEPTH_FIRST_SEARCH.
 *
 * The slides walk the tree: P := P^.anak_pertama down to the depth limit, along P^.saudara there,
 * then up to the nearest ancestor with a sibling left. Taking the newest node from a stack onto
 * which the first child is put last walks the same way: first child, then its sibling, then the
 * sibling of the nearest ancestor that has one.
 */
export const depthFirst: SearchMethod = {
  name: "depth-first",
  frontier: () => new StackFrontier(),
};
