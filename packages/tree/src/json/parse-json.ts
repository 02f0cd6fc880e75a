import { Unreadable } from "../reading/unreadable.ts";
import { whereJsonBreaks } from "./where-json-breaks.ts";

/** The value of a JSON text, byte order mark or not; `line` is where the text starts in its file. */
export function parseJson(text: string, line = 1): unknown {
  const json = text.startsWith("\uFEFF") ? text.slice(1) : text;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    if (json.trim() === "") throw new Unreadable(`line ${line}`, "is empty; it must be JSON");
    const { position, message } = whereJsonBreaks(json) ?? { position: 0, message: "" };
    const found = JSON.stringify(json.slice(position, position + 20));
    const stands = position >= json.length ? "the text ends" : `${found} stands there`;
    throw new Unreadable(placeIn(json, position, line), `is not JSON: ${stands}, ${message}`);
  }
}

function placeIn(text: string, position: number, firstLine: number): string {
  const before = text.slice(0, position);
  const line = firstLine + before.split("\n").length - 1;
  return `line ${line}, column ${position - before.lastIndexOf("\n")}`;
}
