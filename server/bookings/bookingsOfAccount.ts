import type { Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { emailHash } from './steps/writeBooking.ts';

/** Gives the bookings that a guest made with a mail address to the account that has verified it. */
export async function joinBookings(
  { db }: Database,
  accountId: string,
  email: string,
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ account_id: accountId })
    .where('email_hash', '=', emailHash(email))
    .where('account_id', 'is', null)
    .where('erased_at', 'is', null)
    .execute();
}

/** What else is done in the transaction that takes the person away from some bookings. */
export type ForgetGuests = (
  tx: Transaction<Tables>,
  bookings: readonly { hotel_id: string; id: string }[],
) => Promise<void>;

/**
 * Takes the bookings of an account from it, in the transaction that deletes the account. They stay with
 * the hotels.
 */
export async function releaseBookings(
  tx: Transaction<Tables>,
  accountId: string,
  forgetGuests: ForgetGuests,
): Promise<void> {
  const released = await tx
    .updateTable('bookings')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .returning(['hotel_id', 'id'])
    .execute();
  await forgetGuests(tx, released);
}
