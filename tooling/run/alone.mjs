import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Does the work while no other process does work under the same file; waits its turn. The file holds
 * the number of the process at work, so that one which was killed does not lock out the others.
 *
 * @template Result
 * @param {string} file
 * @param {() => Result} work
 */
export function alone(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waits = 0; !taken(file); waits += 1) {
    if (waits === 5)
      console.error(`Waiting for another build to end (if none runs, remove ${file}) ...`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (!ownerLives(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function ownerLives(file) {
  try {
    const owner = Number(readFileSync(file, "utf8"));
    // An empty file is one whose owner has not written its number yet.
    if (owner !== 0) process.kill(owner, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
