import { describe, expect, it } from "vitest";
import { readAssignment, type AssignmentFault } from "./read-assignment.ts";

const SLIDES = `format: jejak-assignment/1
title: Kotak-8, three searches
problem: { kind: puzzle, start: "123450786", goal: "103425786" }
preset: kotak-8
rules: { depthLimit: 2 }
questions:
  - { id: bfs, rules: { search: breadth-first }, ask: visits, points: 3 }
`;

/** The slides' assignment with one piece of its text exchanged. */
function withText(piece: string, other: string): string {
  if (!SLIDES.includes(piece)) throw new TypeError(`the assignment has no ${piece}`);
  return SLIDES.replace(piece, () => other);
}

/** `line:column path: message` of each fault. */
function faults(text: string): string[] {
  const read = readAssignment(text);
  if (read.ok) return [];
  return read.faults.map(
    ({ place: { line, column }, path, message }: AssignmentFault) =>
      `${line}:${column} ${path}: ${message}`,
  );
}

/** The first question as far as it is plain data; points as text. */
function firstQuestion(text: string): unknown {
  const read = readAssignment(text);
  if (!read.ok) return read.faults;
  const [question] = read.value.questions;
  if (question === undefined) return null;
  const { id, title, domain, rules, ask, points, marks, isBonus } = question;
  return {
    id,
    title,
    start: domain.start,
    goals: domain.goals,
    rules,
    ask,
    points: points.toString(),
    marks: marks.map(({ aspect, points: share, policy, slip }) => ({
      aspect,
      points: share.toString(),
      policy,
      slip: slip === null ? null : slip.toString(),
    })),
    isBonus,
  };
}

const BFS = {
  id: "bfs",
  title: null,
  start: "123450786",
  goals: ["103425786"],
  rules: {
    search: "breadth-first",
    childOrder: ["D", "R", "L", "U"],
    depthLimit: 2,
    duplicates: "parent",
    goalTest: "visit",
    ties: "fifo",
    heuristic: [
      { name: "misplaced", weight: 1 },
      { name: "manhattan", weight: 1 },
    ],
  },
  ask: ["visits"],
  points: "3",
  marks: [{ aspect: "visits", points: "3", policy: "follow-through", slip: null }],
  isBonus: false,
};

describe("an assignment", () => {
  it("fills in the preset's rules, and the question's over those of the assignment", () => {
    expect(firstQuestion(SLIDES)).toEqual(BFS);
    const own = "rules: { search: depth-first, depthLimit: null, ties: any }";
    expect(firstQuestion(withText("rules: { search: breadth-first }", own))).toEqual({
      ...BFS,
      rules: { ...BFS.rules, search: "depth-first", depthLimit: null, ties: "any" },
    });
  });

  it("has plain settings where it says nothing", () => {
    const read = readAssignment(withText("title: Kotak-8, three searches\n", ""));
    if (!read.ok) throw new Error("it is right");
    const { title, language, feedback, round, cap, bound } = read.value;
    expect({ title, language, feedback, round: round.toString(), cap, bound }).toEqual({
      title: "Untitled assignment",
      language: "en",
      feedback: "explained",
      round: "0.01",
      cap: null,
      bound: 200_000,
    });
  });

  it("may be JSON", () => {
    const json = {
      format: "jejak-assignment/1",
      problem: { kind: "puzzle", start: "123450786", goal: "103425786" },
      preset: "kotak-8",
      rules: { depthLimit: 2 },
      questions: [{ id: "bfs", rules: { search: "breadth-first" }, ask: "visits", points: 3 }],
    };
    expect(firstQuestion(JSON.stringify(json, null, 2))).toEqual(BFS);
    expect(firstQuestion(JSON.stringify(json))).toEqual(BFS);
  });

  it("may have Windows line ends and a byte order mark", () => {
    expect(firstQuestion(`\uFEFF${SLIDES.replaceAll("\n", "\r\n")}`)).toEqual(BFS);
  });

  it("takes numbers for text where text is meant, and keeps their zeros", () => {
    const text = withText(
      'start: "123450786", goal: "103425786"',
      "start: 012345678, goal: 102345678",
    ).replace("id: bfs", "id: 007");
    expect(firstQuestion(text)).toEqual({
      ...BFS,
      id: "007",
      start: "012345678",
      goals: ["102345678"],
    });
  });

  it("reads boards in any form", () => {
    const text = withText(
      '{ kind: puzzle, start: "123450786", goal: "103425786" }',
      '\n  kind: puzzle\n  start: |\n    1 2 3\n    4 5 _\n    7 8 6\n  goal: "1_3/425/786"',
    );
    expect(firstQuestion(text)).toEqual(BFS);
  });

  it("reads a child order as letters or as a list", () => {
    const orders = ["LURD", "L, U, R, D", "[L, U, R, D]", '"l u r d"'].map((order) => {
      const text = withText("depthLimit: 2 }", `depthLimit: 2, childOrder: ${order} }`);
      return (
        firstQuestion(
          order.includes(",") && !order.startsWith("[") ? text.replace(order, `"${order}"`) : text,
        ) as typeof BFS
      ).rules.childOrder;
    });
    expect(orders).toEqual(Array.from({ length: 4 }, () => ["L", "U", "R", "D"]));
  });

  it("reads a heuristic as text or as terms", () => {
    const heuristics = [
      "misplaced + 2*manhattan",
      "[{ name: misplaced }, { name: manhattan, weight: 2 }]",
    ].map((heuristic) => {
      const text = withText("depthLimit: 2 }", `depthLimit: 2, heuristic: ${heuristic} }`);
      return (firstQuestion(text) as typeof BFS).rules.heuristic;
    });
    const terms = [
      { name: "misplaced", weight: 1 },
      { name: "manhattan", weight: 2 },
    ];
    expect(heuristics).toEqual([terms, terms]);
  });
});

const TOP =
  "$schema, format, title, language, feedback, problem, problems, preset, rules, marks, round, cap, bound, questions";
const QUESTION = "id, title, problem, preset, rules, ask, points, marks, bonus";
const RULES =
  "search, childOrder, depthLimit, duplicates, goalTest, ties, heuristic, weight, beamWidth";
const ASPECTS =
  "visits, expansions, generated, path, moves, h, g, f, level, parent, open, closed, tree";
const POLICIES = "all-or-nothing, up-to-first-error, follow-through, best-of";

describe("a file of another version", () => {
  const later = `format: jejak-assignment/1.2
colour: red
size: { width: 3 }
problem: { kind: puzzle, start: "123450786", goal: "103425786", walls: [] }
preset: kotak-8
rules:
  depthLimit: 2
  pruning: true
questions:
  - { id: bfs, rules: { search: breadth-first }, ask: visits, points: 3, weight: 2,
      marks: { policy: follow-through, curve: 1 } }
`;

  it("1.x is read, and what is newer in it is named", () => {
    expect(firstQuestion(later)).toEqual(BFS);
    expect(readAssignment(later)).toMatchObject({
      ok: true,
      notes: [
        "The file is jejak-assignment/1.2; what is newer than jejak-assignment/1 in it was left out.",
        "Left out what is not in jejak-assignment/1: `problem.walls` (line 4), `rules.pruning` (line 8), `questions[1].marks.curve` (line 11), `questions[1].weight` (line 10), `colour` (line 2), `size` (line 3).",
      ],
    });
  });

  it("1.x is refused for what is wrong in it besides", () => {
    expect(faults(later.replace("points: 3", "points: three"))).toEqual([
      '10:71 questions[1].points: `questions[1].points` is "three": points are a number, such as 3 or 2.5',
    ]);
  });

  it("1.x with more new keys than anybody reads names the first ten", () => {
    const many = Array.from({ length: 5000 }, (_, at) => `new-${at}: ${at}\n`).join("");
    const read = readAssignment(SLIDES.replace("assignment/1", "assignment/1.9") + many);
    expect(read).toMatchObject({
      ok: true,
      notes: [
        expect.stringMatching(/^The file is/),
        expect.stringMatching(/`new-9` \(line 17\) and 4990 more\.$/),
      ],
    });
  });

  it("1 has no notes, and may say where its schema is", () => {
    const text = `$schema: ./assignment.schema.json\n${SLIDES}`;
    expect(readAssignment(text)).toMatchObject({ ok: true, notes: [] });
  });

  it("2 is refused with its place and what to do", () => {
    expect(faults(later.replace("/1.2", "/2"))).toEqual([
      '1:9 format: `format` is "jejak-assignment/2"; this Jejak reads version 1 ("jejak-assignment/1"). Update Jejak, or have the file written as version 1',
    ]);
  });
});

describe("a misspelt key", () => {
  it.each([
    [
      "of the assignment",
      "preset:",
      "prest:",
      `4:1 prest: there is no key \`prest\`; did you mean preset? The keys here are ${TOP}`,
    ],
    [
      "of a question",
      "points:",
      "poinst:",
      `7:63 questions[1].poinst: there is no key \`poinst\`; did you mean points? The keys here are ${QUESTION}`,
    ],
    [
      "among the rules",
      "depthLimit:",
      "depthLimt:",
      `5:10 rules.depthLimt: there is no key \`depthLimt\`; did you mean depthLimit? The keys here are ${RULES}`,
    ],
    [
      "among a question's rules",
      "search:",
      "serach:",
      `7:25 questions[1].rules.serach: there is no key \`serach\`; did you mean search? The keys here are ${RULES}`,
    ],
    [
      "of the problem",
      "goal:",
      "gaol:",
      "3:46 problem.gaol: there is no key `gaol`; did you mean goal? The keys here are kind, start, goal, columns",
    ],
    [
      "of the marks",
      "points: 3",
      "points: 3, marks: { polcy: best-of }",
      "7:83 questions[1].marks.polcy: there is no key `polcy`; did you mean policy? The keys here are policy, slip, aspects",
    ],
    [
      "of an aspect",
      "points: 3",
      "points: 3, marks: { aspects: { vists: 3 } }",
      `7:94 questions[1].marks.aspects.vists: there is no key \`vists\`; did you mean visits? The keys here are ${ASPECTS}`,
    ],
    [
      "of an aspect's marks",
      "points: 3",
      "points: 3, marks: { aspects: { visits: { slipp: 1 } } }",
      "7:104 questions[1].marks.aspects.visits.slipp: there is no key `slipp`; did you mean slip? The keys here are points, policy, slip",
    ],
    [
      "of a heuristic's term",
      "depthLimit: 2",
      "depthLimit: 2, heuristic: [{ nam: manhattan }]",
      "5:39 rules.heuristic[1].nam: there is no key `nam`; did you mean name? The keys here are name, weight",
    ],
  ])("%s is named with its place, the nearest key and all keys", (_where, piece, other, fault) => {
    expect(faults(withText(piece, other))).toEqual([fault]);
  });

  it("that is like no other is named with all keys", () => {
    expect(faults(withText("preset:", "colour: red\npreset:"))).toEqual([
      `4:1 colour: there is no key \`colour\`; the keys here are ${TOP}`,
    ]);
  });

  it("of a problem is looked for among the keys of its kind", () => {
    const graph = "{ kind: graph, start: A, goal: B, egdes: [] }";
    expect(
      faults(withText('{ kind: puzzle, start: "123450786", goal: "103425786" }', graph)),
    ).toEqual([
      "3:44 problem.egdes: there is no key `egdes`; did you mean edges? The keys here are kind, start, goal, edges, nodes, directed, h",
    ]);
  });
});

describe("what is wrong in an assignment", () => {
  it.each([
    [
      "a search",
      "breadth-first",
      "bredth-first",
      '7:33 questions[1].rules.search: `questions[1].rules.search` is "bredth-first": it must be one of depth-first, breadth-first, best-first, a-star, uniform-cost, weighted-a-star, siblings-only, iterative-deepening, ida-star, beam, steepest-hill-climbing, simple-hill-climbing, best-first-tree, recursive-best-first; did you mean breadth-first?',
    ],
    [
      "a rule's value",
      "depthLimit: 2",
      "duplicates: cloesd",
      '5:22 rules.duplicates: `rules.duplicates` is "cloesd": it must be one of none, parent, path, closed, closed-at-generation, generated, reached, reached-unvisited; did you mean closed?',
    ],
    [
      "a preset",
      "kotak-8\n",
      "kotak-9\n",
      '4:9 preset: question bfs: "kotak-9" is no preset: there are kotak-8, bratko, aima, cs188',
    ],
    [
      "a heuristic",
      "depthLimit: 2",
      "heuristic: manhatan",
      '5:21 rules.heuristic: question bfs: "manhatan" is no heuristic: there are misplaced, manhattan, sequence, linear-conflict, pattern-database, max(..., ...)',
    ],
    [
      "an aspect",
      "ask: visits",
      "ask: visit",
      `7:55 questions[1].ask: \`questions[1].ask\` is "visit": it must be one of ${ASPECTS}; did you mean visits?`,
    ],
    [
      "an aspect in a list",
      "ask: visits",
      "ask: [visits, vlue]",
      `7:64 questions[1].ask[2]: \`questions[1].ask[2]\` is "vlue": it must be one of ${ASPECTS}`,
    ],
    [
      "a policy",
      "points: 3",
      "points: 3, marks: follow-thru",
      `7:81 questions[1].marks: \`questions[1].marks\` is "follow-thru": it must be one of ${POLICIES}; did you mean follow-through?`,
    ],
    [
      "a kind of problem",
      "kind: puzzle",
      "kind: maze",
      '3:18 problem.kind: `problem.kind` is "maze": a problem is of kind `puzzle` or `graph`',
    ],
    [
      "a format",
      "assignment/1",
      "assignment/2",
      '1:9 format: `format` is "jejak-assignment/2"; this Jejak reads version 1 ("jejak-assignment/1"). Update Jejak, or have the file written as version 1',
    ],
  ])("%s that does not exist is named with what there is", (_what, piece, other, fault) => {
    expect(faults(withText(piece, other))).toEqual([fault]);
  });

  it.each([
    [
      "points in words",
      "points: 3",
      "points: three",
      '7:71 questions[1].points: `questions[1].points` is "three": points are a number, such as 3 or 2.5',
    ],
    [
      "negative points",
      "points: 3",
      "points: -3",
      "7:71 questions[1].points: `questions[1].points` is -3: points are a number from 0 up",
    ],
    [
      "endless points",
      "points: 3",
      "points: .inf",
      "7:71 questions[1].points: `questions[1].points` is Infinity: points are a number from 0 up",
    ],
    ["no points", ", points: 3", "", "7:5 questions[1].points: `questions[1].points` is missing"],
    [
      "a negative depth limit",
      "depthLimit: 2",
      "depthLimit: -2",
      "5:22 rules.depthLimit: `rules.depthLimit` is -2: a depth limit is not negative",
    ],
    [
      "half a level",
      "depthLimit: 2",
      "depthLimit: 2.5",
      "5:22 rules.depthLimit: `rules.depthLimit` is 2.5: a depth limit is a whole number",
    ],
    [
      "a depth limit in words",
      "depthLimit: 2",
      "depthLimit: none",
      '5:22 rules.depthLimit: `rules.depthLimit` is "none": a depth limit is a whole number from 0 up, or null for none',
    ],
    [
      "a negative weight",
      "depthLimit: 2",
      "heuristic: [{ name: manhattan, weight: -1 }]",
      "5:49 rules.heuristic[1].weight: `rules.heuristic[1].weight` is -1: a weight is not negative",
    ],
    [
      "a bound of nothing",
      "preset:",
      "bound: 0\npreset:",
      "4:8 bound: `bound` is 0: a bound is a whole number of nodes from 1 to 5,000,000",
    ],
    [
      "rounding to nothing",
      "preset:",
      "round: 0\npreset:",
      "4:8 round: `round` is 0: marks are rounded to a number above 0",
    ],
    [
      "too many points for the aspects",
      "ask: visits, points: 3",
      "ask: [visits, h], points: 3, marks: { aspects: { visits: 2, h: 2 } }",
      "7:86 questions[1].marks: question bfs: the aspects' points add up to 4, but the question has 3",
    ],
    [
      "a question that asks for nothing",
      "ask: visits",
      "ask: []",
      "7:55 questions[1].ask: `questions[1].ask` is []: a question asks for something",
    ],
    [
      "two orders in one question",
      "ask: visits",
      "ask: [generated, visits]",
      "7:55 questions[1].ask: question bfs: one question asks for visits and generated: make them questions of their own",
    ],
    [
      "a strange id",
      "id: bfs",
      'id: "a/b"',
      '7:11 questions[1].id: `questions[1].id` is "a/b": an id has 1 to 40 letters, digits, `.`, `_` or `-`, and begins with a letter or digit',
    ],
    [
      "a question that is none",
      "  - { id: bfs, rules: { search: breadth-first }, ask: visits, points: 3 }",
      "  -",
      "7:4 questions[1]: `questions[1]` is null: it must be a map of keys",
    ],
  ])("is said with its place: %s", (_what, piece, other, fault) => {
    expect(faults(withText(piece, other))).toEqual([fault]);
  });

  it.each([
    [
      "a goal that cannot be reached",
      "103425786",
      "103425768",
      "3:52 problem.goal: `problem.goal`: 123450786 can never become 103425768: the tiles of 123450786 make 2 inversions (even) and those of 103425768 make 3 inversions (odd); no move changes odd into even",
    ],
    [
      "a start that is no permutation",
      "123450786",
      "123450788",
      "3:33 problem.start: `problem.start`: the start 123450788 is no board: tile 8 stands more than once, tile 6 is missing",
    ],
    [
      "a start of another size",
      "123450786",
      "1230",
      "3:47 problem.goal: `problem.goal`: the goal 103425786 has 9 cells and the start 1230 has 4: both must be of one size",
    ],
    [
      "columns that do not fit",
      "kind: puzzle,",
      "kind: puzzle, columns: 4,",
      "3:35 problem.columns: `problem.columns`: 123450786 has 9 cells, which 4 columns do not cut into from 2 to 6 rows",
    ],
    [
      "three moves for a child order",
      "depthLimit: 2",
      "childOrder: [D, R, L]",
      "5:22 rules.childOrder: question bfs: the child order names only D, R, L: write the four blank moves U, D, L, R in any order, or `tile`",
    ],
    [
      "no search",
      ", rules: { search: breadth-first }",
      "",
      "5:8 rules.search: question bfs: `rules.search` is missing: say which search, such as depth-first",
    ],
  ])("is said in the words of the puzzle: %s", (_what, piece, other, fault) => {
    expect(faults(withText(piece, other))).toEqual([fault]);
  });

  it("is a missing problem, told for each question that has none", () => {
    expect(faults(SLIDES.replace(/problem.*\n/, ""))).toEqual([
      "6:5 questions[1]: `problem` is missing: give one to the assignment or to question bfs",
    ]);
  });

  it("is a search by h without a heuristic", () => {
    const text = withText("preset: kotak-8\n", "").replace("breadth-first", "best-first");
    expect(faults(text)).toEqual([
      "4:8 rules.heuristic: question bfs: best-first needs a heuristic: name one of misplaced, manhattan, sequence, linear-conflict, pattern-database",
    ]);
  });

  it("is an id that two questions have", () => {
    const again = "  - { id: bfs, rules: { search: depth-first }, ask: visits, points: 3 }\n";
    expect(faults(SLIDES + again)).toEqual([
      "8:11 questions[2].id: `questions[2].id`: the id bfs is used twice",
    ]);
  });

  it("is told in full, and what all questions share only once", () => {
    const two = `${withText("103425786", "103425768").replace("points: 3", "points: 2")}  - { id: dfs, rules: { search: depth-first }, ask: visits, points: 3 }\n`;
    expect(faults(two)).toEqual([
      "3:52 problem.goal: `problem.goal`: 123450786 can never become 103425768: the tiles of 123450786 make 2 inversions (even) and those of 103425768 make 3 inversions (odd); no move changes odd into even",
    ]);
    const both = withText("points: 3", "points: x").replace("depthLimit: 2", "depthLimit: -1");
    expect(faults(both)).toEqual([
      "5:22 rules.depthLimit: `rules.depthLimit` is -1: a depth limit is not negative",
      '7:71 questions[1].points: `questions[1].points` is "x": points are a number, such as 3 or 2.5',
    ]);
  });

  it("has its place in JSON, too, and names the file where that is given", () => {
    const json =
      '{\n "format": "jejak-assignment/1",\n "questions": [\n  {"id": "bfs", "ask": "visits", "ponts": 3}\n ]\n}';
    expect(readAssignment(json, "kotak.json")).toEqual({
      ok: false,
      faults: [
        {
          place: { file: "kotak.json", line: 4, column: 34 },
          path: "questions[1].ponts",
          message: `there is no key \`ponts\`; did you mean points? The keys here are ${QUESTION}`,
        },
      ],
    });
  });
});

describe("a file that is no assignment", () => {
  it.each([
    [
      "an empty one",
      "",
      "1:1 : the file is null: an assignment is a map of keys, such as `format: jejak-assignment/1`",
    ],
    [
      "a sentence",
      "Hello, world",
      '1:1 : the file is "Hello, world": an assignment is a map of keys, such as `format: jejak-assignment/1`',
    ],
    [
      "a list",
      "- 1\n- 2\n",
      "1:1 : the file is [1,2]: an assignment is a map of keys, such as `format: jejak-assignment/1`",
    ],
    ["tabs for spaces", withText("  - {", "\t- {"), "7:1 : Tabs are not allowed as indentation"],
    [
      "a key twice",
      withText("preset:", "title: b\npreset:"),
      "4:1 : a key stands twice in one map",
    ],
    [
      "two documents",
      `${SLIDES}---\n${SLIDES}`,
      "8:1 : the file holds several documents: keep one, without `---` lines",
    ],
    [
      "2 MB of text",
      `# ${"x".repeat(2_000_000)}\n${SLIDES}`,
      "1:1 : the file is longer than a million characters",
    ],
  ])("is refused with its place: %s", (_what, text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  it("that grows a billion values out of aliases is refused", () => {
    const layers = [..."bcdefghij"].map(
      (name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdefghi"[at]}`).join(", ")}]`,
    );
    const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${layers.join("\n")}\n${SLIDES}`;
    expect(faults(bomb)).toEqual(["1:1 : the aliases grow too large: write the values out"]);
  });

  it("that is nested a hundred thousand levels deep is refused", () => {
    const [fault] = faults("[".repeat(100_000));
    expect(fault).toMatch(/^1:\d+ : the file is nested too deeply$/);
  });

  it("executes nothing: a tag is no command", () => {
    expect(firstQuestion(withText("id: bfs", 'id: bfs, title: !!js/function "x"'))).toEqual({
      ...BFS,
      title: "x",
    });
  });

  it("cannot reach behind the values: __proto__ is a key like any other", () => {
    expect(faults(`${SLIDES}__proto__: { format: x }\n`)).toEqual([
      `8:1 __proto__: there is no key \`__proto__\`; the keys here are ${TOP}`,
    ]);
  });
});
