const LONGEST_PACKED = 40_000;
const LONGEST_TEXT = 200_000;

/** A text made short enough for the part of a link that no browser sends to a server. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that was packed; null where it is none or unpacks to too much. */
export async function unpackText(packed: string): Promise<string | null> {
  if (packed === "" || packed.length > LONGEST_PACKED) return null;
  try {
    const base64 = packed.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await boundedText(stream);
  } catch {
    return null;
  }
}

/** What stands behind a name in a link's last part, such as `a` in `#a=...`; empty where it is not there. */
export function partOfHash(hash: string, name: string): string {
  const start = `#${name}=`;
  return hash.startsWith(start) ? hash.slice(start.length) : "";
}

/** A small link can unpack to gigabytes: reading stops at the bound. */
async function boundedText(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_TEXT) {
      await reader.cancel();
      return null;
    }
  }
}
