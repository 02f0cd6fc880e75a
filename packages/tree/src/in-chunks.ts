const CHUNK = 1 << 16;

/** Joins small pieces of text into chunks of about 64 thousand characters, as they come. */
export function* inChunks(pieces: Iterable<string>): Generator<string, void, undefined> {
  let chunk = "";
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length >= CHUNK) {
      yield chunk;
      chunk = "";
    }
  }
  if (chunk !== "") yield chunk;
}
