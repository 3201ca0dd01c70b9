import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { RecordActionName } from '#contracts/site/desk/recordActions.ts';
import type { Tables } from '../../database/tables.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { recordAction } from '../../record/recordAction.ts';
import type { BookingContext } from './bookingContext.ts';
import { type BookingMail, type EventContent, isReached, outboxMail } from './bookingMail.ts';
import { stayOf } from './bookedRooms.ts';
import { type BookingRow, isBooking, storedJson } from './bookingRow.ts';
import { causeOf } from './bookingStates.ts';
import { traceOf } from './bookingTrace.ts';
import { type EventName, type LifecycleEvent, lifecycle } from './lifecycle.ts';

/** The context for sending a mail without a change of the booking. */
type MailingContext = Pick<BookingContext, 'database'> & {
  actor: Pick<BookingContext['actor'], 'requestId' | 'traceparent'>;
};

/** The details of an event that are not in the table of the lifecycle. */
export type Said = {
  /** Details for the history and the audit record, without personal data. */
  detail?: object | undefined;
  /** The reason that the author of the change gave. */
  reason?: string | undefined;
  /** The traveler was told that the outcome is not known yet. */
  late?: boolean;
  /** If false, the traveler gets no mail. */
  tellsGuest?: boolean;
  /** The data of a mail in addition to its name. */
  content?: object;
  /** A mail that somebody chose to send. */
  sends?: BookingMail;
};

/**
 * Adds an event to the history and the audit record, and queues its mails and its webhook event.
 */
export async function recordEvent(
  tx: Transaction<Tables>,
  context: Pick<BookingContext, 'actor' | 'database' | 'now' | 'hasDesk' | 'hasWebhook'>,
  before: BookingRow,
  after: BookingRow,
  name: EventName,
  { detail, reason, late = false, tellsGuest = true, content, sends }: Said,
): Promise<void> {
  const { database, actor, hasDesk } = context;
  const { hotel_id, id, status } = after;
  const event: LifecycleEvent = lifecycle[name];
  const cause = causeOf(name);
  if (cause === null) throw new Error(`The history does not have '${name}'.`);
  const at = context.now();
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
  const action: RecordActionName = `booking.${cause}`;
  await recordAction(tx, actor, {
    action,
    subject: { kind: 'booking', id },
    after: { status, ...detail },
    reason,
  });
  const eventId = randomUUID();
  const trace = traceOf({ actor }, after);
  const facts = { before, after, hasDesk, late, tellsGuest };
  const templates = Object.entries(event.mails ?? {})
    .filter(([template, isSent]) => isSent(facts) && isReached(template, after))
    .map(([template]) => template);
  const mails = [
    ...templates.map((template) => outboxMail(template, content)),
    ...(sends ? [sends] : []),
  ];
  const messages = mails.map((mail) => ({
    kind: 'booking-mail' as const,
    eventId,
    payload: { bookingId: id, mail, seq, ...trace },
  }));
  const payload = webhookPayload(after, cause, at, trace);
  const webhook = { kind: 'webhook' as const, eventId, payload };
  const isPosted = context.hasWebhook && event.webhook !== false;
  await enqueue(tx, hotel_id, isPosted ? [...messages, webhook] : messages, database.now());
}

/**
 * Sends the mails of an event that is not in the history because it does not change the booking:
 * the link to the booking, the request to pay with it, or the notice of a refund.
 */
export function applyUnrecorded(
  tx: Transaction<Tables>,
  context: MailingContext,
  key: Pick<BookingRow, 'hotel_id' | 'id'>,
  name: 'paid-back',
  content: EventContent<'paid-back'>,
): Promise<void>;
export function applyUnrecorded(
  tx: Transaction<Tables>,
  context: MailingContext,
  key: Pick<BookingRow, 'hotel_id' | 'id'>,
  name: 'link-asked' | 'payment-planned',
): Promise<void>;
export async function applyUnrecorded(
  tx: Transaction<Tables>,
  { database, actor: { requestId, traceparent } }: MailingContext,
  { hotel_id: owner, id: bookingId }: Pick<BookingRow, 'hotel_id' | 'id'>,
  name: 'paid-back' | 'link-asked' | 'payment-planned',
  content?: object,
): Promise<void> {
  const row = await tx
    .selectFrom('bookings')
    .select('mails_guest')
    .where(isBooking({ hotel_id: owner, id: bookingId }))
    .executeTakeFirst();
  const templates = Object.keys(lifecycle[name].mails);
  const sent = templates.filter((template) => row && isReached(template, row));
  const messages = sent.map((template) => ({
    kind: 'booking-mail' as const,
    eventId: randomUUID(),
    payload: { bookingId, mail: outboxMail(template, content), requestId, traceparent },
  }));
  return enqueue(tx, owner, messages, database.now());
}

/**
 * Returns the webhook event of a change. It contains no personal data, which is available at the
 * desk.
 */
function webhookPayload(row: BookingRow, cause: string, at: Date, trace: object): object {
  const { id, status, cancelling, reference, credits, cancelled_fee: fee } = row;
  const { mismatch, replaces, replaced_by: replacedBy, wanted_by: wantedBy } = row;
  const stay = stayOf(row);
  const booking = { id, status, cause, cancelling, reference, stay, credits, fee, mismatch };
  const data = { ...booking, wantedBy, replaces, replacedBy, ...trace };
  return { type: `booking.${status}`, timestamp: at.toISOString(), data };
}
