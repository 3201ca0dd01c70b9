import type { IncomingMessage } from 'node:http';
import { type Cookies, parseCookie } from 'cookie';

/** The request's cookies by name, decoded. Set one with Express's `res.cookie`. RFC 6265 §5.4. */
export function readCookies({ headers }: IncomingMessage): Cookies {
  return parseCookie(headers.cookie ?? '');
}
