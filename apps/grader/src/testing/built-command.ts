import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The built command. */
export const BIN: string = fileURLToPath(new URL("../../dist/bin.js", import.meta.url));

/** Runs the built command as a user does, on pipes. */
export function jejak(
  args: readonly string[],
  options: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): { exitCode: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    encoding: "utf8",
    cwd: options.cwd,
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...options.env },
    maxBuffer: 1 << 28,
  });
  return { exitCode: status, out: stdout, err: stderr };
}
