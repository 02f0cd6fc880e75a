import { expect, it } from "vitest";
import { wantsColours } from "./wants-colours.ts";

it.each([
  ["a terminal", {}, true, true],
  ["a pipe", {}, false, false],
  ["a dumb terminal", { TERM: "dumb" }, true, false],
  ["a terminal with NO_COLOR", { NO_COLOR: "1" }, true, false],
  ["a terminal with an empty NO_COLOR, which counts as none", { NO_COLOR: "" }, true, true],
  ["a pipe with FORCE_COLOR", { FORCE_COLOR: "1" }, false, true],
  ["a terminal with FORCE_COLOR=0", { FORCE_COLOR: "0" }, true, false],
  ["a pipe with both, where NO_COLOR wins", { NO_COLOR: "1", FORCE_COLOR: "1" }, false, false],
])("%s", (_what, environment, isTerminal, wanted) => {
  expect(wantsColours(environment, isTerminal)).toBe(wanted);
});
