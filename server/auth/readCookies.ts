import type { IncomingMessage } from 'node:http';
import { type Cookies, parseCookie } from 'cookie';

/**
 * Returns the request's cookies by name, decoded. To set a cookie, use Express's `res.cookie`. RFC
 * 6265 §5.4.
 */
export function readCookies({ headers }: IncomingMessage): Cookies {
  return parseCookie(headers.cookie ?? '');
}
