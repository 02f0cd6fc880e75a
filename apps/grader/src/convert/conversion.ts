import { FORMATS, type Format, type FormatOptions, type ReadTree } from "@jejak/tree";
import { readChoice } from "../read-choice.ts";
import type { ReadValue } from "../read-value.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { nameOfFormat, readTraceFormat, traceFormatNames } from "../trace/trace-format.ts";

/** What a conversion writes; `format` is null for the table of steps that `jejak trace` prints. */
export interface Target {
  readonly name: string;
  readonly format: Format | null;
}

/** The format that `--to` names. */
export function readTarget(written: string): ReadValue<Target> {
  const name = readChoice("--to", written, traceFormatNames);
  if (!name.ok) return name;
  const format = FORMATS.find((one) => nameOfFormat(one) === name.value) ?? null;
  return { ok: true, value: { name: name.value, format } };
}

/** What was read in the target's form, as chunks; refused where the form needs what the file does not say. */
export function converted(
  read: Extract<ReadTree, { ok: true }>,
  { name, format }: Target,
  options: FormatOptions,
  terminal: Terminal,
): ReadValue<Iterable<string>> {
  if (read.kind === "trace") {
    if (format !== null) return { ok: true, value: format.write(read.trace, options) };
    const text = readTraceFormat(name);
    return text.ok ? { ok: true, value: text.value(read.trace, terminal) } : text;
  }
  const writeTree = format?.writeTree;
  if (writeTree !== undefined) return { ok: true, value: writeTree(read.tree, options) };
  const names = FORMATS.filter((one) => one.writeTree !== undefined).map(nameOfFormat);
  return {
    ok: false,
    message: `--to: ${name} needs the problem and the rules, which the file does not hold; a tree alone can become ${names.join(", ")}`,
  };
}
