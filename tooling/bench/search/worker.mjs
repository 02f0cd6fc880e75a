// node worker.mjs WORK CONTESTANT,... ROUNDS: runs the contestants in turn, ROUNDS times each, and
// prints the CPU milliseconds of every run, the results and the peak memory as one line of JSON.
import { WORKS } from "./works.mjs";

const [, , name, wanted, rounds] = process.argv;
const work = WORKS[/** @type {keyof typeof WORKS} */ (name)]();
const chosen = (wanted ?? "").split(",,");

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const runners = chosen.map((contestant) => {
  const make = work.contestants[contestant];
  if (make === undefined) throw new Error(`there is no contestant ${contestant}`);
  return { contestant, run: make(), times: /** @type {number[]} */ ([]), result: {} };
});
const before = process.memoryUsage();
for (let round = 0; round < Number(rounds); round++) {
  for (const runner of runners) {
    const start = cpu();
    runner.result = runner.run();
    runner.times.push(cpu() - start);
  }
}
// What the collector frees of arrays is told a moment later.
globalThis.gc?.();
await new Promise((resolve) => setTimeout(resolve, 50));
globalThis.gc?.();
const after = process.memoryUsage();
console.log(
  JSON.stringify({
    expected: work.expected,
    runners: runners.map(({ contestant, times, result }) => ({ contestant, times, result })),
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    buffersMegabytes: (after.arrayBuffers - before.arrayBuffers) / 2 ** 20,
  }),
);
