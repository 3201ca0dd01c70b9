import { randomUUID } from 'node:crypto';
import type { Expression, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../database/tables.ts';

/** The kinds of messages that are mails. `startResources` has a sender for each. */
export const mailKinds = [
  'booking-mail',
  'account-mail',
  'staff-mail',
  'newsletter-mail',
  'contact-mail',
] as const;
export type MailKind = (typeof mailKinds)[number];

type OutboxKind = MailKind | 'webhook';

/** A message to send. `payload` is JSON. Personal data in it must be encrypted. */
type OutboxMessage = { kind: OutboxKind; eventId: string; payload: object };

/**
 * Adds messages to the outbox in the caller's transaction, so that they are sent if and only if the
 * change that they report is committed. `owner` is the id of the hotel, or of another owner. `now`
 * is the database's clock.
 */
export async function enqueue(
  tx: Transaction<Tables>,
  owner: string,
  messages: readonly OutboxMessage[],
  now: Expression<Date>,
): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insertInto('outbox')
    .values(
      messages.map(({ kind, eventId, payload }) => ({
        owner,
        id: randomUUID(),
        kind,
        payload: JSON.stringify(payload),
        event_id: eventId,
        attempts: 0,
        next_attempt_at: now,
      })),
    )
    .execute();
}

/**
 * The ids in a payload by which logs and traces can be searched: the id of a request and the W3C
 * `traceparent`. Messages of older versions have neither.
 */
export const storedTraceSchema = v.object({
  requestId: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
  traceparent: v.optional(v.pipe(v.string(), v.regex(/^[\da-f-]{55}$/))),
});

/** An event of the webhook has the ids in `data`. */
const eventSchema = v.object({ data: storedTraceSchema });

/** Returns the trace of a message: a mail, or an event of the webhook. */
export function storedTraceOf(payload: unknown): v.InferOutput<typeof storedTraceSchema> {
  if (v.is(eventSchema, payload)) return payload.data;
  return v.is(storedTraceSchema, payload) ? payload : {};
}
