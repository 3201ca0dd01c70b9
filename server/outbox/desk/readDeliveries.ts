import { sql } from 'kysely';
import * as v from 'valibot';
import type { deliveryStates, DeskDelivery } from '#contracts/site/desk/deskWebhooks.ts';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type DeliveryState = (typeof deliveryStates)[number];
type OutboxRow = Selectable<Tables['outbox']>;
/** What is read of an event; the rest of it is the receiver's. */
const eventSchema = v.object({
  type: v.string(),
  data: v.optional(v.object({ id: v.optional(v.string()) })),
});

/** The condition that a message is a webhook event, and in this state if one is given. */
export function isDelivery(state?: DeliveryState) {
  return (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([
      eb('kind', '=', sql.lit('webhook')),
      ...(state === undefined
        ? []
        : [eb('next_attempt_at', state === 'waiting' ? 'is not' : 'is', null)]),
      ...(state === 'sent' ? [eb('sent_at', 'is not', null)] : []),
      ...(state === 'failed' ? [eb('sent_at', 'is', null)] : []),
    ]);
}

/** What has become of a message. */
export function stateOf({
  next_attempt_at: due,
  sent_at: sent,
}: Pick<OutboxRow, 'next_attempt_at' | 'sent_at'>): DeliveryState {
  if (due !== null) return 'waiting';
  return sent === null ? 'failed' : 'sent';
}

/** What the desk is told of a delivery. */
export function deliveryView(row: OutboxRow): DeskDelivery {
  const event = v.safeParse(eventSchema, row.payload);
  return {
    id: row.id,
    event: event.success ? event.output.type : 'unknown',
    bookingId: (event.success && event.output.data?.id) || null,
    state: stateOf(row),
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
    lastError: row.last_error,
  };
}
