import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Cookies, parseCookie } from 'cookie';
import type { Request, Response } from 'express';

const yearMs = 365 * 86_400_000;

/**
 * Remembers on a device that an account has signed in there. Attempts of a known device are counted
 * apart, so that strangers cannot lock the owner out. The cookie gives no access. ADR 0030.
 */
export function createKnownDevices(secret: string, now: () => Date) {
  const nameOf = (secure: boolean) => `${cookiePrefix(secure)}.device`;
  const sign = (email: string, expiresAt: string) =>
    createHmac('sha256', secret).update(`device:${expiresAt}:${email}`).digest('base64url');
  return {
    /** Whether somebody has signed in to the account of this address on the device. */
    isKnown: (req: Request, secure: boolean, email: string): boolean => {
      const [expiresAt = '', signature = ''] = (readCookies(req)[nameOf(secure)] ?? '').split('.');
      const expected = Buffer.from(sign(email, expiresAt));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(expiresAt) > now().getTime();
    },
    /** Makes the device known for the account of this address, and for no other one. */
    remember: (res: Response, secure: boolean, email: string): void => {
      const expiresAt = String(now().getTime() + yearMs);
      res.cookie(nameOf(secure), `${expiresAt}.${sign(email, expiresAt)}`, {
        maxAge: yearMs,
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure,
      });
    },
  };
}

/** What the names of the site's cookies begin with. No other host or plain page can set those for TLS. */
export function cookiePrefix(secure: boolean): string {
  return secure ? '__Host-stayfarer' : 'stayfarer';
}

/** The request's cookies by name, decoded. Set one with Express's `res.cookie`. RFC 6265 §5.4. */
export function readCookies({ headers }: IncomingMessage): Cookies {
  return parseCookie(headers.cookie ?? '');
}
