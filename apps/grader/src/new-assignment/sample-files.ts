import { ASSIGNMENT_SCHEMA } from "@jejak/grading";

const SCHEMA_FILE = "assignment.schema.json";

const ASSIGNMENT = `# yaml-language-server: $schema=./${SCHEMA_FILE}
#
# An assignment: what is searched, under which rules, and what the students hand in.
# Grade the samples with:  jejak grade assignment.yaml submissions
# A line that begins with # is a comment; take the # away to use it.

format: jejak-assignment/1
title: Kotak-8, three searches

# The language of the feedback: en, id or ru.
language: en
# What a student is told: score, first-error, explained (also why), full (also the right answer).
feedback: explained

# Boards row by row, 0 for the blank, in quotes. Graphs: { kind: graph, start: A, goal: G,
# edges: ["A -> B 4", "A -- C 2"], h: { A: 6, B: 4 } }
problem: { kind: puzzle, start: "123450786", goal: "103425786" }

# The rules of a course: kotak-8, bratko, aima or cs188.
preset: kotak-8
# What is different here, or what the preset leaves open. The root has level 0.
rules:
  depthLimit: 2
  # childOrder: [D, R, L, U]    # of the blank's moves; tile; any: each order is right
  # duplicates: parent          # none, path, closed, closed-at-generation, generated, reached
  # goalTest: visit             # or generate
  # heuristic: misplaced + manhattan

# How slips cost: follow-through (each slip its share), up-to-first-error, all-or-nothing, best-of.
# marks: follow-through
# Marks are rounded to multiples of this.
# round: 0.25

questions:
  # Students head their answers with the id, or name a file after it.
  - id: dfs
    rules: { search: depth-first }
    ask: visits
    points: 3
  - id: bfs
    rules: { search: breadth-first }
    ask: visits
    points: 3
  - id: best
    # ties: any, so whoever takes another one of several nodes with the least h is right too.
    rules: { search: best-first, ties: any }
    ask: [visits, h]
    points: 4
`;

const RIGHT = `# dfs
123450786
123456780
123456708
123405786
123485706
123045786
103425786

# bfs
123450786
123456780
123405786
120453786
123456708
123485706
123045786
103425786

# best
123450786 h=4
123405786 h=2
103425786 h=0
`;

/** The same, with the second node of the best-first search chosen wrongly. */
const WITH_A_SLIP: string = RIGHT.replace(
  "123450786 h=4\n123405786",
  "123450786 h=4\n123456780 h=6\n123405786",
);

/** The files of a new assignment by path: with comments, its JSON Schema, and two submissions. */
export const SAMPLE_FILES: ReadonlyMap<string, string> = new Map([
  ["assignment.yaml", ASSIGNMENT],
  [SCHEMA_FILE, `${JSON.stringify(ASSIGNMENT_SCHEMA, null, 2)}\n`],
  ["submissions/2301901.txt", RIGHT],
  ["submissions/2301902.txt", WITH_A_SLIP],
]);
