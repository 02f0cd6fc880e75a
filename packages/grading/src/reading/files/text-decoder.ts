/** The part of the platform's TextDecoder that reading needs; browsers, workers and Node all have it. */
interface Decoder {
  decode(bytes: Uint8Array): string;
}

type DecoderConstructor = new (label: string, options?: { fatal?: boolean }) => Decoder;

const platform = globalThis as unknown as { TextDecoder: DecoderConstructor };

/** The bytes as text in a named encoding; with `fatal`, null where they are not in that encoding. */
export function decodeAs(bytes: Uint8Array, encoding: string, fatal = false): string | null {
  try {
    return new platform.TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}
