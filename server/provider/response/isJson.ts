import { isUtf8 } from 'node:buffer';
import { isTooComplex } from '#contracts/values/jsonLimits.ts';

/**
 * Whether the bytes are one JSON text in UTF-8, without a byte order mark (RFC 8259 §8.1), that can be
 * parsed with little memory.
 */
export function isJson(body: Buffer): boolean {
  if (isTooComplex(body) || !isUtf8(body)) return false;
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}
