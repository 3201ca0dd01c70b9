import type { Count, RateLimits } from '../request/createRateLimits.ts';
import { publishRefusal, rateLimitError } from '../request/rateLimit.ts';

/**
 * Who tries to sign in: the client's key, the address typed, and whether the device is known for
 * it.
 */
export type Attempt = { client: string; email: string; known: boolean };

type SignInAttemptsOptions = {
  /** Counts these attempts apart from those of other sign-ins. */
  name: string;
  rateLimits: RateLimits;
  /** Counts an attempt of a stranger by client; throws a 429 beyond its limit. */
  countStranger: (client: string) => Promise<void>;
  /** How many wrong attempts of strangers on one address, in how long, count as an attack. */
  attack: { limit: number; windowSeconds: number };
};

const freeAttempts = 5;
const longestPauseSeconds = 900;
const forgottenAfterMs = longestPauseSeconds * 1_000;
const none: Count = { count: 0, endsAt: 0 };

/**
 * Counts wrong passwords by client and address together, so that nobody's attempts close an account
 * to others. After the fifth, and after the first while the address is attacked from many clients,
 * the client must wait: first 1 s or 32 s, then twice as long each time, 15 minutes at most. All
 * known devices of an account are counted as one client; while that one must wait, they count as
 * strangers. ADR 0015.
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

  /** Counts an attempt of known devices; false if these must wait. */
  const beginKnown = (attempt: Attempt): Promise<boolean> =>
    rateLimits.change([knownKey(attempt)], ([known = none], now) =>
      waitOf(known, now, false) > 0
        ? { result: false }
        : { counts: [oneMore(known, now)], result: true },
    );

  /** Counts an attempt of a stranger and returns 0, or else the seconds to wait. */
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
     * Counts an attempt as a wrong one, before its password is compared. Rejects with a 429 if it
     * came too early.
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
     * Forgets the wrong attempts of whoever has signed in. Those that strangers made from the
     * address of a known device stay.
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

/** An attempt more. It is forgotten when the longest pause after it is over. */
function oneMore({ count }: Count, now: number): Count {
  return { count: count + 1, endsAt: now + forgottenAfterMs };
}

/** Seconds until the next attempt, 0 for now. */
function waitOf({ count, endsAt }: Count, now: number, attacked: boolean): number {
  const pauses = attacked ? count + 4 : count - freeAttempts;
  if (count === 0 || pauses < 0) return 0;
  const lastAt = endsAt - forgottenAfterMs;
  const pause = Math.min(2 ** pauses, longestPauseSeconds);
  return Math.max(0, Math.ceil((lastAt + pause * 1_000 - now) / 1_000));
}

/** Whether a guess may be compared. `isFirst`: the first one of its window that may not. */
type Guess =
  | { allowed: true; wasRight: () => Promise<void> }
  | { allowed: false; isFirst: boolean; seconds: number };

/**
 * Counts guesses by any key before they are compared, so that no more pass however many come at
 * once, from wherever. Right ones are not counted: call `wasRight` then. A window begins with its
 * first guess. ADR 0017.
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
      // One more than the limit says that a guess was refused.
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
