import { describe, expect, it } from "vitest";
import { FORMATS, readFormatVersion, type Trace } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";

describe("the version of a format", () => {
  it.each(["jejak-trace/1", "jejak-trace/1.0"])("%s is read whole", (name) => {
    expect(readFormatVersion(name, "jejak-trace")).toEqual({ ok: true, note: null });
  });

  it.each(["jejak-trace/1.1", "jejak-trace/1.12"])(
    "%s is read as far as version 1 goes",
    (name) => {
      expect(readFormatVersion(name, "jejak-trace")).toEqual({
        ok: true,
        note: `The file is ${name}; what is newer than jejak-trace/1 in it was left out.`,
      });
    },
  );

  it.each([
    [
      "jejak-trace/2",
      'is "jejak-trace/2"; this Jejak reads version 1 ("jejak-trace/1"). Update Jejak, or have the file written as version 1',
    ],
    [
      "jejak-trace/10.1",
      'is "jejak-trace/10.1"; this Jejak reads version 1 ("jejak-trace/1"). Update Jejak, or have the file written as version 1',
    ],
    ["jejak-trace/0", 'is "jejak-trace/0"; this Jejak reads version 1 ("jejak-trace/1")'],
  ])("%s is refused, with what to do about it", (name, message) => {
    const refused = { ok: false, reason: "other-version", message };
    expect(readFormatVersion(name, "jejak-trace")).toEqual(refused);
  });

  it.each([
    ["jejak-report/1", 'is "jejak-report/1"; it must be "jejak-trace/1"'],
    ["jejak-trace", 'is "jejak-trace"; it must be "jejak-trace/1"'],
    ["jejak-trace/1.", 'is "jejak-trace/1."; it must be "jejak-trace/1"'],
    ["jejak-trace/1.2.3", 'is "jejak-trace/1.2.3"; it must be "jejak-trace/1"'],
    [1, 'is 1; it must be "jejak-trace/1"'],
    [undefined, 'is missing; it must be "jejak-trace/1"'],
  ])("%s is another format", (name, message) => {
    const refused = { ok: false, reason: "other-format", message };
    expect(readFormatVersion(name, "jejak-trace")).toEqual(refused);
  });
});

const CARRY_A_TRACE = FORMATS.filter(({ carries }) => carries === "trace");

describe.each(CARRY_A_TRACE)("a file of a later version as $name", ({ write, read }) => {
  const figure: Trace = slidesFigure();
  const text = [...write(figure)].join("");
  const later = (version: string): ReturnType<NonNullable<typeof read>> | undefined =>
    read?.(text.replace(/(jejak-(?:trace|events))(?<slash>\/|%2F)1/, `$1$<slash>${version}`));

  it("is read with a note where it is 1.1", () => {
    expect(later("1.1")).toMatchObject({
      ok: true,
      kind: "trace",
      trace: { run: { visits: figure.run.visits, outcome: "found" } },
      notes: [expect.stringMatching(/^The file is jejak-(trace|events)\/1\.1; what is newer than/)],
    });
  });

  it("is refused with the place and what to do where it is 2", () => {
    expect(later("2")).toMatchObject({
      ok: false,
      problem: {
        path: expect.stringMatching(/format$/),
        message: expect.stringMatching(/\/2"; this Jejak reads version 1 .*Update Jejak/),
      },
    });
  });
});
