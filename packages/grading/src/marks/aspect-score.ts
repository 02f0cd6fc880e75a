import Fraction from "fraction.js";
import type { AspectMarks, Policy } from "../assignment/assignment.ts";
import type { MessageId, MessageValues } from "../feedback/message-id.ts";
import type { AspectResult } from "../grade/finding.ts";

/** An aspect's exact score, and the sentence that shows how it came about. */
export interface AspectScore {
  readonly score: Fraction;
  readonly how: MessageId;
  readonly values: MessageValues;
}

/** The points of one aspect under its policy. Exact: nothing is rounded here. */
export function aspectScore(marks: AspectMarks, result: AspectResult): AspectScore {
  if (marks.policy !== "best-of") return scoreUnder(marks.policy, marks, result);
  const all = (["follow-through", "up-to-first-error", "all-or-nothing"] as const).map((policy) =>
    scoreUnder(policy, marks, result),
  );
  return all.reduce((best, other) => (other.score.compare(best.score) > 0 ? other : best));
}

function scoreUnder(
  policy: Exclude<Policy, "best-of">,
  { aspect, points, slip }: AspectMarks,
  { findings, total, ownTotal = total, beforeFirst, unwritten = 0 }: AspectResult,
): AspectScore {
  const slips = findings.reduce((sum, { weight = 1 }) => sum + weight, 0) + unwritten;
  const common = { aspect, points: decimal(points), slips };
  switch (policy) {
    case "all-or-nothing": {
      const isRight = slips === 0;
      return {
        score: isRight ? points : new Fraction(0),
        how: isRight ? "marks.all-or-nothing.right" : "marks.all-or-nothing.wrong",
        values: common,
      };
    }
    case "up-to-first-error": {
      const before = slips === 0 ? total : Math.min(beforeFirst, total);
      const score = points.mul(before).div(total);
      return {
        score,
        how: "marks.up-to-first-error",
        values: { ...common, before, total, score: decimal(score) },
      };
    }
    case "follow-through": {
      const cost = slip ?? points.div(ownTotal);
      const left = points.sub(cost.mul(slips));
      const isBelowZero = left.compare(0) < 0;
      const score = isBelowZero ? new Fraction(0) : left;
      const sum = isBelowZero ? "marks.follow-through.none" : "marks.follow-through";
      return {
        score,
        how: slips === 0 ? "marks.all-or-nothing.right" : sum,
        values: { ...common, cost: decimal(cost), score: decimal(score) },
      };
    }
  }
}

/** A fraction for people: exact where it has up to four decimals, else as a fraction such as 1/3. */
export function decimal(value: Fraction): string {
  const text = value.toString(6);
  return text.includes("(") || (text.split(".")[1]?.length ?? 0) > 4 ? value.toFraction() : text;
}
