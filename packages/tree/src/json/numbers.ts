import { NONE } from "@jejak/search";

/** A node's number as JSON, null where there is none. */
export function linkJson(node: number): string {
  return node === NONE ? "null" : String(node);
}

/** g or h as JSON; infinity is null, JSON has no word for it. */
export function costJson(value: number): string {
  return Number.isFinite(value) ? String(value) : "null";
}
