import {
  DUPLICATES,
  GOAL_TESTS,
  PRESETS,
  presetNamed,
  SEARCHES,
  TIES,
  type Rules,
} from "@jejak/search";
import type { ReadValue } from "../read-value.ts";
import { readChoice } from "../read-choice.ts";
import { withSearchNumbers } from "./read-search-numbers.ts";
import { readWholeNumber } from "./read-whole-number.ts";
import type { TraceDomain } from "./trace-domain.ts";
import type { TraceFlags } from "./trace-flags.ts";

/** What a preset leaves open and no flag says. */
const LEFT_OPEN: Rules = {
  search: "best-first",
  childOrder: ["D", "R", "L", "U"],
  depthLimit: null,
  duplicates: "parent",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [],
};

/** The rules that every search has. */
type SharedRules = Omit<Rules, "weight" | "beamWidth">;

type RuleReaders = {
  readonly [Rule in keyof SharedRules]: (written: string) => ReadValue<SharedRules[Rule]>;
};

function readersOf(domain: TraceDomain): RuleReaders {
  return {
    search: (written) => readChoice("--search", written, SEARCHES),
    childOrder: (written) => named("--child-order", domain.readChildOrder(written)),
    depthLimit: readDepthLimit,
    duplicates: (written) => readChoice("--duplicates", written, DUPLICATES),
    goalTest: (written) => readChoice("--goal-test", written, GOAL_TESTS),
    ties: (written) => readChoice("--ties", written, TIES),
    heuristic: (written) => named("--heuristic", domain.readHeuristic(written)),
  };
}

/** The same with the flag before what is wrong with its value. */
function named<Value>(flag: string, read: ReadValue<Value>): ReadValue<Value> {
  return read.ok ? read : { ok: false, message: `${flag}: ${read.message}` };
}

/** The rules of a trace: the preset's, as far as they fit the domain, and over them those that flags state. */
export function readRules(flags: TraceFlags, domain: TraceDomain): ReadValue<Rules> {
  const readers = readersOf(domain);
  const preset = presetNamed(flags.preset);
  if (preset === undefined) {
    const names = PRESETS.map(({ name }) => name).join(", ");
    return { ok: false, message: `--preset: there is no "${flags.preset}"; there is ${names}` };
  }
  const stated: Partial<Record<keyof SharedRules, unknown>> = {};
  for (const rule of Object.keys(readers) as (keyof SharedRules)[]) {
    const written = flags[rule];
    if (written === undefined) continue;
    const read = readers[rule](written);
    if (!read.ok) return read;
    stated[rule] = read.value;
  }
  return withSearchNumbers(
    { ...LEFT_OPEN, ...preset.rules, ...domain.ownRules, ...(stated as Partial<SharedRules>) },
    flags,
  );
}

function readDepthLimit(written: string): ReadValue<number | null> {
  if (written.trim().toLowerCase() === "none") return { ok: true, value: null };
  const read = readWholeNumber("--depth-limit", written, 0);
  return read.ok ? read : { ok: false, message: `${read.message}; "none" takes the limit away` };
}
