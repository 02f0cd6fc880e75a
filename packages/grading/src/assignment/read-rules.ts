import { presetNamed, PRESETS, rulesFault, type HeuristicTerm, type Rules } from "@jejak/search";
import { goesByChildOrder, usesH, type CourseRules } from "../acceptor/course-rules.ts";
import type { Domain } from "../domain.ts";
import type { RulesFile } from "./assignment-file.ts";
import { written } from "./schema-faults.ts";

/** One thing that is wrong with rules: which of them, and what would be right. */
export interface RulesFault {
  readonly rule: keyof Rules | "preset";
  readonly message: string;
}

/**
 * The rules of a question: those of its preset, overridden by each of `layers` in turn (the
 * assignment's, then the question's). A rule that nobody sets has its plain default; the search has
 * none.
 */
export function readRules(
  preset: string | undefined,
  layers: readonly (RulesFile | undefined)[],
  domain: Domain,
): { ok: true; value: CourseRules } | { ok: false; fault: RulesFault } {
  const base = preset === undefined ? undefined : presetNamed(preset);
  if (preset !== undefined && base === undefined) {
    const known = PRESETS.map(({ name }) => name).join(", ");
    return fault("preset", `${written(preset)} is no preset: there are ${known}`);
  }
  const given: RulesFile = Object.assign({}, ...layers);
  const { search } = { search: base?.rules.search, ...definedIn(given) };
  if (search === undefined) {
    return fault("search", "`rules.search` is missing: say which search, such as depth-first");
  }
  const childOrder = childOrderOf(given.childOrder, base?.rules.childOrder, domain);
  if (childOrder !== "any") {
    const message = domain.childOrderFault(childOrder);
    if (message !== null) return fault("childOrder", message);
  }
  const heuristic = heuristicOf(given.heuristic, base?.rules.heuristic, domain);
  if (!heuristic.ok) return fault("heuristic", heuristic.message);
  const usable = domain.heuristic(heuristic.value);
  if (!usable.ok) return fault("heuristic", usable.message);
  if (usesH({ search }) && heuristic.value.length === 0) {
    const known = domain.heuristicNames.join(", ");
    const [only, ...others] = domain.heuristicNames;
    const why = domain.heuristic(others.length > 0 ? [] : [{ name: only ?? "", weight: 1 }]);
    const message = why.ok ? `name one of ${known}` : why.message;
    return fault("heuristic", `${search} needs a heuristic: ${message}`);
  }
  const weight = given.weight ?? base?.rules.weight;
  const beamWidth = given.beamWidth ?? base?.rules.beamWidth;
  return checked(
    {
      search,
      childOrder,
      depthLimit:
        given.depthLimit === undefined ? (base?.rules.depthLimit ?? null) : given.depthLimit,
      duplicates: given.duplicates ?? base?.rules.duplicates ?? "parent",
      goalTest: given.goalTest ?? base?.rules.goalTest ?? "visit",
      ties: given.ties ?? base?.rules.ties ?? "fifo",
      heuristic: heuristic.value,
      // Set for a whole assignment, they are for those of its searches that have them.
      ...(search === "weighted-a-star" && weight !== undefined ? { weight } : {}),
      ...(search === "beam" && beamWidth !== undefined ? { beamWidth } : {}),
    },
    layers.at(-1) ?? {},
  );
}

/** The rules, where they go together; `own` are those that the question sets itself. */
function checked(
  rules: CourseRules,
  own: RulesFile,
): { ok: true; value: CourseRules } | { ok: false; fault: RulesFault } {
  const { search, duplicates, childOrder } = rules;
  const unfit = rulesFault(rules);
  if (unfit !== null) return fault(unfit.rule, `\`rules.${unfit.rule}\` ${unfit.message}`);
  if (own.weight !== undefined && search !== "weighted-a-star") {
    return fault("weight", `${search} has no weight; weighted-a-star has one`);
  }
  if (own.beamWidth !== undefined && search !== "beam") {
    return fault("beamWidth", `${search} has no beam; \`search: beam\` has one`);
  }
  if (search === "beam" && duplicates === "closed") {
    const message = "a beam has no queued copies to throw away: take closed-at-generation";
    return fault("duplicates", `\`rules.duplicates\` is "closed"; ${message} or generated`);
  }
  if (childOrder === "any" && goesByChildOrder(rules)) {
    const isHill = search === "simple-hill-climbing";
    const why = isHill ? "takes the first better child" : "decides by it between equals";
    const remedy = isHill ? "name the order" : "name the order, or set `ties: any`";
    return fault("childOrder", `\`rules.childOrder\` is any; ${search} ${why}: ${remedy}`);
  }
  return { ok: true, value: rules };
}

function fault(rule: RulesFault["rule"], message: string): { ok: false; fault: RulesFault } {
  return { ok: false, fault: { rule, message } };
}

function definedIn(rules: RulesFile): RulesFile {
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
}

/** A preset is written for puzzles: where its order or heuristic means nothing to the domain, the domain's own stands. */
function childOrderOf(
  given: RulesFile["childOrder"],
  preset: Rules["childOrder"] | undefined,
  domain: Domain,
): string | readonly string[] {
  if (given !== undefined) return typeof given === "string" ? spelledOut(given, domain) : given;
  if (preset !== undefined && domain.childOrderFault(preset) === null) return preset;
  return domain.usualChildOrder;
}

/** `DRLU` and `D, R, L, U` name the moves one by one, as a list does. */
function spelledOut(order: string, domain: Domain): string | readonly string[] {
  if (order === "any" || domain.childOrderFault(order) === null) return order;
  const moves = [...order.toUpperCase()].filter((sign) => domain.actions.includes(sign));
  return moves.length > 0 && domain.childOrderFault(moves) === null ? moves : order;
}

function heuristicOf(
  given: RulesFile["heuristic"],
  preset: readonly HeuristicTerm[] | undefined,
  domain: Domain,
): { ok: true; value: readonly HeuristicTerm[] } | { ok: false; message: string } {
  if (typeof given === "string") return domain.parseHeuristic(given);
  if (given !== undefined) return { ok: true, value: given };
  if (preset !== undefined && domain.heuristic(preset).ok) return { ok: true, value: preset };
  const [only] = domain.kind === "graph" ? domain.heuristicNames : [];
  const usual = only === undefined ? [] : [{ name: only, weight: 1 }];
  return { ok: true, value: domain.heuristic(usual).ok ? usual : [] };
}
