import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Actor } from '../../audit/actor.ts';
import type { Tables } from '../../database/tables.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, isBooking, readKeyOfNumber } from '../state/bookingRow.ts';
import { emailHash } from '../bookingLinks.ts';

/**
 * Mails the link of the booking with this number to the address that it was made with, if that is
 * `email` and `mayMail` allows it. Otherwise nothing happens. What is asked for is a mail and not
 * the link itself: reading it proves whose the booking is.
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
  await database.transaction((tx) => enqueueLink(tx, { database, actor: trace }, row));
}

/** Writes the mail with the link of a booking, or the one that asks to pay by it. */
export function enqueueLink(
  tx: Transaction<Tables>,
  {
    database,
    actor: { requestId, traceparent },
  }: Pick<BookingContext, 'database'> & { actor: Pick<Actor, 'requestId' | 'traceparent'> },
  { hotel_id: owner, id: bookingId }: Pick<BookingRow, 'hotel_id' | 'id'>,
  template: 'link' | 'pay' = 'link',
): Promise<void> {
  const payload = { bookingId, mail: { template }, requestId, traceparent };
  const message = { kind: 'booking-mail' as const, eventId: randomUUID(), payload };
  return enqueue(tx, owner, [message], database.now());
}
