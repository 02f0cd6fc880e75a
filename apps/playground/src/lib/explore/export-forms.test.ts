import { FORMATS } from "@jejak/tree";
import { expect, it } from "vitest";
import { EXPORT_FORMS } from "./export-forms.ts";

it("offers every form that a trace can be written in, and PNG", () => {
  const names = FORMATS.map(({ name }) => name);
  expect([...EXPORT_FORMS].sort()).toEqual([...names, "png"].sort());
});
