import { parseJson } from "../json/parse-json.ts";
import type { ReadTree } from "../read-result.ts";
import { fieldsAt, found, listAt } from "../reading/shape.ts";
import { treeFromLinks } from "../reading/tree-from-links.ts";
import { readResult, Unreadable } from "../reading/unreadable.ts";
import { PosthocEvents } from "./posthoc-events.ts";

/**
 * Reads a search trace of Posthoc, formats 1.0.5 to 1.4.0, from its JSON form (.trace.json). Its
 * views and their expressions are never looked at. A trace that this package wrote comes back whole;
 * of any other the tree of first parents and the order of the expanding events.
 */
export function readPosthoc(text: string): ReadTree {
  return readResult(() => {
    if (/^\uFEFF?\s*(?:#|---|version\s*:)/.test(text)) {
      throw new Unreadable("", "is YAML; give what a YAML parser makes of it to readPosthocValue");
    }
    return readEvents(parseJson(text));
  });
}

/** The same for a trace that was parsed already, from YAML for example. */
export function readPosthocValue(value: unknown): ReadTree {
  return readResult(() => readEvents(value));
}

function readEvents(value: unknown): Extract<ReadTree, { ok: true }> {
  const file = fieldsAt(value, "");
  const { version } = file;
  if (typeof version !== "string" || !/^1\.[0-4](?:\.\d+)?$/.test(version)) {
    throw new Unreadable("version", `${found(version)}; it must be one of 1.0.5 to 1.4.0`);
  }
  const events = new PosthocEvents();
  listAt(file["events"], "events").forEach((event, index) => {
    const place = { list: "events", index };
    events.follow(fieldsAt(event, place), place);
  });
  const { header } = events;
  return treeFromLinks(events.nodes(), header, header === null ? events.notes() : []);
}
