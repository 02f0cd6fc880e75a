/** A text with everything but letters, digits and `-_.` percent-encoded as UTF-8. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*~]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
}

/** The text that was percent-encoded; null where it was not written that way. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
