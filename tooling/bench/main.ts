// Runs the benchmarks of this folder, or those whose names are given: npm run bench [NAME...]
import { globSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { basename } from "node:path";

const wanted = process.argv.slice(2);
const known = globSync("*.bench.ts", { cwd: import.meta.dirname })
  .map((file) => basename(file, ".bench.ts"))
  .toSorted();
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(", ")}; there is ${known.join(", ") || "none"}.`,
  );
  process.exitCode = 2;
} else {
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores`;
  console.log(`Node ${process.versions.node}, ${machine}`);
  // A benchmark prints its own lines as it is loaded; one after the other, so that none disturbs another.
  for (const name of wanted.length > 0 ? wanted : known) {
    console.log(`\n${name}`);
    await import(`./${name}.bench.ts`);
  }
}
