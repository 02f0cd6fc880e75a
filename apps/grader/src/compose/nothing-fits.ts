import { rangeText, type ClassDraw, type Exam, type Failures } from "@jejak/grading";

interface Account {
  readonly looked: number;
  readonly fitting: number;
  readonly isEveryBoard: boolean;
  readonly failures: Failures;
}

/** Why no board fits, which wish fails most often and what would help, in one line. */
export function nothingFits(exam: Exam, account: Account): string {
  const looked = account.isEveryBoard
    ? `none of the ${count(account.looked)} boards that there are fits`
    : `none of ${count(account.looked)} boards fits`;
  return [`${looked}: ${mostOften(account.failures)}`, ...whatHelps(exam, account)].join("; ");
}

/** Why there are too few boards of one difficulty for a class, in one line. */
export function tooFewForClass(exam: Exam, members: number, drawn: ClassDraw): string {
  if (drawn.fitting === 0) return nothingFits(exam, drawn);
  const fitting = `${count(drawn.fitting)} of ${count(drawn.looked)} boards fit, but at most ${drawn.equal} of them are of one difficulty`;
  const needed = `${members} students need ${members + 1} (one is left as an example)`;
  const more = drawn.isEveryBoard
    ? "wish for less"
    : `look at more boards with --tries, or wish for less`;
  return [`${fitting}: ${needed}`, more, ...whatHelps(exam, drawn)].join("; ");
}

function mostOften({ of, wishes }: Failures): string {
  const [worst] = wishes.toSorted((a, b) => b.failed - a.failed);
  if (worst === undefined) return "there is no board to look at";
  return `most often fails ${wishName(worst.search, worst.wish)} (${count(worst.failed)} of ${count(of)})`;
}

function whatHelps(exam: Exam, { failures }: Account): string[] {
  const [best] = failures.wishes;
  const help: string[] = [];
  if (best !== undefined && best.alone > 0) {
    const name = wishName(best.search, best.wish);
    const widened =
      best.wouldHelp === null ? "" : `, ${rangeText(best.wouldHelp)} would let one in`;
    help.push(`without the wish for ${name} ${count(best.alone)} would fit${widened}`);
  } else if (failures.nearest !== null) {
    const has = failures.nearest.unmet.map(({ search, wish, value, wished }) => {
      const name = wishName(search, wish);
      if (wished === null) return `${name} fails`;
      return `${name} is ${value ?? "more than was looked at"} and not ${rangeText(wished)}`;
    });
    help.push(`the nearest board is ${failures.nearest.start}, where ${has.join(" and ")}`);
  }
  const limited = exam.searches.find(({ rules }) => rules.depthLimit !== null);
  const isNotFound = failures.wishes.some(({ wish, failed }) => wish === "found" && failed > 0);
  if (limited !== undefined && isNotFound) {
    help.push(
      `the depth limit of ${limited.rules.depthLimit} keeps ${limited.id} from goals that lie deeper`,
    );
  }
  return help;
}

function wishName(search: string, wish: string): string {
  return wish === "found" ? `${search} finding the goal` : `${search}'s ${nameOf(wish)}`;
}

function nameOf(wish: string): string {
  return wish === "h" ? "largest h" : wish === "solution" ? "solution length" : wish;
}

function count(number: number): string {
  return number.toLocaleString("en");
}
