import { randomUUID } from 'node:crypto';
import type { Expression, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The kinds of messages; each has a sender. */
type OutboxKind =
  'booking-mail' | 'account-mail' | 'staff-mail' | 'newsletter-mail' | 'contact-mail' | 'webhook';

/** A message to be sent. `payload` is plain JSON without personal data. */
export type OutboxMessage = { kind: OutboxKind; eventId: string; payload: object };

/**
 * Adds messages to the outbox in the caller's transaction, so that they are sent if and only if the
 * change they tell of is committed. `owner` is the id of the hotel, or of whatever else they belong
 * to; `now` is the database's.
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
