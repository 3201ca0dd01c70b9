import { LRUCache } from 'lru-cache';
import { clientKey } from './clientAddress.ts';
import type { HeaderList } from './securityHeaders.ts';

const windowMs = 60_000;
const mostClients = 50_000;

/** What one client has left: `fields` for the answer, and, once nothing is left, the seconds to wait. */
export type Allowance = { fields: HeaderList; retryAfter: number | undefined };

/**
 * Counts each client's requests in windows of a minute and says what is left, in the standard
 * fields. It remembers the latest 50,000 clients, some 10 MB, and no more, however many addresses
 * an attacker has. undefined when `limit` is 0, which turns it off. `now` counts milliseconds.
 * ADR 0011, draft-ietf-httpapi-ratelimit-headers-10.
 */
export function rateLimit(limit: number, now: () => number = () => performance.now()) {
  if (limit === 0) return undefined;
  const clients = new LRUCache<string, { asked: number; endsAt: number }>({ max: mostClients });
  const policy = `"client";q=${limit};w=${windowMs / 1000}`;

  return (address: string): Allowance => {
    const key = clientKey(address);
    // Whole, or the sum of fractions could tell of a second more than there is.
    const time = Math.floor(now());
    let client = clients.get(key);
    if (!client || client.endsAt <= time) {
      client = { asked: 0, endsAt: time + windowMs };
      clients.set(key, client);
    }
    client.asked += 1;
    const seconds = Math.ceil((client.endsAt - time) / 1000);
    const left = Math.max(0, limit - client.asked);
    return {
      fields: ['RateLimit-Policy', policy, 'RateLimit', `"client";r=${left};t=${seconds}`],
      retryAfter: client.asked > limit ? seconds : undefined,
    };
  };
}
export type RateLimit = ReturnType<typeof rateLimit>;
