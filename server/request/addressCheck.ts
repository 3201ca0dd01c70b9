import { isPlainLine, removeInvisible } from '#contracts/values/plainText.ts';
import { percentDecode } from './percentDecode.ts';
import { ProblemError } from './problemError.ts';

const maxLength = 2_048;

/**
 * Throws a problem for a path and query whose parts are not text that can be an id or a key: 414 when it is
 * too long; 400 when it is not percent-encoded UTF-8, or has control or invisible characters. Express would
 * replace what is not UTF-8, and PostgreSQL stores no U+0000. RFC 3986 §2.1, ADR 0031.
 */
export function checkAddress(url: string): void {
  if (url.length > maxLength) throw new ProblemError(414, 'The address is too long.');
  const text = percentDecode(url);
  if (text === undefined || !isPlainLine(text) || removeInvisible(text) !== text) {
    throw new ProblemError(400, 'The address is malformed.');
  }
}
