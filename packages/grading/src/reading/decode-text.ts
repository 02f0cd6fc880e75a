import type { Place } from "../place.ts";
import { fileKind } from "./files/file-kind.ts";
import { guessSingleByteEncoding } from "./files/single-byte-encoding.ts";
import { decodeAs } from "./files/text-decoder.ts";
import { said, type ReaderText } from "./reader-text.ts";

/** A file as text with `\n` line ends and ordinary spaces, or why it is none and what to hand in. */
export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly encoding: string }
  | { readonly ok: false; readonly place: Place | null; readonly message: ReaderText };

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES: number = 4 * 1024 * 1024;

/** The longest line that is read, in characters. */
const MAX_LINE_CHARACTERS = 200_000;

/** The most lines that are read: all 181,440 boards of 3x3 fit, one a line. */
const MAX_LINES = 200_000;

/**
 * Decodes a file: UTF-8, UTF-16 (with or without a mark), and Windows-1252 or 1251 where it is not
 * UTF-8. CRLF, CR and LF all end a line; every kind of space becomes an ordinary one.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > MAX_FILE_BYTES) {
    const size = Math.ceil(bytes.length / (1024 * 1024));
    return refuse(said("unreadable.too-large", { size }));
  }
  const marked = markedEncoding(bytes);
  const kind = marked === null ? fileKind(bytes) : null;
  if (kind?.kind === "other") return refuse(said("unreadable.file-kind", { kind: kind.name }));
  if (kind?.kind === "workbook") return refuse(said("unreadable.workbook"));
  const utf16 = marked ?? (bytes.includes(0) ? utf16Guess(bytes) : null);
  if (utf16 === null && bytes.includes(0)) {
    return refuse(said("unreadable.not-text", { zeros: "some" }));
  }
  const encoding = utf16 ?? singleByteOrUtf8(bytes);
  const raw = decodeAs(bytes, encoding);
  if (raw === null) return refuse(said("unreadable.not-text", { zeros: "none" }));
  const text = plainSpaces(plainLineEnds(raw));
  return tooLong(text) ?? { ok: true, text, encoding };
}

function refuse(message: ReaderText): DecodedText {
  return { ok: false, place: null, message };
}

function singleByteOrUtf8(bytes: Uint8Array): string {
  return decodeAs(bytes, "utf-8", true) === null ? guessSingleByteEncoding(bytes) : "utf-8";
}

type Utf16 = "utf-16le" | "utf-16be";

function markedEncoding(bytes: Uint8Array): Utf16 | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
}

/** Windows programs write UTF-16 without a mark too: then half of the bytes of digits and spaces are zero. */
function utf16Guess(bytes: Uint8Array): Utf16 | null {
  const sample = bytes.subarray(0, 4096);
  if (sample.length < 8) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const enough = sample.length / 2 / 4;
  if (odd > enough && even === 0) return "utf-16le";
  if (even > enough && odd === 0) return "utf-16be";
  return null;
}

function plainLineEnds(text: string): string {
  return text.includes("\r") ? text.replaceAll("\r\n", "\n").replaceAll("\r", "\n") : text;
}

const ODD_SPACES = /[\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff\v\f]/;
const ALL_ODD_SPACES = new RegExp(ODD_SPACES, "g");

function plainSpaces(text: string): string {
  return ODD_SPACES.test(text) ? text.replace(ALL_ODD_SPACES, " ") : text;
}

/** Refuses a text with a line that is too long, or with too many lines; null for any other. */
function tooLong(text: string): DecodedText | null {
  let start = 0;
  for (let line = 1; start <= text.length; line += 1) {
    if (line > MAX_LINES) {
      return refuse(said("unreadable.too-many-lines"));
    }
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    if (end - start > MAX_LINE_CHARACTERS) {
      const message = said("unreadable.long-line", { line });
      return { ok: false, place: { line, column: 1 }, message };
    }
    start = end + 1;
  }
  return null;
}
