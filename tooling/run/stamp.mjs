import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * One word for a list of values: equal lists, equal words.
 *
 * @param {unknown[]} values
 */
export function fingerprint(values) {
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}

/**
 * Whether the work that the stamp in this file stands for was done for this very fingerprint.
 *
 * @param {string} file
 * @param {string} print
 */
export function isStamped(file, print) {
  try {
    return readFileSync(file, "utf8") === print;
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @param {string} print
 */
export function stamp(file, print) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}
