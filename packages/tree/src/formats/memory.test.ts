import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { FORMATS } from "../index.ts";
import { largeTrace } from "../testing/large-trace.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe("writing 500,000 nodes", () => {
  const trace = largeTrace();

  it.each(FORMATS)(
    "as $name holds less than 100 MB above the tree",
    ({ write }) => {
      const before = bytesInUse();
      let most = 0;
      let chunks = 0;
      for (const chunk of write(trace, { steps: 20, cutShort: false })) {
        expect(chunk.length).toBeLessThan(150_000);
        if (chunks++ % 200 === 0) most = Math.max(most, bytesInUse() - before);
      }
      expect(most).toBeLessThan(100_000_000);
    },
    120_000,
  );
});
