import type { Kysely } from 'kysely';
import { minuteMs } from '#contracts/values/durations.ts';
import type { Tables } from '../database/tables.ts';
import type { SignedInStaff } from './deskRoute.ts';

const name = 'passkey-for-money';

/** The time for which a passkey authorizes moving money if the rule is on, in milliseconds. */
const passkeyMs = 15 * minuteMs;

/** Returns whether moving money needs a passkey. */
export async function isPasskeyRequired(db: Kysely<Tables>): Promise<boolean> {
  const rule = await db
    .selectFrom('staff_rules')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return rule !== undefined;
}

/**
 * Turns on or off the rule that moving money needs a passkey. Returns whether the rule has changed.
 */
export async function requirePasskey(
  db: Kysely<Tables>,
  required: boolean,
  now: Date,
): Promise<boolean> {
  if (!required) {
    const deleted = db.deleteFrom('staff_rules').where('name', '=', name);
    return (await deleted.executeTakeFirst()).numDeletedRows > 0n;
  }
  const inserted = db
    .insertInto('staff_rules')
    .values({ name, since: now })
    .onConflict((conflict) => conflict.column('name').doNothing());
  return ((await inserted.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns whether a passkey opened or confirmed the session within the last 15 minutes. */
export function hasShownPasskey({ passkeyAt }: Pick<SignedInStaff, 'passkeyAt'>, now: Date) {
  return passkeyAt !== null && now.getTime() - passkeyAt.getTime() <= passkeyMs;
}
