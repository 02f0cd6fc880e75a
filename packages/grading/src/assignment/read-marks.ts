import Fraction from "fraction.js";
import type { Aspect, AspectMarks, Policy } from "./assignment.ts";
import type { MarksFile } from "./assignment-file.ts";

/** A question with every slip at the price of one step, all its aspects alike. */
const USUAL_POLICY: Policy = "follow-through";

interface OwnMarks {
  readonly points?: number | undefined;
  readonly policy?: Policy | undefined;
  readonly slip?: number | undefined;
}

/** The marks of a question's aspects, or what is wrong with them. */
export type MarksReading =
  | { readonly ok: true; readonly value: readonly AspectMarks[] }
  | { readonly ok: false; readonly message: string };

/**
 * How the points of a question are shared among its aspects. Aspects with points of their own get
 * those; the rest is shared evenly among the others.
 */
export function readMarks(
  ask: readonly Aspect[],
  points: Fraction,
  layers: readonly (MarksFile | undefined)[],
): MarksReading {
  let policy: Policy = USUAL_POLICY;
  let slip: number | undefined;
  const own: Partial<Record<Aspect, OwnMarks>> = {};
  for (const layer of layers) {
    if (layer === undefined) continue;
    if (typeof layer === "string") {
      policy = layer;
      continue;
    }
    policy = layer.policy ?? policy;
    slip = layer.slip ?? slip;
    for (const [aspect, marks] of Object.entries(layer.aspects ?? {})) {
      if (marks === undefined || !ask.includes(aspect as Aspect)) continue;
      own[aspect as Aspect] = typeof marks === "number" ? { points: marks } : marks;
    }
  }
  const given = ask.flatMap((aspect) => own[aspect]?.points ?? []);
  const rest = given.reduce((sum, share) => sum.sub(exact(share)), points);
  const sharers = ask.length - given.length;
  if (rest.compare(0) < 0 || (sharers === 0 && rest.compare(0) !== 0)) {
    const sum = points.sub(rest).toString();
    return {
      ok: false,
      message: `the aspects' points add up to ${sum}, but the question has ${points.toString()}`,
    };
  }
  return {
    ok: true,
    value: ask.map((aspect) => {
      const { points: share, policy: ownPolicy, slip: ownSlip } = own[aspect] ?? {};
      const cost = ownSlip ?? slip;
      return {
        aspect,
        points: share === undefined ? rest.div(sharers) : exact(share),
        policy: ownPolicy ?? policy,
        slip: cost === undefined ? null : exact(cost),
      };
    }),
  };
}

/** The decimal number that was written, not the binary one next to it. */
export function exact(value: number): Fraction {
  return new Fraction(String(value));
}
