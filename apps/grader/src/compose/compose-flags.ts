/** What stands behind `jejak compose`, as typed. */
export interface ComposeFlags {
  readonly board?: string;
  readonly goal?: string;
  readonly preset?: string;
  readonly search?: string;
  readonly depthLimit?: string;
  readonly childOrder?: string;
  readonly duplicates?: string;
  readonly goalTest?: string;
  readonly ties?: string;
  readonly heuristic?: string;
  readonly visits?: string;
  readonly solution?: string;
  readonly maxTies?: string;
  readonly maxH?: string;
  readonly maxGenerated?: string;
  readonly find?: string;
  readonly separate?: string;
  readonly seed?: string;
  readonly tries?: string;
  readonly roster?: string;
  readonly assignment?: string;
  readonly force?: true;
  readonly brief?: true;
  readonly format: string;
}

/** The flag behind each part of an exam, for what is wrong with its value. */
const FLAG_OF_PATH: Readonly<Record<string, keyof ComposeFlags>> = {
  board: "board",
  goal: "goal",
  preset: "preset",
  searches: "search",
  "rules.depthLimit": "depthLimit",
  "rules.childOrder": "childOrder",
  "rules.duplicates": "duplicates",
  "rules.goalTest": "goalTest",
  "rules.ties": "ties",
  "rules.heuristic": "heuristic",
  "wishes.visits": "visits",
  "wishes.solution": "solution",
  "wishes.ties": "maxTies",
  "wishes.h": "maxH",
  "wishes.generated": "maxGenerated",
  find: "find",
  separate: "separate",
  seed: "seed",
  tries: "tries",
};

/** Names that stand in a list between commas. */
const LISTS: readonly string[] = ["searches", "separate"];
/** Values that are numbers where they look like one. */
const NUMBERS: readonly string[] = ["rules.depthLimit", "find", "seed", "tries"];

/** What the flags say, in the form of a `jejak-compose/1` file. */
export function examOfFlags(flags: ComposeFlags): Readonly<Record<string, unknown>> {
  const exam: Record<string, unknown> = {};
  for (const [path, flag] of Object.entries(FLAG_OF_PATH)) {
    const written = flags[flag];
    if (typeof written !== "string") continue;
    const [key = "", inner] = path.split(".");
    const value = valueOf(path, written);
    if (inner === undefined) exam[key] = value;
    else exam[key] = { ...(exam[key] as object | undefined), [inner]: value };
  }
  return exam;
}

/** The flag that says what stands at a path of an exam: `--max-ties` for `wishes.ties`. */
export function flagOfPath(path: string): string {
  const flag = FLAG_OF_PATH[path.replaceAll(/\[\d+\]/g, "")] ?? (path === "" ? "search" : null);
  if (flag === null) return path;
  return `--${flag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function valueOf(path: string, written: string): unknown {
  const text = written.trim();
  if (path === "rules.depthLimit" && text.toLowerCase() === "none") return null;
  if (NUMBERS.includes(path) && /^\d{1,15}$/.test(text)) return Number(text);
  if (path === "separate" && text === "all") return text;
  if (LISTS.includes(path)) return text.split(",").map((name) => name.trim());
  if (path === "rules.childOrder" && /[,\s]/.test(text)) return text.toUpperCase().split(/[,\s]+/);
  return written;
}
