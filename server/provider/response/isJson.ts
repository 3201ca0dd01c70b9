import { isTooComplex } from '#contracts/jsonLimits.ts';

// A byte order mark stays in the text, where JSON does not allow it.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether the bytes are one JSON text in UTF-8 (RFC 8259 §8.1) that can be parsed with little memory. */
export function isJson(body: Buffer): boolean {
  if (isTooComplex(body)) return false;
  try {
    JSON.parse(utf8.decode(body));
    return true;
  } catch {
    return false;
  }
}
