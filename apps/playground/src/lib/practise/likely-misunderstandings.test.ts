import { expect, it } from "vitest";
import { likelyMisunderstandings } from "./likely-misunderstandings.ts";

const diagnosis = (name: string, of: number, names?: readonly string[]) => ({
  name,
  ...(names === undefined ? {} : { names }),
  changes: {},
  explains: of,
  of,
  message: "",
});

it("takes what explains a trace of some length", () => {
  const both = [diagnosis("depth-limit", 5, ["depth-limit", "ties"]), diagnosis("search", 5)];
  expect(likelyMisunderstandings("out-of-order", both)).toEqual(["depth-limit", "ties"]);
  expect(likelyMisunderstandings("out-of-order", [diagnosis("search", 4)])).toEqual(["search"]);
});

it("takes what such slips come from where the trace is short, or explained as nobody plays", () => {
  for (const given of [[], [diagnosis("search", 3)], [diagnosis("path-for-order", 9)]]) {
    expect(likelyMisunderstandings("out-of-order", given)).toEqual(["child-order"]);
  }
  expect(likelyMisunderstandings("stopped-early", [])).toEqual([]);
});
