import type { Count, RateLimits } from '../request/createRateLimits.ts';
import { publishRefusal, rateLimitError } from '../request/rateLimit.ts';

/**
 * An attempt to sign in: the key of the client, the address that was entered, and whether the
 * device is known for that address.
 */
export type Attempt = { client: string; email: string; known: boolean };

type SignInAttemptsOptions = {
  /** The prefix of the counters, which separates these attempts from other sign-ins. */
  name: string;
  rateLimits: RateLimits;
  /**
   * Counts an attempt from an unknown device by its client. Throws a 429 problem beyond the limit.
   */
  countStranger: (client: string) => Promise<void>;
  /**
   * The number of failed attempts from unknown devices that counts as an attack on an address, and
   * the time in which they are counted.
   */
  attack: { limit: number; windowSeconds: number };
};

const freeAttempts = 5;
const longestPauseSeconds = 900;
const forgottenAfterMs = longestPauseSeconds * 1_000;
const none: Count = { count: 0, endsAt: 0 };

/**
 * Counts wrong passwords by client and address together, so that nobody can lock other people out
 * of an account. A client must wait after its fifth wrong password. While an address is attacked
 * from many clients, a client must wait after its first wrong password.
 *
 * The first wait is 1 s, or 32 s during an attack. It doubles with each further attempt, up to 15
 * minutes. All known devices of an account count as one client. While that client must wait, its
 * devices count as unknown. ADR 0015.
 */
export function createSignInAttempts({
  name,
  rateLimits,
  countStranger,
  attack,
}: SignInAttemptsOptions) {
  const knownKey = ({ email }: Attempt) => `${name}-known ${email}`;
  const strangerKey = ({ client, email }: Attempt) => `${name}-stranger ${client} ${email}`;
  const attackKey = ({ email }: Attempt) => `${name}-attack ${email}`;

  /** Counts an attempt from a known device. Returns false if the known devices must wait. */
  const beginKnown = (attempt: Attempt): Promise<boolean> =>
    rateLimits.change([knownKey(attempt)], ([known = none], now) =>
      waitOf(known, now, false) > 0
        ? { result: false }
        : { counts: [oneMore(known, now)], result: true },
    );

  /**
   * Counts an attempt from an unknown device and returns 0. If the client must wait, counts nothing
   * and returns the seconds to wait.
   */
  const beginStranger = (attempt: Attempt): Promise<number> => {
    const keys = [strangerKey(attempt), attackKey(attempt)];
    return rateLimits.change(keys, ([stranger = none, attacked = none], now) => {
      const wait = waitOf(stranger, now, attacked.count >= attack.limit);
      if (wait > 0) return { result: wait };
      const endsAt = attacked.count > 0 ? attacked.endsAt : now + attack.windowSeconds * 1_000;
      const counts = [oneMore(stranger, now), { count: attacked.count + 1, endsAt }];
      return { counts, result: 0 };
    });
  };

  return {
    /**
     * Counts an attempt as failed before its password is compared. Rejects with a 429 problem if
     * the client must still wait.
     */
    begin: async (attempt: Attempt): Promise<void> => {
      if (attempt.known && (await beginKnown(attempt))) return;
      await countStranger(attempt.client);
      const wait = await beginStranger(attempt);
      if (wait === 0) return;
      publishRefusal(`${name}-pause`);
      throw rateLimitError(wait);
    },
    /**
     * Forgets the failed attempts of a client that has signed in. After a sign-in on a known
     * device, the failed attempts from unknown devices stay.
     */
    succeed: async (attempt: Attempt): Promise<void> => {
      const keys = attempt.known ? [knownKey(attempt)] : [strangerKey(attempt), attackKey(attempt)];
      await rateLimits.change(keys, ([own = none, attacked]) => ({
        counts: [
          none,
          ...(attacked ? [{ ...attacked, count: Math.max(0, attacked.count - own.count) }] : []),
        ],
        result: undefined,
      }));
    },
  };
}

/**
 * Adds an attempt to a count. The count is forgotten when the longest pause after the attempt is
 * over.
 */
function oneMore({ count }: Count, now: number): Count {
  return { count: count + 1, endsAt: now + forgottenAfterMs };
}

/** Returns the seconds until the next attempt is allowed, or 0 if it is already allowed. */
function waitOf({ count, endsAt }: Count, now: number, attacked: boolean): number {
  const pauses = attacked ? count + 4 : count - freeAttempts;
  if (count === 0 || pauses < 0) return 0;
  const lastAt = endsAt - forgottenAfterMs;
  const pause = Math.min(2 ** pauses, longestPauseSeconds);
  return Math.max(0, Math.ceil((lastAt + pause * 1_000 - now) / 1_000));
}

/** The decision about a guess. `isFirst` marks the first refused guess of its window. */
type Guess =
  | { allowed: true; wasRight: () => Promise<void> }
  | { allowed: false; isFirst: boolean; seconds: number };

/**
 * Limits guesses by an arbitrary key. Guesses are counted before they are compared, so that
 * simultaneous guesses cannot exceed the limit. After a right guess, call `wasRight`, which takes
 * the guess out of the count. A window begins with its first guess. ADR 0017.
 */
export function createGuessLimit(
  rateLimits: RateLimits,
  { name, limit, windowSeconds }: { name: string; limit: number; windowSeconds: number },
): (key: string) => Promise<Guess> {
  return async (key) => {
    const keys = [`${name} ${key}`];
    const wasRight = () =>
      rateLimits.change(keys, ([{ count, endsAt } = none]) => ({
        counts: [{ count: Math.max(0, Math.min(count, limit) - 1), endsAt }],
        result: undefined,
      }));
    const guess = await rateLimits.change<Guess>(keys, ([{ count, endsAt } = none], now) => {
      // The first refused guess raises the count beyond the limit, so that only one guess is the
      // first.
      const isFirst = count === limit;
      const counts = [
        { count: count + 1, endsAt: count > 0 ? endsAt : now + windowSeconds * 1_000 },
      ];
      if (count < limit) return { counts, result: { allowed: true, wasRight } };
      const seconds = Math.ceil((endsAt - now) / 1_000);
      return { ...(isFirst && { counts }), result: { allowed: false, isFirst, seconds } };
    });
    if (!guess.allowed) publishRefusal(name);
    return guess;
  };
}
