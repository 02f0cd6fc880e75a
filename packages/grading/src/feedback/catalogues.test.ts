import { DUPLICATES, GOAL_TESTS, SEARCHES, TIES } from "@jejak/search";
import { IntlMessageFormat } from "intl-messageformat";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ERROR_KINDS } from "../acceptor/error-kind.ts";
import { ASPECTS, LANGUAGES, type Language } from "../assignment/assignment.ts";
import { MISUNDERSTANDINGS } from "../diagnosis/hypothesis.ts";
import { CATALOGUES } from "./catalogues.ts";
import { formatMessage } from "./format-message.ts";
import type { MessageId } from "./message-id.ts";

const ids = Object.keys(CATALOGUES.en) as MessageId[];

/** The source text of the package without tests and without the catalogues themselves. */
function sources(): string {
  const root = new URL("..", import.meta.url);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .filter((path) => !/feedback\/(?:reader-)?(?:en|id|ru)\.ts$/.test(path))
    .map((path) => readFileSync(new URL(path, root), "utf8"))
    .join("\n");
}

/** Ids that the sources put together, by the template that does; its blanks come from closed lists. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  "short.${kind}": ERROR_KINDS.map((kind) => `short.${kind}`),
  "rule.${rule}.${value}": [
    ...DUPLICATES.map((rule) => `rule.duplicates.${rule}`),
    ...[...TIES, "any"].map((rule) => `rule.ties.${rule}`),
  ],
  "aspect.${aspect}": ASPECTS.map((aspect) => `aspect.${aspect}`),
  "clause.search.${search}": SEARCHES.map((search) => `clause.search.${search}`),
  "clause.duplicates.${duplicates}": DUPLICATES.map((rule) => `clause.duplicates.${rule}`),
  "clause.goal-test.${goalTest}": GOAL_TESTS.map((time) => `clause.goal-test.${time}`),
  "clause.ties.${ties}": TIES.map((ties) => `clause.ties.${ties}`),
  "clause.${name}": MISUNDERSTANDINGS.map((name) => `clause.${name}`).filter(
    (id) => id in CATALOGUES.en,
  ),
};

/** Names of everything that a message wants to be filled in. */
function placeholders(language: Language, id: MessageId): string[] {
  const names = new Set<string>();
  const open: unknown[] = [parsed(language, id)];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part !== "object" || part === null) continue;
    const { type, value } = part as { type?: unknown; value?: unknown };
    // 0 is literal text, 7 the `#` of a plural; all others name a value.
    if (typeof type === "number" && type > 0 && type < 7) names.add(String(value));
    open.push(...Object.values(part));
  }
  return [...names].sort();
}

function parsed(language: Language, id: MessageId): unknown {
  return new IntlMessageFormat(CATALOGUES[language][id], language, undefined, {
    ignoreTag: true,
  }).getAst();
}

describe("the catalogues", () => {
  it.each(LANGUAGES)("have the same messages in %s as in English", (language) => {
    expect(Object.keys(CATALOGUES[language])).toEqual(ids);
  });

  it("have no message that the sources do not use", () => {
    const text = sources();
    const made = new Set(Object.values(TEMPLATES).flat());
    expect(ids.filter((id) => !made.has(id) && !text.includes(`"${id}"`))).toEqual([]);
  });

  it("have every message that a template makes, and no template makes others", () => {
    const made = Object.values(TEMPLATES).flat();
    expect(made.filter((id) => !(id in CATALOGUES.en))).toEqual([]);
    const templates = [...sources().matchAll(/`((?:[a-z-]+\.)+\$\{[^`]*)`/g)]
      .map(([, template]) => template as string)
      .filter((template) => ids.some((id) => id.startsWith(template.split("${", 1)[0] as string)));
    expect([...new Set(templates)].sort()).toEqual(Object.keys(TEMPLATES).sort());
  });

  it.each(LANGUAGES)("are all well formed in %s", (language) => {
    const faults = ids.flatMap((id) => {
      try {
        parsed(language, id);
        return [];
      } catch (error) {
        return [{ id, error }];
      }
    });
    expect(faults).toEqual([]);
  });

  it.each(["id", "ru"] as const)("fill in the same values in %s as in English", (language) => {
    for (const id of ids) {
      // The reason that the reader of states gives is English: the others name the state instead.
      const names = placeholders("en", id).map((name) => (name === "reason" ? "got" : name));
      expect({ id, names: placeholders(language, id) }).toEqual({ id, names: names.sort() });
    }
  });

  it.each(LANGUAGES)("speak calmly in %s", (language) => {
    const loud = ids.filter((id) => /!|¡|\binvalid\b/i.test(CATALOGUES[language][id]));
    expect(loud).toEqual([]);
  });

  it("are written in the script of their language", () => {
    const words = (language: Language): string[] =>
      ids.filter((id) => /[а-яё]/i.test(CATALOGUES[language][id]));
    const alike: MessageId[] = ids.filter((id) => CATALOGUES.en[id] === CATALOGUES.ru[id]);
    expect(words("en")).toEqual([]);
    expect(words("id")).toEqual([]);
    expect(alike).toEqual([
      "aspect.h",
      "aspect.g",
      "aspect.f",
      "aspect.open",
      "aspect.closed",
      "short.of",
    ]);
    expect(words("ru")).toEqual(ids.filter((id) => !alike.includes(id)));
  });
});

describe("a message with a number", () => {
  const slips = (language: Language): string[] =>
    [1, 2, 5, 21].map((count) =>
      formatMessage(language, "diagnosis.nearly", { slips: count, clauses: "..." }),
    );

  it("has the right plurals in English", () => {
    expect(slips("en")).toEqual([
      "Apart from 1 slip your trace is what comes out when ....",
      "Apart from 2 slips your trace is what comes out when ....",
      "Apart from 5 slips your trace is what comes out when ....",
      "Apart from 21 slips your trace is what comes out when ....",
    ]);
  });

  it("has no plurals in Indonesian", () => {
    expect(slips("id")).toEqual([
      "Selain 1 kesalahan, jejak Anda seperti yang dihasilkan bila ....",
      "Selain 2 kesalahan, jejak Anda seperti yang dihasilkan bila ....",
      "Selain 5 kesalahan, jejak Anda seperti yang dihasilkan bila ....",
      "Selain 21 kesalahan, jejak Anda seperti yang dihasilkan bila ....",
    ]);
  });

  it("has the right plurals in Russian, in the genitive", () => {
    expect(slips("ru")).toEqual([
      "Если не считать 1 ошибки, ваша запись такая, какая получается, если ....",
      "Если не считать 2 ошибок, ваша запись такая, какая получается, если ....",
      "Если не считать 5 ошибок, ваша запись такая, какая получается, если ....",
      "Если не считать 21 ошибки, ваша запись такая, какая получается, если ....",
    ]);
  });

  const arithmetic = (language: Language): string[] =>
    [0, 1, 2, 5, 21].map((count) =>
      formatMessage(language, "marks.follow-through", {
        aspect: "visits",
        points: "30",
        slips: count,
        cost: "1",
        score: String(30 - count),
      }),
    );

  it("shows the arithmetic with the right plurals in English", () => {
    expect(arithmetic("en")).toEqual([
      "order of visits: no slip, 30 of 30.",
      "order of visits: 30 − 1 slip × 1 = 29.",
      "order of visits: 30 − 2 slips × 1 = 28.",
      "order of visits: 30 − 5 slips × 1 = 25.",
      "order of visits: 30 − 21 slips × 1 = 9.",
    ]);
  });

  it("shows the arithmetic in Indonesian", () => {
    expect(arithmetic("id")).toEqual([
      "urutan pemeriksaan: tidak ada kesalahan, 30 dari 30.",
      "urutan pemeriksaan: 30 − 1 kesalahan × 1 = 29.",
      "urutan pemeriksaan: 30 − 2 kesalahan × 1 = 28.",
      "urutan pemeriksaan: 30 − 5 kesalahan × 1 = 25.",
      "urutan pemeriksaan: 30 − 21 kesalahan × 1 = 9.",
    ]);
  });

  it("shows the arithmetic with the right plurals in Russian", () => {
    expect(arithmetic("ru")).toEqual([
      "порядок посещения: ошибок нет, 30 из 30.",
      "порядок посещения: 30 − 1 ошибка × 1 = 29.",
      "порядок посещения: 30 − 2 ошибки × 1 = 28.",
      "порядок посещения: 30 − 5 ошибок × 1 = 25.",
      "порядок посещения: 30 − 21 ошибка × 1 = 9.",
    ]);
  });

  it("names one step in the singular and more in the plural, however many they are", () => {
    const missing = (language: Language, steps: readonly number[]): string =>
      formatMessage(language, "left-out.values", {
        aspect: "h",
        count: steps.length,
        steps: steps.join(", "),
      });
    const many = Array.from({ length: 21 }, (_, at) => at + 1);
    expect(missing("en", [3])).toBe("h: the value is missing at step 3.");
    expect(missing("en", [3, 4])).toBe("h: the values are missing at steps 3, 4.");
    expect(missing("id", [3])).toBe("h: nilai pada langkah 3 tidak ada.");
    expect(missing("ru", [3])).toBe("h: нет значения на шаге 3.");
    expect(missing("ru", many)).toBe(`h: нет значений на шагах ${many.join(", ")}.`);
  });
});
