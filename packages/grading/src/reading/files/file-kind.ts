/** What a file is by its first bytes: `text`, a spreadsheet that can be read, or something to be handed in otherwise. */
export type FileKind =
  | { readonly kind: "text" }
  | { readonly kind: "workbook" }
  | { readonly kind: "other"; readonly name: string };

const SIGNATURES: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["png", [0x89, 0x50, 0x4e, 0x47]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["gif", [0x47, 0x49, 0x46, 0x38]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
  ["office", [0xd0, 0xcf, 0x11, 0xe0]],
  ["gzip", [0x1f, 0x8b]],
  ["rar", [0x52, 0x61, 0x72, 0x21, 0x1a]],
  ["sevenZip", [0x37, 0x7a, 0xbc, 0xaf]],
  ["rtf", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ["program", [0x7f, 0x45, 0x4c, 0x46]],
  ["program", [0x4d, 0x5a, 0x90, 0x00]],
  ["javaClass", [0xca, 0xfe, 0xba, 0xbe]],
];

/** Names that a zip's entries carry, and what such a zip is; the first that occurs decides. */
const ZIP_CONTENTS: readonly (readonly [entry: string, kind: FileKind])[] = [
  ["xl/workbook", { kind: "workbook" }],
  ["xl/worksheets", { kind: "workbook" }],
  ["word/", { kind: "other", name: "word" }],
  ["ppt/", { kind: "other", name: "powerpoint" }],
  ["opendocument.text", { kind: "other", name: "odt" }],
  ["opendocument.spreadsheet", { kind: "other", name: "ods" }],
];

/** How much of a zip is searched for its entries' names, at its start and at its end. */
const ZIP_WINDOW = 65_536;

/** Tells by its first bytes (and a zip's entry names) what a file is. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    return zipKind(bytes);
  }
  for (const [name, signature] of SIGNATURES) {
    if (startsWith(bytes, signature)) return { kind: "other", name };
  }
  if (isHeifOrWebp(bytes)) return { kind: "other", name: "image" };
  return { kind: "text" };
}

function zipKind(bytes: Uint8Array): FileKind {
  const ends = [bytes.subarray(0, ZIP_WINDOW), bytes.subarray(-ZIP_WINDOW)];
  for (const [entry, kind] of ZIP_CONTENTS) {
    if (ends.some((part) => contains(part, entry))) return kind;
  }
  return { kind: "other", name: "zip" };
}

function isHeifOrWebp(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes.subarray(4), [0x66, 0x74, 0x79, 0x70]) ||
    (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) &&
      startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]))
  );
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function contains(bytes: Uint8Array, ascii: string): boolean {
  const first = ascii.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < ascii.length && bytes[at + length] === ascii.charCodeAt(length)) length += 1;
    if (length === ascii.length) return true;
  }
  return false;
}
