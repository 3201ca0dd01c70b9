import { LRUCache } from 'lru-cache';
import { rateLimitError } from '../../request/rateLimit.ts';

/** Who tries to sign in: the client's key, the address typed, and whether the device is known for it. */
export type Attempt = { client: string; email: string; known: boolean };

export type SignInAttemptsOptions = {
  /** Counts an attempt of a stranger by client; throws a 429 beyond its limit. */
  countStranger: (client: string) => void;
  /** How many wrong attempts of strangers on one address, in how long, count as an attack. */
  attack: { limit: number; windowSeconds: number };
  /** Milliseconds. */
  now: () => number;
  /** How many pairs are counted at once; the least recently seen is forgotten. Default 20,000. */
  maxPairs?: number;
};

type Count = { wrong: number; lastAt: number };

const freeAttempts = 5;
const longestPauseSeconds = 900;

/**
 * Counts wrong passwords by client and address together, so that nobody's attempts close an account to
 * others. After the fifth, and after the first while the address is attacked from many clients, the client
 * must wait: first 1 s or 32 s, then twice as long each time, 15 minutes at most. All known devices of an
 * account are counted as one client; while that one must wait, they count as strangers. Memory is bounded.
 * ADR 0030.
 */
export function createSignInAttempts({
  countStranger,
  attack,
  now,
  maxPairs = 20_000,
}: SignInAttemptsOptions) {
  // Each is one of `maxSize`: `max` would reserve the memory of all pairs at the start.
  const bounds = { maxSize: maxPairs, sizeCalculation: () => 1 };
  const pairs = new LRUCache<string, Count>(bounds);
  const strangers = new LRUCache<string, { wrong: number; endsAt: number }>(bounds);

  const knownKey = ({ email }: Attempt) => `known ${email}`;
  const strangerKey = ({ client, email }: Attempt) => `${client} ${email}`;
  const countOf = (key: string): Count => {
    const count = pairs.get(key);
    const forgotten = !count || now() - count.lastAt > longestPauseSeconds * 1_000;
    return forgotten ? { wrong: 0, lastAt: 0 } : count;
  };
  const attackOn = (email: string) => {
    const found = strangers.get(email);
    if (found && found.endsAt > now()) return found;
    return { wrong: 0, endsAt: now() + attack.windowSeconds * 1_000 };
  };
  /** Seconds until the next attempt, 0 for now. */
  const waitOf = ({ wrong, lastAt }: Count, attacked: boolean) => {
    const pauses = attacked ? wrong + 4 : wrong - freeAttempts;
    if (wrong === 0 || pauses < 0) return 0;
    const pause = Math.min(2 ** pauses, longestPauseSeconds);
    return Math.max(0, Math.ceil((lastAt + pause * 1_000 - now()) / 1_000));
  };
  const add = (key: string) => pairs.set(key, { wrong: countOf(key).wrong + 1, lastAt: now() });

  return {
    /**
     * Counts an attempt as a wrong one, before its password is compared. Throws a 429 if it came too
     * early.
     */
    begin: (attempt: Attempt): void => {
      if (attempt.known && waitOf(countOf(knownKey(attempt)), false) === 0) {
        add(knownKey(attempt));
        return;
      }
      countStranger(attempt.client);
      const key = strangerKey(attempt);
      const attacked = attackOn(attempt.email);
      const wait = waitOf(countOf(key), attacked.wrong >= attack.limit);
      if (wait > 0) throw rateLimitError(wait);
      add(key);
      strangers.set(attempt.email, { ...attacked, wrong: attacked.wrong + 1 });
    },
    /**
     * Forgets the wrong attempts of whoever has signed in. Those that strangers made from the address of a
     * known device stay.
     */
    succeed: (attempt: Attempt): void => {
      if (attempt.known) {
        pairs.delete(knownKey(attempt));
        return;
      }
      const key = strangerKey(attempt);
      const attacked = attackOn(attempt.email);
      const wrong = Math.max(0, attacked.wrong - countOf(key).wrong);
      strangers.set(attempt.email, { ...attacked, wrong });
      pairs.delete(key);
    },
  };
}
