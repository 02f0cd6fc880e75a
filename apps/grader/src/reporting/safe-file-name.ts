/** Bytes that a name may take; common file systems allow 255, and an ending comes after it. */
const LONGEST = 160;

/** Names that Windows keeps for devices, with or without an ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file name for a student: letters, digits, spaces and `.-_()` stay, everything else (slashes
 * above all) becomes `_`. Never empty, hidden, reserved or longer than file systems allow.
 */
export function safeFileName(student: string): string {
  const plain = student
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, "_")
    .replace(/^[. ]+/, "")
    .replace(/[. ]+$/, "");
  const short = atMostBytes(plain, LONGEST);
  if (short === "") return "student";
  return RESERVED.test(short) ? `_${short}` : short;
}

/** As `safeFileName` for a whole class: no two names are alike, not even in upper and lower case. */
export function safeFileNames(students: readonly string[]): string[] {
  const taken = new Set<string>();
  return students.map((student) => {
    const base = safeFileName(student);
    let name = base;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base}-${number}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

function atMostBytes(text: string, most: number): string {
  let bytes = 0;
  let kept = "";
  for (const sign of text) {
    bytes += Buffer.byteLength(sign);
    if (bytes > most) break;
    kept += sign;
  }
  return kept.trimEnd();
}
