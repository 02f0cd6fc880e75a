/** The number that a student put before a step: `3.`, `3)`, `(3)`, `Step 3:`, `Langkah 3`, `Шаг 3`. */
export interface StepNumber {
  readonly value: number;
  /** Where it stands in its line; what lies between is no part of a state. */
  readonly start: number;
  readonly end: number;
}

const WORDS =
  "step|iteration|iterasi|iter|expansion|visit|visited|move|langkah|tahap|urutan|шаг|итерация|ход|passo|iteração|iteracao|etapa|schritt|ekspansi|kunjungan|node|simpul|узел|вершина|nó|no|state|keadaan|состояние|estado|row|baris|строка|linha|nr|№";

const WORDED = new RegExp(
  String.raw`^[\s>*#-]*(?:${WORDS})\.?\s{0,9}[#№]?\s{0,9}(\d{1,6})(?!\d|[./,]\d)\s{0,9}(?:[.):\]=|>–—-]+|(?=\s|$|\(|\[))`,
  "iu",
);

const PLAIN =
  /^\s*(?:[([]\s{0,9}(\d{1,6})\s{0,9}[)\]][.:]?|(\d{1,6})\s{0,9}(?:[.)](?=\s|$|\D)|:(?!\d)|\s[-–—|]\s|-+>\s|\t(?=\S)))/;

/** Reads the step number at the beginning of a line; null where there is none. */
export function stepNumber(line: string): StepNumber | null {
  const match = PLAIN.exec(line) ?? (/\p{L}/u.test(line) ? WORDED.exec(line) : null);
  if (match === null) return null;
  const digits = match[1] ?? match[2] ?? "";
  const start = match.index + match[0].search(/\S/);
  return { value: Number(digits), start: Math.max(start, 0), end: match.index + match[0].length };
}

/** Further numbers of the same kind on one line: `(1) A (2) B`, `1. A 2. B`. A tuple's last cell is none. */
export function inlineNumbers(line: string, first: StepNumber): readonly StepNumber[] {
  const written = line.slice(first.start, first.end);
  const style = written.startsWith("(")
    ? /\((\d{1,6})\)/g
    : written.includes(")")
      ? /(?<=[\s,;])(\d{1,6})\)(?=\s)|[()]/g
      : /(?<=[\s,;])(\d{1,6})\.(?=\s)/g;
  style.lastIndex = first.end;
  const numbers: StepNumber[] = [];
  let expected = first.value + 1;
  let depth = 0;
  for (const match of line.matchAll(style)) {
    if (match[1] === undefined || depth > 0) {
      depth = Math.max(0, depth + (match[0] === "(" ? 1 : -1));
    } else if (Number(match[1]) === expected) {
      numbers.push({ value: expected, start: match.index, end: match.index + match[0].length });
      expected += 1;
    }
  }
  return numbers;
}
