import { sql } from 'kysely';
import * as v from 'valibot';
import type { deliveryStates, DeskDelivery } from '#contracts/site/desk/deskWebhooks.ts';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type DeliveryState = (typeof deliveryStates)[number];
type OutboxRow = Selectable<Tables['outbox']>;
/** The fields of an event that the desk shows. The others are only for the receiver. */
const eventSchema = v.object({
  type: v.string(),
  data: v.optional(v.object({ id: v.optional(v.string()) })),
});

/**
 * Returns the condition that a message is a webhook event. With a `state`, the event must be in
 * that state.
 */
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

export function stateOf({
  next_attempt_at: due,
  sent_at: sent,
}: Pick<OutboxRow, 'next_attempt_at' | 'sent_at'>): DeliveryState {
  if (due !== null) return 'waiting';
  return sent === null ? 'failed' : 'sent';
}

/** Returns a delivery as the desk sees it. */
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
