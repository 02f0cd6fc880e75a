import { spawn } from "node:child_process";

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  /** Both streams as they came, for people. */
  readonly output: string;
}

const LIMIT_MINUTES = 5;

/** Runs a command to its end, for at most five minutes, and collects what it prints. */
export function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: LIMIT_MINUTES * 60_000,
    });
    let stdout = "";
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, stdout, output }));
  });
}
