import {
  DUPLICATES,
  GOAL_TESTS,
  SEARCHES,
  TIES,
  type GoalTestRule,
  type DuplicatesRule,
  type HeuristicTerm,
  type SearchName,
  type TiesRule,
} from "@jejak/search";
import * as v from "valibot";
import {
  ASPECTS,
  FEEDBACK_LEVELS,
  LANGUAGES,
  POLICIES,
  type Aspect,
  type FeedbackLevel,
  type Language,
  type Policy,
} from "./assignment.ts";

/** Rules as an assignment or a question sets them; what is not set comes from the preset. */
export interface RulesFile {
  readonly search?: SearchName | undefined;
  readonly childOrder?: string | readonly string[] | undefined;
  readonly depthLimit?: number | null | undefined;
  readonly duplicates?: DuplicatesRule | undefined;
  readonly goalTest?: GoalTestRule | undefined;
  readonly ties?: TiesRule | "any" | undefined;
  /** `misplaced + 2*manhattan`, or its terms. */
  readonly heuristic?: string | readonly HeuristicTerm[] | undefined;
  readonly weight?: number | undefined;
  readonly beamWidth?: number | undefined;
}

export interface PuzzleFile {
  readonly kind: "puzzle";
  readonly start: string;
  readonly goal: string | readonly string[];
  readonly columns?: number | undefined;
}

export interface GraphFile {
  readonly kind: "graph";
  readonly start: string;
  readonly goal: string | readonly string[];
  /** Such as `A -> B 4` and `A -- C 2`. */
  readonly edges: string | readonly string[];
  /** Nodes without an edge. */
  readonly nodes?: readonly string[] | undefined;
  /** Whether edges written without a head lead one way. */
  readonly directed?: boolean | undefined;
  readonly h?: Readonly<Record<string, number>> | undefined;
}

export type ProblemFile = PuzzleFile | GraphFile;

/** What is different in one student's problem. */
export interface OwnProblemFile {
  readonly start: string;
}

/** An aspect's points alone, or with a policy of its own. */
export type AspectMarksFile =
  | number
  | {
      readonly points?: number | undefined;
      readonly policy?: Policy | undefined;
      readonly slip?: number | undefined;
    };

/** A policy alone, or with the price of a slip and what is different for single aspects. */
export type MarksFile =
  | Policy
  | {
      readonly policy?: Policy | undefined;
      readonly slip?: number | undefined;
      readonly aspects?: Readonly<Partial<Record<Aspect, AspectMarksFile | undefined>>> | undefined;
    };

export interface QuestionFile {
  readonly id: string;
  readonly title?: string | undefined;
  readonly problem?: ProblemFile | undefined;
  readonly preset?: string | undefined;
  readonly rules?: RulesFile | undefined;
  readonly ask: Aspect | readonly Aspect[];
  readonly points: number;
  readonly marks?: MarksFile | undefined;
  readonly bonus: boolean;
}

/** The file `jejak-assignment/1`. */
export interface AssignmentFile {
  /** Where the JSON Schema is, for editors. */
  readonly $schema?: string | undefined;
  readonly format: "jejak-assignment/1";
  readonly title: string;
  readonly language: Language;
  readonly feedback: FeedbackLevel;
  readonly problem?: ProblemFile | undefined;
  /** By student: where the student's own problem differs from `problem`. */
  readonly problems?: Readonly<Record<string, OwnProblemFile>> | undefined;
  readonly preset?: string | undefined;
  readonly rules?: RulesFile | undefined;
  readonly marks?: MarksFile | undefined;
  readonly round: number;
  readonly cap?: number | undefined;
  readonly bound: number;
  readonly questions: readonly QuestionFile[];
}

/** Letters, digits, `-`, `_` and `.`: an id can stand in a file's name and in a heading. */
export const questionId: v.GenericSchema<unknown, string> = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(
    /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u,
    "an id has 1 to 40 letters, digits, `.`, `_` or `-`, and begins with a letter or digit",
  ),
);

const points = v.pipe(
  v.number("points are a number, such as 3 or 2.5"),
  v.check((value) => Number.isFinite(value) && value >= 0, "points are a number from 0 up"),
);

const words = v.array(v.string());

const heuristicTerm = v.strictObject({
  name: v.string(),
  weight: v.optional(
    v.pipe(v.number(), v.finite("a weight is a number"), v.minValue(0, "a weight is not negative")),
    1,
  ),
});

/** Reads rules as an assignment writes them. */
export const rulesFile: v.GenericSchema<unknown, RulesFile> = v.strictObject({
  search: v.optional(v.picklist(SEARCHES)),
  childOrder: v.optional(v.union([v.string(), words])),
  depthLimit: v.optional(
    v.nullable(
      v.pipe(
        v.number("a depth limit is a whole number from 0 up, or null for none"),
        v.integer("a depth limit is a whole number"),
        v.minValue(0, "a depth limit is not negative"),
      ),
    ),
  ),
  duplicates: v.optional(v.picklist(DUPLICATES)),
  goalTest: v.optional(v.picklist(GOAL_TESTS)),
  ties: v.optional(v.picklist([...TIES, "any"])),
  heuristic: v.optional(v.union([v.string(), v.array(heuristicTerm)])),
  weight: v.optional(
    v.pipe(
      v.number("a weight is a number, such as 1.5"),
      v.finite("a weight is a number"),
      v.minValue(0, "a weight is not negative"),
    ),
  ),
  beamWidth: v.optional(
    v.pipe(
      v.number("a beam width is a whole number from 1 up"),
      v.integer("a beam width is a whole number"),
      v.minValue(1, "a beam keeps at least 1 node"),
    ),
  ),
});

const puzzle = v.strictObject({
  kind: v.literal("puzzle"),
  start: v.string(),
  goal: v.union([v.string(), words]),
  columns: v.optional(v.pipe(v.number(), v.integer("columns are a whole number"))),
});

const graph = v.strictObject({
  kind: v.literal("graph"),
  start: v.string(),
  goal: v.union([v.string(), words]),
  edges: v.union([v.string(), words]),
  nodes: v.optional(words),
  directed: v.optional(v.boolean()),
  h: v.optional(v.record(v.string(), v.number())),
});

const problem = v.variant("kind", [puzzle, graph], "a problem is of kind `puzzle` or `graph`");

const aspectMarks = v.union([
  points,
  v.strictObject({
    points: v.optional(points),
    policy: v.optional(v.picklist(POLICIES)),
    slip: v.optional(points),
  }),
]);

const marks = v.union([
  v.picklist(POLICIES),
  v.strictObject({
    policy: v.optional(v.picklist(POLICIES)),
    slip: v.optional(points),
    aspects: v.optional(v.partial(v.strictObject(v.entriesFromList(ASPECTS, aspectMarks)))),
  }),
]);

const ask = v.union([
  v.picklist(ASPECTS),
  v.pipe(v.array(v.picklist(ASPECTS)), v.minLength(1, "a question asks for something")),
]);

const question = v.strictObject({
  id: questionId,
  title: v.optional(v.string()),
  problem: v.optional(problem),
  preset: v.optional(v.string()),
  rules: v.optional(rulesFile),
  ask,
  points,
  marks: v.optional(marks),
  bonus: v.optional(v.boolean(), false),
});

/** Reads `jejak-assignment/1` as it is written, before presets and defaults are filled in. */
export const assignmentFile: v.GenericSchema<unknown, AssignmentFile> = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.literal("jejak-assignment/1"),
  title: v.optional(v.string(), "Untitled assignment"),
  language: v.optional(v.picklist(LANGUAGES), "en"),
  feedback: v.optional(v.picklist(FEEDBACK_LEVELS), "explained"),
  problem: v.optional(problem),
  problems: v.optional(v.record(v.string(), v.strictObject({ start: v.string() }))),
  preset: v.optional(v.string()),
  rules: v.optional(rulesFile),
  marks: v.optional(marks),
  round: v.optional(
    v.pipe(
      v.number(),
      v.check((value) => value > 0, "marks are rounded to a number above 0"),
    ),
    0.01,
  ),
  cap: v.optional(points),
  bound: v.optional(
    v.pipe(
      v.number(),
      v.check(
        (value) => Number.isInteger(value) && value >= 1 && value <= 5_000_000,
        "a bound is a whole number of nodes from 1 to 5,000,000",
      ),
    ),
    200_000,
  ),
  questions: v.pipe(v.array(question), v.minLength(1, "an assignment has at least one question")),
});
