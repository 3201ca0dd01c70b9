import type { RateLimits } from '../request/createRateLimits.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';

/** Creates the personal 10 % code of a mail address in the caller's transaction, and returns it. */
type GrantCode = (
  tx: Transaction<Tables>,
  options: { email: string; now: Date },
) => Promise<string>;

/** The parts of the site that the newsletter depends on. */
export type NewsletterContext = {
  database: Database;
  tokens: NewsletterTokens;
  /** Encrypts the codes in the outbox. */
  secret: string;
  grantCode: GrantCode;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  rateLimits: RateLimits;
  now: () => Date;
  /**
   * The minimum duration of a request for the newsletter, in milliseconds. Without it, the duration
   * could reveal whether the address is subscribed.
   */
  leastMs: number;
};

/** Returns the address to which a mail program posts to unsubscribe. RFC 8058. */
export function oneClickLink(origin: string, token: string): string {
  return `${origin}/api/newsletter/unsubscribe?token=${token}`;
}

/**
 * Creates the tokens of the newsletter's links: the id of the subscription and an HMAC with the
 * site's secret, so that tokens need not be stored.
 */
export function createNewsletterTokens(secret: string) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    /**
     * Returns the HMAC under which an address is stored. The HMAC stays after the address
     * unsubscribes.
     */
    hashOf: (email: string) => sign(`newsletter-address:${email.trim().toLowerCase()}`),
    /**
     * Returns the token that confirms a request. All mails about this request contain the same
     * token.
     */
    confirming: (id: string, nonce: string) => `${id}.${sign(`newsletter-confirm:${id}:${nonce}`)}`,
    /** Returns the token that unsubscribes. It never expires. */
    unsubscribing: (id: string) => `${id}.${sign(`newsletter-unsubscribe:${id}`)}`,
  };
}
type NewsletterTokens = ReturnType<typeof createNewsletterTokens>;

/**
 * Returns the id of the subscription in a token. The id proves nothing until `isSameToken` has
 * compared the token.
 */
export function idOfToken(token: string): string {
  return token.split('.', 1).join('');
}

/** Compares two tokens in a time that does not depend on where they differ. */
export function isSameToken(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
