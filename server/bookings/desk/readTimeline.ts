import * as v from 'valibot';
import { sql } from 'kysely';
import type { DeskActor, DeskTimelineEntry } from '#contracts/site/desk/deskBooking.ts';
import { isGivenUp } from '../../outbox/deliverDue.ts';
import { bookingMailPayloadSchema } from '../mails/createBookingMailSender.ts';
import { recipientOf } from '../mails/bookingMails.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, readHistory } from '../state/bookingRow.ts';

type Reader = Pick<BookingContext, 'database'>;
type TimelineContext = Pick<BookingContext, 'database' | 'payments'>;

const mostAttempts = 200;
const mostMessages = 500;
const mostRecords = 1_000;

type ActorColumns = {
  actor_kind: DeskActor['kind'];
  actor_id: string | null;
  actor_role: string | null;
};

/**
 * The causes of events that the provider reported, or that follow from its reports. The person
 * whose request triggered the call did not cause them.
 */
const reported: readonly string[] = [
  'provider',
  'on-request',
  'price-changed',
  'gone',
  'rejected',
  'expired',
  'mismatch',
  'mismatch-ended',
  'cancellation-rejected',
  'cancellation-fee-changed',
];

/** An entry with the time by which it is sorted. */
type Sorted = { time: number; entry: DeskTimelineEntry };

/**
 * Returns everything that is known about the history of a booking, the newest last. Of the
 * attempts, only the newest 200 are included.
 */
export async function readTimeline(
  context: TimelineContext,
  row: BookingRow,
): Promise<DeskTimelineEntry[]> {
  const [events, records, attempts, messages, notes, payments, refunds] = await Promise.all([
    readHistory(context, row),
    readRecords(context, row),
    readAttempts(context, row),
    outboxOf(context, row).selectAll().orderBy('created_at', 'desc').limit(mostMessages).execute(),
    readNotes(context, row),
    context.payments.timeline({ hotelId: row.hotel_id, bookingId: row.id }),
    readRefunds(context, row),
  ]);
  const nameOf = await actorNames(context, [...records, ...notes, ...refunds]);
  const left = records.toReversed();
  const shown: Sorted[] = attempts.map((attempt) => ({
    time: attempt.at.getTime(),
    entry: {
      kind: 'attempt',
      at: attempt.at.toISOString(),
      asked: attempt.asked,
      outcome: attempt.outcome,
      reason: attempt.reason,
      attempt: attempt.attempt,
      nextAt: textOf(attempt.next_at),
    },
  }));
  // Each event gets an audit record of the same cause, beginning with the newest event and the
  // newest record. Events that are older than the audit record get no record. The event `written`
  // is left out, because its mail shows the text and the author.
  const told = events.filter(({ cause }) => cause !== 'written');
  const ofEvents = told.toReversed().map(({ at, seq, status, cause, detail }): Sorted => {
    const index = left.findIndex(({ action }) => action === `booking.${cause}`);
    const [record] = index < 0 ? [] : left.splice(index, 1);
    return {
      time: at.getTime(),
      entry: {
        kind: 'event',
        at: at.toISOString(),
        seq,
        status,
        cause,
        detail: detail && { ...detail },
        by: record && !reported.includes(cause) ? nameOf(record) : null,
        reason: record?.reason ?? null,
      },
    };
  });
  shown.push(...ofEvents.toReversed());
  for (const message of messages) {
    const entry = messageEntry(message, (note) => {
      const written = notes.find(({ id }) => id === note);
      return { text: written?.text ?? null, by: written ? nameOf(written) : null };
    });
    if (entry) shown.push({ time: writtenAfter(events, message.created_at), entry });
  }
  for (const entry of payments) {
    const record = refunds.find(({ refund }) => entry.step === 'refund' && refund === entry.id);
    const by = record ? nameOf(record) : null;
    const reason = record?.reason ?? null;
    shown.push({ time: Date.parse(entry.at), entry: { ...entry, by, reason } });
  }
  for (const note of notes) {
    if (note.mailed) continue;
    const { id, at, text } = note;
    const entry = { kind: 'note', at: at.toISOString(), id, by: nameOf(note), text } as const;
    shown.push({ time: at.getTime(), entry });
  }
  return shown.sort((a, b) => a.time - b.time).map(({ entry }) => entry);
}

const slackMs = 2_000;

/**
 * Returns the time at which a message is sorted into the timeline. The message is written in the
 * transaction of an event and has the time at which that transaction began. It must come after the
 * event, so it gets the event's time.
 */
function writtenAfter(events: readonly { at: Date }[], createdAt: Date): number {
  const time = createdAt.getTime();
  const event = events.find(({ at }) => at.getTime() >= time && at.getTime() - time < slackMs);
  return event?.at.getTime() ?? time;
}

function textOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

const webhookSchema = v.object({ type: v.string() });

type MessageRow = Awaited<
  ReturnType<ReturnType<ReturnType<typeof outboxOf>['selectAll']>['execute']>
>[number];

type Written = Extract<DeskTimelineEntry, { kind: 'mail' }>['written'];

function messageEntry(
  row: MessageRow,
  writtenOf: (note: string) => Written,
): DeskTimelineEntry | undefined {
  const delivery = {
    status: deliveryStatus(row),
    sentAt: textOf(row.sent_at),
    failedAt: textOf(row.failed_at),
    nextAt: textOf(row.next_attempt_at),
    attempts: row.attempts,
    lastError: row.last_error,
  };
  const { id, event_id: eventId } = row;
  const at = row.created_at.toISOString();
  if (row.kind === 'webhook') {
    const payload = v.safeParse(webhookSchema, row.payload);
    const type = payload.success ? payload.output.type : 'unknown';
    return { kind: 'webhook', at, id, eventId, type, ...delivery };
  }
  const payload = v.safeParse(bookingMailPayloadSchema, row.payload);
  if (!payload.success) return undefined;
  const { mail } = payload.output;
  const { template } = mail;
  const to = recipientOf(template);
  const written = mail.template === 'message' && { written: writtenOf(mail.note) };
  return { kind: 'mail', at, id, template, to, ...written, ...delivery };
}

/**
 * Returns the delivery status of a message. A message that was neither sent nor given up was
 * dropped.
 */
export function deliveryStatus(
  message: Pick<MessageRow, 'sent_at' | 'failed_at' | 'attempts' | 'last_error'>,
): 'sent' | 'waiting' | 'failed' | 'dropped' {
  if (message.sent_at) return 'sent';
  if (!message.failed_at) return 'waiting';
  return isGivenUp(message) ? 'failed' : 'dropped';
}

function readRecords({ database }: Reader, { id }: BookingRow) {
  return database.db
    .selectFrom('audit_record')
    .select(['at', 'action', 'reason', 'actor_kind', 'actor_id', 'actor_role'])
    .where('subject_id', '=', id)
    .where('subject_kind', '=', 'booking')
    .where('action', 'like', 'booking.%')
    .where('refused', '=', false)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRecords)
    .execute()
    .then((records) => records.toReversed());
}

/** Reads the refunds by the desk from the audit record. */
function readRefunds({ database }: Reader, { id }: BookingRow) {
  return database.db
    .selectFrom('audit_record')
    .select(['reason', 'actor_kind', 'actor_id', 'actor_role'])
    .select(sql<string | null>`after->>'refund'`.as('refund'))
    .where('subject_id', '=', id)
    .where('subject_kind', '=', 'booking')
    .where('action', '=', 'payments.refund')
    .where('refused', '=', false)
    .limit(mostRecords)
    .execute();
}

/** Reads the newest attempts of a booking at the provider, the newest first. */
function readAttempts({ database }: Reader, { hotel_id, id }: BookingRow) {
  return database.db
    .selectFrom('booking_attempts')
    .selectAll()
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('attempt', 'desc')
    .limit(mostAttempts)
    .execute();
}

function readNotes({ database }: Reader, { hotel_id, id }: BookingRow) {
  return database.db
    .selectFrom('booking_notes')
    .selectAll()
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .orderBy('at')
    .execute();
}

/**
 * Returns the author and the time of the last change of a booking, or undefined if the change is
 * older than the audit record.
 */
export async function readLastChange(
  context: Reader,
  row: BookingRow,
): Promise<{ by: DeskActor; at: string } | undefined> {
  const last = (await readRecords(context, row)).at(-1);
  if (!last) return undefined;
  const nameOf = await actorNames(context, [last]);
  return { by: nameOf(last), at: last.at.toISOString() };
}

/**
 * Returns a function that names the person who did something. Staff members have their current
 * names.
 */
async function actorNames(
  { database }: Reader,
  actors: readonly ActorColumns[],
): Promise<(actor: ActorColumns) => DeskActor> {
  const ids = new Set(
    actors.filter(({ actor_kind }) => actor_kind === 'staff').map((a) => a.actor_id),
  );
  const known = [...ids].filter((id) => id !== null);
  const rows =
    known.length === 0
      ? []
      : await database.db
          .selectFrom('staff')
          .select(['id', 'name'])
          .where('id', 'in', known)
          .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ({ actor_kind: kind, actor_id: id, actor_role: role }) => {
    const isNamed = kind === 'desk-link' || kind === 'command';
    const name = kind === 'staff' ? (names.get(id ?? '') ?? null) : null;
    return { kind, name: isNamed ? id : name, role };
  };
}

/** Selects the mails and webhook events of a booking, with the index `outbox_by_booking`. */
export function outboxOf(
  { database }: Pick<BookingContext, 'database'>,
  { hotel_id, id }: BookingRow,
) {
  return database.db
    .selectFrom('outbox')
    .where('owner', '=', hotel_id)
    .where(sql<string>`coalesce(payload->>'bookingId', payload->'data'->>'id')`, '=', id);
}
