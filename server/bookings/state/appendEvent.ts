import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { recordAction } from '../../audit/recordAction.ts';
import type { Tables } from '../../database/tables.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import type { BookingMail } from './bookingMail.ts';
import type { BookingContext } from './bookingContext.ts';
import { type BookingRow, storedJson } from './bookingRow.ts';
import { traceOf } from './bookingTrace.ts';

/**
 * Adds a row to the history of a booking whose row the transaction has locked, with its mails and
 * its webhook event. `cause` says why, also where the status stays the same; `detail` has no
 * personal data. The record gets a row too, with the `reason` that the actor gave.
 */
export async function appendEvent(
  tx: Transaction<Tables>,
  {
    database,
    actor,
    now,
    hasWebhook,
  }: Pick<BookingContext, 'actor' | 'database' | 'now' | 'hasWebhook'>,
  row: BookingRow,
  cause: string,
  mails: readonly BookingMail[] = [],
  detail?: object,
  reason?: string,
): Promise<void> {
  const { hotel_id, id, status } = row;
  const at = now();
  const { seq } = await tx
    .insertInto('booking_events')
    .columns(['hotel_id', 'booking_id', 'seq', 'at', 'status', 'cause', 'detail'])
    .expression((eb) =>
      eb
        .selectFrom('booking_events')
        .select(({ fn }) => [
          eb.val(hotel_id).as('hotel_id'),
          eb.val(id).as('booking_id'),
          sql<number>`coalesce(${fn.max('seq')}, 0) + 1`.as('seq'),
          eb.val(at).as('at'),
          eb.val(status).as('status'),
          eb.val(cause).as('cause'),
          eb.val(detail ? storedJson(detail) : null).as('detail'),
        ])
        .where('hotel_id', '=', hotel_id)
        .where('booking_id', '=', id),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  await recordAction(tx, actor, {
    action: `booking.${cause}`,
    subject: { kind: 'booking', id },
    after: { status, ...detail },
    reason,
  });
  const eventId = randomUUID();
  const trace = traceOf({ actor }, row);
  const messages = mails.map((mail) => ({
    kind: 'booking-mail' as const,
    eventId,
    payload: { bookingId: id, mail, seq, ...trace },
  }));
  const payload = webhookPayload(row, cause, at, trace);
  const webhook = { kind: 'webhook' as const, eventId, payload };
  await enqueue(tx, hotel_id, hasWebhook ? [...messages, webhook] : messages, database.now());
}

/** The event of a change, without personal data: the desk has those. */
function webhookPayload(row: BookingRow, cause: string, at: Date, trace: object): object {
  const { id, status, cancelling, reference, stay, price, credits, cancelled_fee: fee } = row;
  const { mismatch, replaces, replaced_by: replacedBy, wanted_by: wantedBy } = row;
  const booking = { id, status, cause, cancelling, reference, stay, price, credits, fee, mismatch };
  const data = { ...booking, wantedBy, replaces, replacedBy, ...trace };
  return { type: `booking.${status}`, timestamp: at.toISOString(), data };
}
