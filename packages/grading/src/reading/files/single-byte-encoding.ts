/** The encoding of bytes that are not UTF-8. */
export type SingleByteEncoding = "windows-1251" | "windows-1252";

/**
 * Windows-1251 where Cyrillic is likelier, else Windows-1252. In both, letters beyond ASCII lie from
 * 0xC0 up; Cyrillic words are runs of them, accented Latin letters stand alone among ASCII letters.
 */
export function guessSingleByteEncoding(bytes: Uint8Array): SingleByteEncoding {
  let inRuns = 0;
  let amongAscii = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (!isHighLetter(bytes[index])) continue;
    if (isHighLetter(bytes[index - 1]) || isHighLetter(bytes[index + 1])) inRuns += 1;
    else if (isAsciiLetter(bytes[index - 1]) || isAsciiLetter(bytes[index + 1])) amongAscii += 1;
  }
  return inRuns > amongAscii ? "windows-1251" : "windows-1252";
}

function isHighLetter(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0xc0;
}

function isAsciiLetter(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
