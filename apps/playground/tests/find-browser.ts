import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, one of the system, Playwright's own, one
 * that Debian installs (as root), or at last one from the package registry.
 */
export async function findBrowser(cache: string): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  const there = [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
  if (there !== undefined) return there;
  return (await fromDebian()) ?? (await fromRegistry(cache));
}

/** Another program may hold the package lock for a while. */
async function fromDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...args: string[]): boolean =>
    spawnSync("apt-get", args, { env, stdio: ["ignore", 2, 2] }).status === 0;
  for (let attempt = 0; attempt < 5; attempt++) {
    const installed =
      run("update", "-qq") && run("install", "-y", "-qq", "--no-install-recommends", "chromium");
    if (installed && existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
    await wait(10_000);
  }
  return null;
}

async function fromRegistry(cache: string): Promise<string> {
  const name = "@sparticuz/chromium";
  const args = ["install", "--prefix", cache, "--no-save", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", [...args, `${name}@153.0.0`], { stdio: ["ignore", 2, 2] });
  if (status !== 0) {
    throw new Error("There is no Chromium: install one and name it in CHROMIUM_PATH.");
  }
  const file = createRequire(join(cache, "package.json")).resolve(name);
  const { default: unpacked } = (await import(pathToFileURL(file).href)) as {
    default: { executablePath(): Promise<string> };
  };
  return unpacked.executablePath();
}
