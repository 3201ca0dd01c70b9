import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { dayMs } from '#contracts/values/durations.ts';
import { readCookies } from './readCookies.ts';

const yearMs = 365 * dayMs;

type KnownDevicesOptions = {
  secret: string;
  now: () => Date;
  /** The kind of accounts. A cookie for one purpose is not valid for another. */
  purpose: 'device' | 'desk-device';
  /** Returns the prefix of the cookie's name. */
  prefixOf: (secure: boolean) => string;
  cookie: Pick<CookieOptions, 'path' | 'sameSite'>;
};

/**
 * Remembers on a device that an account has signed in there. Attempts from known devices are
 * counted separately, so that other people cannot lock the owner out. The cookie gives no access.
 * ADR 0015.
 */
export function createKnownDevices({
  secret,
  now,
  purpose,
  prefixOf,
  cookie,
}: KnownDevicesOptions) {
  const nameOf = (secure: boolean) => `${prefixOf(secure)}.device`;
  const sign = (email: string, expiresAt: string) =>
    createHmac('sha256', secret).update(`${purpose}:${expiresAt}:${email}`).digest('base64url');
  return {
    /** Returns whether the account with this address has signed in on the device before. */
    isKnown: (req: Request, secure: boolean, email: string): boolean => {
      const [expiresAt = '', signature = ''] = (readCookies(req)[nameOf(secure)] ?? '').split('.');
      const expected = Buffer.from(sign(email, expiresAt));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(expiresAt) > now().getTime();
    },
    /** Makes the device known for the account with this address only. */
    remember: (res: Response, secure: boolean, email: string): void => {
      const expiresAt = String(now().getTime() + yearMs);
      res.cookie(nameOf(secure), `${expiresAt}.${sign(email, expiresAt)}`, {
        maxAge: yearMs,
        httpOnly: true,
        secure,
        ...cookie,
      });
    },
  };
}
