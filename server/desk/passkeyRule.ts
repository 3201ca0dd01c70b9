import type { Kysely } from 'kysely';
import { minuteMs } from '#contracts/values/durations.ts';
import type { Tables } from '../database/tables.ts';
import type { SignedInStaff } from './deskRoute.ts';

const name = 'passkey-for-money';

/** For how long a passkey allows to move money, where that needs one. */
const passkeyMs = 15 * minuteMs;

/** Whether moving money needs a passkey. */
export async function isPasskeyRequired(db: Kysely<Tables>): Promise<boolean> {
  const rule = await db
    .selectFrom('staff_rules')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return rule !== undefined;
}

/** Has moving money need a passkey from now on, or not. Returns whether that is a change. */
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

/** Whether the session was opened or confirmed with a passkey in the last 15 minutes. */
export function hasShownPasskey({ passkeyAt }: Pick<SignedInStaff, 'passkeyAt'>, now: Date) {
  return passkeyAt !== null && now.getTime() - passkeyAt.getTime() <= passkeyMs;
}
