import { FORMATS, guessFormat, type Format } from "@jejak/tree";
import { readChoice } from "../read-choice.ts";
import type { ReadValue } from "../read-value.ts";
import { nameOfFormat } from "../trace/trace-format.ts";

/** A format that can be read. */
export type ReadableFormat = Format & Required<Pick<Format, "read">>;

const READABLE = FORMATS.filter((format): format is ReadableFormat => format.read !== undefined);

/** The names that `--from` takes. */
export const readableFormatNames: readonly string[] = READABLE.map(nameOfFormat);

/** The format that `--from` names, or without it the one that the text and its file's name tell. */
export function readableFormat(
  written: string | undefined,
  text: string,
  fileName: string,
): ReadValue<ReadableFormat> {
  if (written === undefined) {
    const guessed = guessFormat(text, fileName);
    const found = READABLE.find(({ name }) => name === guessed?.name);
    if (found !== undefined) return { ok: true, value: found };
    const names = readableFormatNames.join(", ");
    return {
      ok: false,
      message: `${fileName}: is in no format that can be read; if it is, say which with --from (${names})`,
    };
  }
  const name = readChoice("--from", written, readableFormatNames);
  if (!name.ok) return name;
  const format = READABLE.find((one) => nameOfFormat(one) === name.value) as ReadableFormat;
  return { ok: true, value: format };
}
