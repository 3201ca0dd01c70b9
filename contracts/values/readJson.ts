const alwaysAcceptedBytes = 256 * 1024;
const maxDepth = 100;
const maxValues = 1_000_000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The limits of `isTooComplex`, in words for people. */
export const jsonLimits = `at most ${maxDepth} levels and ${maxValues.toLocaleString('en')} values in JSON over ${alwaysAcceptedBytes / 1024} KiB`;

/**
 * Returns whether a JSON text over 256 KiB is nested deeper than 100 levels or holds more than a
 * million values. The site rejects such a text before parsing it, because `JSON.parse` takes up to
 * 70 times its size in memory, which can end the process. For comparison, 10 MB of hotels hold
 * about 700,000 values.
 */
export function isTooComplex(body: Uint8Array): boolean {
  if (body.length <= alwaysAcceptedBytes) return false;
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === quote) inString = !inString;
    else if (inString) {
      if (byte === backslash) at += 1;
    } else if (byte === openArray || byte === openObject) {
      depth += 1;
      values += 1;
      if (depth > maxDepth || values > maxValues) return true;
    } else if (byte === closeArray || byte === closeObject) depth -= 1;
    else if (byte === comma) {
      values += 1;
      if (values > maxValues) return true;
    }
  }
  return false;
}

const jsonType = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;

/**
 * Reads one JSON text in UTF-8, without a byte order mark (RFC 8259 §8.1). Returns undefined for
 * any other text, and for a text that `isTooComplex` rejects.
 */
export function readJson(body: Uint8Array): { value: unknown } | undefined {
  if (isTooComplex(body)) return undefined;
  try {
    const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const value: unknown = JSON.parse(utf8.decode(body));
    return { value };
  } catch {
    return undefined;
  }
}

/** Returns whether a Content-Type stands for JSON. */
export function isJsonType(contentType: string | undefined): boolean {
  return contentType !== undefined && jsonType.test(contentType);
}
