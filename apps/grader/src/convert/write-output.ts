import { constants } from "node:fs";
import { open, rename, rm, stat, type FileHandle } from "node:fs/promises";
import type { ReadValue } from "../read-value.ts";
import { reasonOf } from "../submissions/reason-of.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Writes chunks of text to `place`, or to stdout where that is undefined; returns how many characters. */
export async function writeOutput(
  chunks: Iterable<string>,
  place: string | undefined,
  terminal: Terminal,
  reach: (characters: number) => void,
): Promise<ReadValue<number>> {
  if (place === undefined) {
    const characters = await writeAll(chunks, (text) => terminal.write(text), reach);
    return { ok: true, value: characters };
  }
  try {
    return { ok: true, value: await writeFile(chunks, place, reach) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return { ok: false, message: `--out: ${place} cannot be written (${reasonOf(error)})` };
  }
}

/** A file is written beside the old one and then takes its place; a device or a pipe is written to. */
async function writeFile(
  chunks: Iterable<string>,
  place: string,
  reach: (characters: number) => void,
): Promise<number> {
  const there = await stat(place).catch(() => null);
  const isNew = there === null || there.isFile();
  const draft = isNew ? `${place}.part` : place;
  if (isNew) await rm(draft, { force: true });
  const create = isNew ? constants.O_CREAT | constants.O_EXCL : 0;
  const file = await open(draft, constants.O_WRONLY | create);
  try {
    const characters = await writeAll(chunks, (text) => writeWhole(file, text), reach);
    await file.close();
    if (isNew) await rename(draft, place);
    return characters;
  } catch (error) {
    await file.close().catch(() => undefined);
    if (isNew) await rm(draft, { force: true });
    throw error;
  }
}

async function writeAll(
  chunks: Iterable<string>,
  write: (text: string) => Promise<void>,
  reach: (characters: number) => void,
): Promise<number> {
  let characters = 0;
  for (const chunk of chunks) {
    await write(chunk);
    characters += chunk.length;
    reach(characters);
  }
  return characters;
}

async function writeWhole(file: FileHandle, text: string): Promise<void> {
  await file.appendFile(text);
}
