import { isTooComplex } from './jsonLimits.ts';

const jsonType = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;

/**
 * Reads one JSON text in UTF-8, without a byte order mark (RFC 8259 §8.1), that can be parsed with
 * little memory. Undefined for anything else.
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

/** Whether a Content-Type says that a body is JSON. */
export function isJsonType(contentType: string | undefined): boolean {
  return contentType !== undefined && jsonType.test(contentType);
}
