import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** How long a challenge works, in milliseconds. */
export const challengeMs = 5 * 60_000;

/**
 * What the answer to a challenge may do, and in which session; a sign-in has none yet. With `desk-`
 * it is for the staff.
 */
export type ChallengeUse =
  | { purpose: 'sign-in' | 'desk-sign-in' }
  | { purpose: 'create' | 'confirm' | 'desk-create' | 'desk-confirm'; sessionId: string };

/** The table has hashes, so that whoever reads it can answer no challenge. */
function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

/** Makes a challenge and stores it. `userHandle` is that of the passkey to be made. */
export async function openChallenge(
  db: Kysely<Tables>,
  use: ChallengeUse,
  { now, userHandle = null }: { now: Date; userHandle?: string | null },
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: hashOf(challenge),
      purpose: use.purpose,
      session_id: 'sessionId' in use ? use.sessionId : null,
      user_handle: userHandle,
      expires_at: new Date(now.getTime() + challengeMs),
    })
    .execute();
  return challenge;
}

/**
 * Uses a challenge up: of two requests with one, in whichever processes, one gets its row.
 * Undefined if it has expired, was used, or was made for another purpose or session.
 */
export async function takeChallenge(
  db: Kysely<Tables>,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Promise<{ user_handle: string | null } | undefined> {
  const session = 'sessionId' in use ? use.sessionId : null;
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge))
    .where('purpose', '=', use.purpose)
    .where('session_id', 'is not distinct from', session)
    .returning(['user_handle', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row : undefined;
}

/** Deletes challenges that nobody has answered in time. */
export async function deleteOldChallenges(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}
