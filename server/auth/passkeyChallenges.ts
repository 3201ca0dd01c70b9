import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The lifetime of a challenge, in milliseconds. */
export const challengeMs = 5 * 60_000;

/**
 * The purpose of a challenge and the session that it belongs to. A sign-in has no session yet.
 * Purposes with the prefix `desk-` are for the staff.
 */
export type ChallengeUse =
  | { purpose: 'sign-in' | 'desk-sign-in' }
  | { purpose: 'create' | 'confirm' | 'desk-create' | 'desk-confirm'; sessionId: string };

/**
 * Hashes a challenge. The table stores only hashes, so that nobody who reads it can answer a
 * challenge.
 */
function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

/**
 * Creates and stores a challenge. `userHandle` is the handle of a passkey that is about to be
 * created.
 */
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
 * Uses a challenge up. If several requests have the same challenge, only one gets its row, even
 * across processes. Returns undefined if the challenge has expired, was used, or belongs to another
 * purpose or session.
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

/** Deletes challenges that were not answered in time. */
export async function deleteOldChallenges(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}
