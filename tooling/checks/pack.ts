// Packs every package as it would be published, inspects the tarballs, installs them into an empty
// project and runs the program of each README there.
import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { root } from "../run/place.mjs";
import { publishedPackages, type PublishedPackage } from "./published-packages.ts";
import { readmePrograms, type ReadmeProgram } from "./readme-program.ts";
import { run } from "./run.ts";

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

const bins = join(root, "node_modules/.bin");
const callerNode = process.env.JEJAK_CALLER_NODE ?? process.execPath;
const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  packageManager: string;
};

async function packInto(folder: string, packages: readonly PublishedPackage[]): Promise<Packed[]> {
  const filters = packages.flatMap(({ name }) => ["--filter", name]);
  const pnpm = ["--yes", "--prefer-offline", packageManager];
  const args = [...pnpm, ...filters, "pack", "--json", "--pack-destination", folder];
  const { code, stdout, output } = await run("npx", args, { cwd: root });
  if (code !== 0) throw new Error(output);
  return JSON.parse(stdout) as Packed[];
}

/** What is wrong with the tarball itself, one message each. */
async function tarballProblems(pack: PublishedPackage, packed: Packed): Promise<string[]> {
  const built = pack.isCommand ? ["dist/bin.js"] : ["dist/index.js", "dist/index.d.ts"];
  const paths = packed.files.map(({ path }) => path);
  const wanted = [...built, "LICENSE", "README.md", "package.json", ...pack.data];
  const missing = wanted.filter((path) => !paths.includes(path));
  const surplus = paths.filter((path) => !path.startsWith("dist/") && !wanted.includes(path));
  const tools: [string, ...string[]][] = [
    ["publint", "run", packed.filename, "--strict"],
    ["attw", packed.filename, "--profile", "esm-only"],
  ];
  const outcomes = await Promise.all(
    tools.map(([tool, ...args]) => run(join(bins, tool), args, { cwd: root })),
  );
  return [
    ...missing.map((path) => `the tarball lacks ${path}`),
    ...surplus.map((path) => `the tarball holds ${path}, which nobody needs`),
    ...outcomes.filter(({ code }) => code !== 0).map(({ output }) => output),
  ];
}

async function installAll(project: string, tarballs: readonly string[]): Promise<void> {
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  const args = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  // The npm of the caller, with the caller's Node, finds the caller's npm settings.
  const env = { ...process.env, PATH: [dirname(callerNode), process.env.PATH].join(delimiter) };
  const { code, output } = await run("npm", [...args, ...tarballs], { cwd: project, env });
  if (code !== 0) throw new Error(`The tarballs cannot be installed together:\n${output}`);
}

/** What is wrong with the package where it is installed, one message each. */
async function installedProblems(pack: PublishedPackage, project: string): Promise<string[]> {
  const manifest = readFileSync(join(project, "node_modules", pack.name, "package.json"), "utf8");
  const leaks = ["workspace:", "jejak-source"].filter((word) => manifest.includes(word));
  const data = pack.data.map((path) => `${pack.name}/${path}`);
  const { code, output } = await run(
    process.execPath,
    ["--input-type=module", "--eval", importAll(data)],
    {
      cwd: project,
    },
  );
  return [
    ...(code === 0 ? [] : [output]),
    ...leaks.map((word) => `its published package.json still says "${word}"`),
    ...(pack.hasCode ? await programProblems(pack, project) : []),
  ];
}

/** A program that imports JSON files by the names that users import them by. */
function importAll(names: readonly string[]): string {
  return names
    .map((name) => `await import(${JSON.stringify(name)}, { with: { type: "json" } });`)
    .join("\n");
}

async function programProblems(pack: PublishedPackage, project: string): Promise<string[]> {
  const programs = readmePrograms(pack.readme);
  if (programs.length === 0) {
    return ["its README has no program: <!-- program -->, a js, ts or sh block, a text block"];
  }
  const problems: string[] = [];
  for (const [at, program] of programs.entries()) {
    problems.push(...(await runProgram(program, `${basename(pack.folder)}-${at + 1}`, project)));
  }
  return problems;
}

async function runProgram(
  { language, source, output }: ReadmeProgram,
  name: string,
  project: string,
): Promise<string[]> {
  const file = `program-of-${name}.${language}`;
  writeFileSync(join(project, file), source);
  // People run libraries on older Nodes than the one that builds them.
  const nodes = language === "js" ? new Set([process.execPath, callerNode]) : [process.execPath];
  const problems: string[] = [];
  for (const node of nodes) {
    const outcome = await run(language === "sh" ? "sh" : node, [file], {
      cwd: project,
      env: {
        ...process.env,
        NO_COLOR: "1",
        PATH: [join(project, "node_modules/.bin"), bins, process.env.PATH].join(delimiter),
      },
    });
    if (outcome.code !== 0 || outcome.stdout !== output) {
      problems.push(
        `a program of its README (${file}), run by ${node}, exits ${outcome.code} and prints\n` +
          `${outcome.output}where the README says\n${output}`,
      );
    }
  }
  return problems;
}

const folder = mkdtempSync(join(tmpdir(), "jejak-pack-"));
try {
  const packages = publishedPackages();
  const packed = new Map((await packInto(folder, packages)).map((one) => [one.name, one]));
  const project = join(folder, "empty-project");
  await installAll(
    project,
    readdirSync(folder)
      .filter((name) => name.endsWith(".tgz"))
      .map((name) => join(folder, name)),
  );
  let failed = 0;
  for (const pack of packages) {
    const tarball = packed.get(pack.name);
    const problems = tarball
      ? [...(await tarballProblems(pack, tarball)), ...(await installedProblems(pack, project))]
      : ["it was not packed"];
    failed += problems.length;
    console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${pack.name}`);
    for (const problem of problems) console.log(`  ${problem.replaceAll("\n", "\n  ")}`);
  }
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
