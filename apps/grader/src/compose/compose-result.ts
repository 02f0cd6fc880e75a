import type { ClassDraw, Composed, Exam, Instance } from "@jejak/grading";

/** What `jejak compose` shows: boards for everybody, or one for each student. */
export type ComposeResult =
  | { readonly kind: "everybody"; readonly exam: Exam; readonly composed: Composed }
  | {
      readonly kind: "class";
      readonly exam: Exam;
      readonly drawn: ClassDraw & { readonly ok: true };
    };

/** The boards to show in full: for a class the example that nobody has. */
export function boardsOf(result: ComposeResult): readonly Instance[] {
  return result.kind === "class" ? [result.drawn.spare] : result.composed.instances;
}

/** How the boards were come by, in a sentence or two. */
export function accountOf(result: ComposeResult): string[] {
  const { looked, fitting, isEveryBoard } =
    result.kind === "class" ? result.drawn : result.composed;
  const among = isEveryBoard
    ? `all ${count(looked)} boards that there are`
    : `${count(looked)} boards looked at`;
  if (result.kind === "class") {
    const { students, visits, equal } = result.drawn;
    const span = result.exam.searches.map(({ id }, at) => {
      const least = visits[at] ?? 0;
      return `${id} ${least} or ${least + 1} visits`;
    });
    return [
      `${count(students.length)} students, each with a board of their own, of ${count(equal)} of one difficulty (${count(fitting)} fit among ${among})`,
      `For everybody ${span.join(", ")}, and the same wrong ways show`,
    ];
  }
  const { instances, separation } = result.composed;
  const boards = instances.length === 1 ? "1 board" : `${instances.length} boards`;
  if (separation === null) {
    return [`${boards}, the best of ${count(fitting)} that fit among ${among}`];
  }
  const fewer = separation.isSmallest
    ? "no fewer do"
    : "chosen greedily, fewer may do: the exact search was given up";
  return [
    `${boards} of ${count(fitting)} that fit among ${among}`,
    `Together they separate ${separation.separated} wrong ways; ${fewer}`,
    ...(separation.never.length === 0
      ? []
      : [
          `No board that fits separates ${separation.never.length} more: ${neverInWords(separation.never)}`,
        ]),
  ];
}

/** Many of one name are counted, not listed. */
function neverInWords(never: readonly { readonly search: string; readonly id: string }[]): string {
  const groups = Map.groupBy(never, ({ search, id }) => `${search} ${id.split(":")[0]}`);
  return [...groups]
    .map(([name, { length, 0: only }]) =>
      length === 1 && only !== undefined ? `${only.search} ${only.id}` : `${name} (${length})`,
    )
    .join(", ");
}

function count(number: number): string {
  return number.toLocaleString("en");
}
