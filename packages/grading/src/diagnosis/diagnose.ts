import type { Language } from "../assignment/assignment.ts";
import { formatMessage } from "../feedback/format-message.ts";
import type { AspectResult } from "../grade/finding.ts";
import type { SequenceReading } from "../grade/grade-sequence.ts";
import { isValueAspect } from "../grade/grade-values.ts";
import type { ReadAnswer, ReadStep } from "../reading/answer.ts";
import type { ReportDiagnosis } from "../report/report.ts";
import { diagnosePath } from "./diagnose-path.ts";
import { diagnoseSequence, type Explanation } from "./diagnose-sequence.ts";
import { diagnoseValues } from "./diagnose-values.ts";
import type { DiagnosisLab } from "./diagnosis-lab.ts";
import type { Misreading } from "./hypothesis.ts";

/** An answer as it was marked. */
export interface MarkedAnswer {
  readonly answer: ReadAnswer;
  readonly steps: readonly ReadStep[];
  readonly reading: SequenceReading | null;
  readonly results: readonly AspectResult[];
}

/** What may have been misunderstood, aspect by aspect; nothing for an aspect without a slip. */
export function diagnose(
  lab: DiagnosisLab,
  { answer, steps, reading, results }: MarkedAnswer,
  language: Language,
): ReportDiagnosis[] {
  const found = results
    .filter(({ findings }) => findings.length > 0)
    .flatMap(({ aspect }): ReportDiagnosis[] => {
      if (aspect === lab.key.asked && reading !== null) {
        const words = steps.map(({ state }) => (state.ok ? state.word : null));
        const explanations = diagnoseSequence(lab, words, reading.slips.length);
        return explanations.map((explanation) => sequenceDiagnosis(explanation, language));
      }
      if (isValueAspect(aspect)) {
        return diagnoseValues(lab, aspect, steps, reading).map((misreading) =>
          wholeDiagnosis(misreading, "diagnosis.values", aspect, steps.length, language),
        );
      }
      if (aspect !== "path" && aspect !== "moves") return [];
      const written =
        aspect === "moves"
          ? movesOfTheBlank(lab, answer, steps)
          : (answer.path ?? steps).map(({ state }) => (state.ok ? state.word : ""));
      return diagnosePath(lab, aspect, written).map((misreading) =>
        wholeDiagnosis(misreading, "diagnosis.exactly", aspect, written.length, language),
      );
    });
  // The same misunderstanding behind order and values is one.
  return [...new Map(found.toReversed().map((one) => [one.name, one])).values()].reverse();
}

/** The moves as the blank's, also where the tiles are named that make them. */
function movesOfTheBlank(
  { key }: DiagnosisLab,
  { moves }: ReadAnswer,
  steps: readonly ReadStep[],
): readonly string[] {
  if (moves === undefined) return steps.flatMap(({ move }) => move ?? []);
  if (moves.names !== "tile") return moves.moves;
  return moves.moves.map((move) => key.question.domain.oppositeAction(move) ?? move);
}

function wholeDiagnosis(
  { name, changes, message, values }: Misreading,
  template: "diagnosis.values" | "diagnosis.exactly",
  aspect: string,
  of: number,
  language: Language,
): ReportDiagnosis {
  const clauses = formatMessage(language, message, values);
  const text = formatMessage(language, template, { aspect, clauses });
  return { name, changes, explains: of, of, message: text };
}

function sequenceDiagnosis(
  { misreadings, slips, explains, of }: Explanation,
  language: Language,
): ReportDiagnosis {
  const clauses = misreadings
    .map(({ message, values }) => formatMessage(language, message, values))
    .reduce((first, second) => formatMessage(language, "clause.and", { first, second }));
  const template = slips === 0 ? "diagnosis.exactly" : "diagnosis.nearly";
  return {
    name: misreadings[0]?.name ?? "",
    ...(misreadings.length > 1 ? { names: misreadings.map(({ name }) => name) } : {}),
    changes: Object.assign({}, ...misreadings.map(({ changes }) => changes)) as object as Record<
      string,
      unknown
    >,
    explains,
    of,
    message: formatMessage(language, template, { clauses, slips }),
  };
}
