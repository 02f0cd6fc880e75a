import type { Language, StudentReport } from "@jejak/grading";
import { GradingClient } from "../grading/grading-client.ts";
import type {
  AssignmentView,
  HandedIn,
  QuestionView,
  ShownAnswer,
} from "../grading/grading-messages.ts";
import type { Messages } from "../messages/en.ts";
import { EXAMPLES } from "./examples.ts";
import { columnsFor, tableRows, tableText, type TableRow } from "./answer-table.ts";

/** What a student writes for one question: as text, or in a table. */
export interface AnswerDraft {
  readonly form: "text" | "table";
  readonly text: string;
  readonly rows: readonly TableRow[];
}

const EMPTY: AnswerDraft = { form: "text", text: "", rows: [{}] };
const MOST_CHARACTERS = 1_000_000;
const MOST_BYTES = 5_000_000;
const MOST_FILES = 50;
/** Longer texts make a field slow; they are kept as files. */
const LONGEST_IN_FIELD = 200_000;

/** An assignment, what is written for it, and what the grader says; nothing of it leaves the device. */
export class CheckModel {
  assignment: string = $state("");
  view: AssignmentView | null = $state.raw(null);
  /** Files that are no text, or that answer no question alone. */
  files: readonly HandedIn[] = $state.raw([]);
  report: StudentReport | null = $state.raw(null);
  /** By question, what was read. */
  shown: Readonly<Record<string, ShownAnswer>> = $state.raw({});
  isBusy: boolean = $state(false);
  /** Why something was not taken, in words. */
  refusal: string | null = $state(null);
  #drafts: Readonly<Record<string, AnswerDraft>> = $state.raw({});
  readonly #client = new GradingClient();
  readonly #language: () => Language;
  readonly #texts: () => Messages["check"];

  /** Begins with the first example, which has been read beforehand. */
  constructor(first: AssignmentView, language: () => Language, texts: () => Messages["check"]) {
    const [{ assignment, traces }] = EXAMPLES;
    this.assignment = assignment;
    this.view = first;
    this.#drafts = draftsOf(traces);
    this.#language = language;
    this.#texts = texts;
  }

  get questions(): readonly QuestionView[] {
    return this.view?.ok === true ? this.view.questions : [];
  }

  draft(question: string): AnswerDraft {
    return this.#drafts[question] ?? EMPTY;
  }

  write(question: string, change: Partial<AnswerDraft>): void {
    this.#drafts = { ...this.#drafts, [question]: { ...this.draft(question), ...change } };
  }

  /** Takes an assignment and what was written for it. */
  async take(text: string, traces: Readonly<Record<string, string>>): Promise<void> {
    this.refusal = null;
    if (text.length > MOST_CHARACTERS) return this.#refuse();
    this.assignment = text;
    this.report = null;
    this.files = [];
    const answer = await this.#client.ask({ kind: "read", assignment: text });
    if (answer.kind === "failed") {
      this.refusal = answer.message || this.#texts().tookTooLong;
    } else if (answer.kind === "read" && this.assignment === text) {
      this.view = answer.assignment;
      this.#drafts = draftsOf(traces);
    }
  }

  /** The same assignment with a change in its text; what is written for it stays. */
  async change(text: string): Promise<void> {
    const drafts = this.#drafts;
    await this.take(text, {});
    this.#drafts = drafts;
  }

  async check(): Promise<void> {
    if (this.isBusy) return;
    this.refusal = null;
    const encoder = new TextEncoder();
    const written = this.questions
      .map((question) => ({ path: `${question.id}.txt`, text: this.#textOf(question) }))
      .filter(({ text }) => text.trim() !== "")
      .map(({ path, text }) => ({ path, bytes: encoder.encode(text) }));
    if (written.some(({ bytes }) => bytes.length > MOST_CHARACTERS)) return this.#refuse();
    const files = [...written, ...this.files];
    if (files.length === 0) {
      this.report = null;
      this.refusal = this.#texts().verdicts.missing;
      return;
    }
    this.isBusy = true;
    const answer = await this.#client.ask({
      kind: "grade",
      assignment: this.assignment,
      files,
      language: this.#language(),
      level: "full",
    });
    this.isBusy = false;
    if (answer.kind === "graded") {
      this.report = answer.report;
      this.shown = answer.shown;
    } else if (answer.kind === "failed") {
      this.refusal = answer.message || this.#texts().tookTooLong;
    }
  }

  /** What is written goes over into a table, or back into text. */
  async writeAs(question: QuestionView, form: AnswerDraft["form"]): Promise<void> {
    const { text } = this.draft(question.id);
    const columns = columnsFor(question.ask);
    if (columns === null || text.length > MOST_CHARACTERS) return;
    if (form === "text") return this.write(question.id, { form, text: this.#textOf(question) });
    const asked = { assignment: this.assignment, question: question.id, text };
    const answer = text.trim() === "" ? null : await this.#client.ask({ kind: "rows", ...asked });
    const rows = tableRows(answer?.kind === "rows" ? answer.rows : [], columns);
    this.write(question.id, { form, rows });
  }

  /**
   * Files for one question, or for whatever they answer. Short text goes into the field of its
   * question, so that it can be seen and changed; an assignment is opened; the rest is kept as it is.
   */
  async drop(dropped: Iterable<File>, into: string | null): Promise<void> {
    this.refusal = null;
    for (const file of [...dropped].slice(0, MOST_FILES)) {
      if (file.size > MOST_BYTES) return this.#refuse();
      const bytes = new Uint8Array(await file.arrayBuffer());
      const isField = bytes.length <= LONGEST_IN_FIELD && !bytes.subarray(0, 4000).includes(0);
      const text = isField ? new TextDecoder().decode(bytes) : null;
      if (into === null && text !== null && isAssignment(file.name, text)) {
        await this.take(text, {});
        continue;
      }
      const question = into ?? this.#questionOf(file.name);
      if (text !== null && question !== null) this.write(question, { form: "text", text });
      else this.#keep({ path: into === null ? file.name : renamed(file.name, into), bytes });
    }
  }

  forget(path: string): void {
    this.files = this.files.filter((file) => file.path !== path);
  }

  close(): void {
    this.#client.close();
  }

  #textOf({ id, ask }: QuestionView): string {
    const { form, text, rows } = this.draft(id);
    return form === "text" ? text : tableText(rows, columnsFor(ask) ?? []);
  }

  #keep(file: HandedIn): void {
    this.forget(file.path);
    this.files = [...this.files, file].slice(-MOST_FILES);
  }

  #questionOf(name: string): string | null {
    const { questions } = this;
    if (questions.length === 1) return questions[0]?.id ?? null;
    const base = name.replace(/\.[^.]*$/u, "").toLowerCase();
    return questions.find(({ id }) => id.toLowerCase() === base)?.id ?? null;
  }

  #refuse(): void {
    this.refusal = this.#texts().tooMuch;
  }
}

function draftsOf(traces: Readonly<Record<string, string>>): Record<string, AnswerDraft> {
  return Object.fromEntries(Object.entries(traces).map(([id, text]) => [id, { ...EMPTY, text }]));
}

function isAssignment(name: string, text: string): boolean {
  return /\.(?:ya?ml|json)$/iu.test(name) && text.slice(0, 4000).includes("jejak-assignment/");
}

/** The grader knows a file's question by its name. */
function renamed(name: string, question: string): string {
  return question + (/\.[^.]*$/u.exec(name)?.[0] ?? "");
}
