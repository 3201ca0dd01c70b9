import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Makes the tokens of the newsletter's links: the id of the subscription and an HMAC with the site's
 * secret, so that they are stored nowhere.
 */
export function createNewsletterTokens(secret: string) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    /** The HMAC under which an address is stored, also once it is unsubscribed. */
    hashOf: (email: string) => sign(`newsletter-address:${email.trim().toLowerCase()}`),
    /** Confirms a request; all mails about this request have the same token. */
    confirming: (id: string, nonce: string) => `${id}.${sign(`newsletter-confirm:${id}:${nonce}`)}`,
    /** Unsubscribes. It never expires. */
    unsubscribing: (id: string) => `${id}.${sign(`newsletter-unsubscribe:${id}`)}`,
  };
}
export type NewsletterTokens = ReturnType<typeof createNewsletterTokens>;

/** The id of a subscription in a token, which may be anybody's until the token is compared. */
export function idOfToken(token: string): string {
  return token.split('.', 1).join('');
}

/** Compares two tokens in a time that does not depend on where they differ. */
export function isSameToken(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
