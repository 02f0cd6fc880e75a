import type { Exam, Instance } from "@jejak/grading";
import { traceJsonChunks } from "@jejak/tree";
import type { ComposeResult } from "./compose-result.ts";
import { traceOf } from "./trace-of.ts";

/** Everything as `jejak-composed/1`: boards with measures, separations and traces, or a board for each student. */
export function jsonReport(result: ComposeResult, isBrief: boolean): string {
  const { exam } = result;
  const { title, seed, goal, columns, rows } = exam;
  const board = (instance: Instance): object => boardValue(exam, instance, isBrief);
  const { looked, fitting, isEveryBoard } =
    result.kind === "class" ? result.drawn : result.composed;
  const head = {
    ...{ format: "jejak-composed/1", title, seed },
    problem: { kind: "puzzle", goal, columns, rows },
    ...{ looked, fitting, isEveryBoard },
  };
  const value =
    result.kind === "class"
      ? {
          ...head,
          visits: Object.fromEntries(
            exam.searches.map(({ id }, at) => [id, result.drawn.visits[at]]),
          ),
          students: result.drawn.students.map(({ student, name, instance }) => ({
            ...{ student, name },
            ...board(instance),
          })),
          example: board(result.drawn.spare),
        }
      : {
          ...head,
          separation: result.composed.separation,
          boards: result.composed.instances.map(board),
        };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function boardValue(exam: Exam, instance: Instance, isBrief: boolean): object {
  return {
    start: instance.start,
    searches: instance.searches.map(({ id, measures, separations }, at) => {
      const { visits, ties, solution, h, generated } = measures;
      const trace = isBrief
        ? {}
        : {
            trace: JSON.parse(
              [...traceJsonChunks(traceOf(exam, instance, at))].join(""),
            ) as unknown,
          };
      return { id, visits, ties, solution, h, generated, separations, ...trace };
    }),
  };
}
