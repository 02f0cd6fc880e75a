import fc from "fast-check";
import type { Graph } from "../graph.ts";

/** Names as people give them, and names made to break a form. */
const NAMES = fc
  .oneof(
    fc.constantFrom(
      "A",
      "B",
      "C",
      "h",
      "start",
      "goal",
      "node",
      "graph",
      "1",
      "2",
      "-3",
      "0.5",
      "A-B",
      "Rimnicu Vilcea",
      "->",
      "--",
      "a,b",
      'say "hi"',
      "back\\slash",
      "#1",
      "//",
      "O'Hare",
      "café",
      "узел",
      "مدينة",
      "🙂",
      "<b>",
      "a;b",
      "x=1",
      "(4)",
      "[4]",
      "{}",
      "|",
      "A:B",
      "%",
      "N\\N",
      "__proto__",
      "constructor",
    ),
    fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" }),
  )
  .map((name) => name.trim().normalize("NFC"))
  .filter((name) => name !== "" && !/[\p{Cc}\u{feff}]/u.test(name));

const COSTS = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.constantFrom(0.1, 0.5, 2.75, 1e-6, 123456.789, 1e12),
);

/** A graph with odd names, parallel edges, loops, nodes alone, and edges both ways. */
export const randomGraph: fc.Arbitrary<Graph> = fc
  .uniqueArray(NAMES, { minLength: 1, maxLength: 8 })
  .chain((nodes) =>
    fc.record({
      nodes: fc.constant(nodes),
      edges: fc.array(
        fc.record({
          from: fc.constantFrom(...nodes),
          to: fc.constantFrom(...nodes),
          cost: COSTS,
          twoWay: fc.boolean(),
        }),
        { maxLength: 12 },
      ),
      h: fc
        .array(fc.tuple(fc.constantFrom(...nodes), COSTS), { maxLength: 8 })
        .map((values) => new Map(values)),
    }),
  );
