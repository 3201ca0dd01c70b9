import type { Database } from '../database/openDatabase.ts';
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

/** Takes the bookings of an account that is deleted from it; they stay with the hotels. */
export async function releaseBookings({ db }: Database, accountId: string): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .execute();
}
