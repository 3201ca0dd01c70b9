import type { Actor } from '../../record/actor.ts';
import { applyUnrecorded } from '../state/recordEvent.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { isBooking, readKeyOfNumber } from '../state/bookingRow.ts';
import { emailHash } from '../bookingLinks.ts';

/**
 * Mails the link of the booking with this number to the booking's address. Does nothing unless that
 * address is `email` and `mayMail` allows the mail. The link is never returned in the response:
 * reading the mail proves who owns the booking.
 */
export async function mailLink(
  { database }: Pick<BookingContext, 'database'>,
  { number, email }: { number: string; email: string },
  mayMail: (bookingId: string) => Promise<boolean>,
  trace: Pick<Actor, 'requestId' | 'traceparent'> = {},
): Promise<void> {
  const key = await readKeyOfNumber({ database }, number);
  if (!key) return;
  const row = await database.db
    .selectFrom('bookings')
    .select(['hotel_id', 'id'])
    .where(isBooking(key))
    .where('email_hash', '=', emailHash(email))
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row || !(await mayMail(row.id))) return;
  await database.transaction((tx) =>
    applyUnrecorded(tx, { database, actor: trace }, row, 'link-asked'),
  );
}
