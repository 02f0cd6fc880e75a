const PREFIX = "#a=";
const LONGEST_LINK = 40_000;
const LONGEST_TEXT = 200_000;

/** An assignment packed into the part of a link that no browser sends to a server. */
export async function packAssignment(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return PREFIX + base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The assignment of a link's last part; null where there is none or it unpacks to too much. */
export async function unpackAssignment(hash: string): Promise<string | null> {
  if (!hash.startsWith(PREFIX) || hash.length > LONGEST_LINK) return null;
  try {
    const base64 = hash.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await boundedText(stream);
  } catch {
    return null;
  }
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
