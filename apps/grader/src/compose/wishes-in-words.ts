import { rangeText, WISHES, type Exam, type ExamSearch, type WishName } from "@jejak/grading";

const NAMES: Readonly<Record<WishName, string>> = {
  visits: "visits",
  ties: "ties met",
  solution: "moves to the goal",
  h: "as the largest h",
  generated: "nodes generated",
};

/** What is wished of each search; of all together where they are the same. */
export function wishesInWords({ searches }: Exam): string[] {
  const texts = searches.map(textOf);
  const [first = ""] = texts;
  if (texts.every((text) => text === first)) return [first];
  return searches.map(({ id }, at) => `${id}: ${texts[at]}`);
}

function textOf({ wishes }: ExamSearch): string {
  const parts = WISHES.flatMap((wish) => {
    const range = wishes[wish];
    if (range === undefined) return [];
    if (wish === "ties" && range.least === 0 && range.most === 1) return ["at most 1 tie met"];
    return wish === "ties" && range.most === 0
      ? ["no ties"]
      : [`${rangeText(range)} ${NAMES[wish]}`];
  });
  const all = wishes.found ? [...parts, "the goal is found"] : parts;
  return all.length === 0 ? "nothing in particular" : all.join(", ");
}
