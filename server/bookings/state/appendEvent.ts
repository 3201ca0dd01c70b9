import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import type { BookingMail } from '../mails/bookingMail.ts';
import type { BookingContext } from './bookingContext.ts';
import { type BookingRow, storedJson } from './bookingRow.ts';

/**
 * Adds a row to the history of a booking whose row the transaction has locked, with its mails and its
 * webhook event. `cause` says why, also where the status stays the same; `detail` has no personal data.
 */
export async function appendEvent(
  tx: Transaction<Tables>,
  { database, now, hasWebhook }: Pick<BookingContext, 'database' | 'now' | 'hasWebhook'>,
  row: BookingRow,
  cause: string,
  mails: readonly BookingMail[] = [],
  detail?: object,
): Promise<void> {
  const { hotel_id, id, status } = row;
  const { last } = await tx
    .selectFrom('booking_events')
    .select(({ fn }) => fn.max<number | null>('seq').as('last'))
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  const at = now();
  const seq = (last ?? 0) + 1;
  await tx
    .insertInto('booking_events')
    .values({
      ...{ hotel_id, booking_id: id, seq, at, status, cause },
      detail: detail ? storedJson(detail) : null,
    })
    .execute();
  const eventId = randomUUID();
  const messages = mails.map((mail) => ({
    kind: 'booking-mail' as const,
    eventId,
    payload: { bookingId: id, mail },
  }));
  const webhook = { kind: 'webhook' as const, eventId, payload: webhookPayload(row, cause, at) };
  await enqueue(tx, hotel_id, hasWebhook ? [...messages, webhook] : messages, database.now());
}

/** The event of a change, without personal data: `npm run bookings -- show ID` has those. */
function webhookPayload(row: BookingRow, cause: string, at: Date): object {
  const { id, status, cancelling, reference, stay, price, credits, cancelled_fee: fee } = row;
  const { mismatch, replaces, replaced_by: replacedBy } = row;
  const booking = { id, status, cause, cancelling, reference, stay, price, credits, fee, mismatch };
  const data = { ...booking, replaces, replacedBy };
  return { type: `booking.${status}`, timestamp: at.toISOString(), data };
}
