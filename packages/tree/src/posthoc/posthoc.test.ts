import { describe, expect, it } from "vitest";
import { posthocChunks, readPosthoc, readPosthocValue } from "../index.ts";
import { plainTree } from "../testing/plain-tree.ts";
import { plainRead } from "../testing/round-trip.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

interface PosthocFile {
  readonly version: string;
  readonly views?: { readonly main: readonly object[] };
  readonly events: readonly Record<string, unknown>[];
}

const figure = (views: boolean): PosthocFile =>
  JSON.parse([...posthocChunks(slidesFigure(), { views })].join("")) as PosthocFile;

/** An event of a 3x3 puzzle as Posthoc's own tile traces have it, from the rows of the board. */
function tiles(type: string, id: number, pId: number | null, rows: string): object {
  const cells = rows
    .split("/")
    .flatMap((row, y) => Array.from(row, (cell, x) => [`${x + 1}${y + 1}`, Number(cell)] as const));
  return { type, id, pId, ...Object.fromEntries(cells) };
}

describe("Posthoc", () => {
  it("tells the slides' best-first figure in Posthoc's words, with ids from 1", () => {
    const { version, events } = figure(false);
    expect(version).toBe("1.4.0");
    expect(events.map(({ type, id, pId, state }) => [type, id, pId, state])).toEqual([
      ["source", 1, null, "123450786"],
      ["destination", 7, 3, "103425786"],
      ["generating", 1, null, "123450786"],
      ["expanding", 1, null, "123450786"],
      ["generating", 2, 1, "123456780"],
      ["generating", 3, 1, "123405786"],
      ["generating", 4, 1, "120453786"],
      ["closing", 1, null, "123450786"],
      ["expanding", 3, 1, "123405786"],
      ["generating", 5, 3, "123485706"],
      ["generating", 6, 3, "123045786"],
      ["generating", 7, 3, "103425786"],
      ["closing", 3, 1, "123405786"],
      ["end", 7, 3, "103425786"],
    ]);
    expect(events[8]).toEqual({
      type: "expanding",
      id: 3,
      pId: 1,
      state: "123405786",
      action: "L",
      level: 1,
      g: 1,
      h: 2,
      f: 3,
      "11": 1,
      "21": 2,
      "31": 3,
      "12": 4,
      "22": 0,
      "32": 5,
      "13": 7,
      "23": 8,
      "33": 6,
    });
  });

  it("draws a tile a cell and a line of values in its views, and none when asked", () => {
    const { views } = figure(true);
    expect(views?.main).toHaveLength(10);
    expect(views?.main[4]).toEqual({
      $: "rect",
      x: 1,
      y: 1,
      width: 0.96,
      height: 0.96,
      fill: '${{ $["22"] ? theme.foreground : color[$.type] }}',
      label: '${{ $["22"] || "" }}',
      "label-x": 0.3,
      "label-y": 0.7,
      "label-size": 0.5,
      "label-color": "${{ theme.background }}",
      clear: true,
    });
    expect(figure(false)).not.toHaveProperty("views");
  });

  it("keeps Posthoc's rules in random searches: parents come first and every event repeats them", () => {
    for (let seed = 0; seed < 100; seed++) {
      const choices = Array.from(
        { length: 40 },
        (_, index) => (seed * 31 + index * index * 17) % 997,
      );
      const text = [...posthocChunks(traceFromChoices(choices))].join("");
      const parentOf = new Map<unknown, unknown>();
      for (const { type, id, pId } of (JSON.parse(text) as PosthocFile).events.slice(1)) {
        if (type === "destination") continue;
        const isNew = type === "generating";
        expect(parentOf.has(id)).toBe(!isNew);
        if (isNew) parentOf.set(id, pId);
        expect([id === 0, parentOf.get(id), pId === null || parentOf.has(pId)]).toEqual([
          false,
          pId,
          true,
        ]);
      }
    }
  });

  it("reads a tile trace in format 1.0.5 and never looks at its expressions", () => {
    const read = readPosthoc(
      JSON.stringify({
        version: "1.0.5",
        render: { views: { main: { components: [{ $: "{{ throw new Error() }}" }] } } },
        events: [
          tiles("source", 1, null, "123/456/780"),
          tiles("destination", 3, null, "123/450/786"),
          { ...tiles("generating", 1, null, "123/456/780"), f: 0.5, g: 0.25 },
          tiles("expanding", 1, null, "123/456/780"),
          { ...tiles("generating", 2, 1, "123/456/708"), f: 0.1, g: 0.9 },
          tiles("generating", 3, 1, "123/450/786"),
          tiles("closing", 1, null, "123/456/780"),
          tiles("expanding", 3, 1, "123/450/786"),
          tiles("updating", 2, 3, "123/456/708"),
          tiles("expanding", 3, 1, "123/450/786"),
          tiles("pondering", 2, 1, "123/456/708"),
          tiles("end", 3, 1, "123/450/786"),
        ],
      }),
    );
    expect(plainRead(read)).toEqual(
      plainTree(
        [
          { state: "123456780", action: null, parent: null, g: 0.25, h: 0.25 },
          { state: "123456708", action: null, parent: 0, g: 0.9, h: 0 },
          { state: "123450786", action: null, parent: 0, g: 1.25, h: 0 },
        ],
        [0, 2],
      ),
    );
    expect(read).toMatchObject({
      notes: [
        "The goal is 123450786.",
        "1 updating events were left out: first parents stand.",
        "1 nodes were expanded again; their first visits stand.",
        'Left out 1 events of a kind that is not known: "pondering".',
        "The file does not give every g; each step without one counts 1.",
        "The file does not give every h; 0 stands where it is missing.",
        "Problem and rules are unknown.",
      ],
    });
  });

  it.each([
    [{}, "version", "is missing; it must be one of 1.0.5 to 1.4.0"],
    [{ version: "2.0.0" }, "version", 'is "2.0.0"; it must be one of 1.0.5 to 1.4.0'],
    [{ version: "1.4.0" }, "events", "is missing; it must be a list"],
    [{ version: "1.4.0", events: [] }, "", "has no nodes; a tree has a root"],
    [{ version: "1.4.0", events: [{}] }, "events[0].id", "is missing; it must name a node"],
    [
      { version: "1.4.0", events: [{ type: "generating", id: 2, pId: 1 }] },
      "events[0]",
      'its parent "1" is missing',
    ],
  ])("says what is wrong with %j", (file, path, message) => {
    expect(readPosthocValue(file)).toEqual({ ok: false, problem: { path, message } });
  });

  it("says what to do with a trace in YAML", () => {
    expect(readPosthoc("version: 1.4.0\nevents: []\n")).toEqual({
      ok: false,
      problem: {
        path: "",
        message: "is YAML; give what a YAML parser makes of it to readPosthocValue",
      },
    });
  });
});
