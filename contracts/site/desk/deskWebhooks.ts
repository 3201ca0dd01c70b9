import * as v from 'valibot';
import { listPage, listQuery } from './listSchemas.ts';

/** The states of a delivery. `waiting`: the site will try again. `failed`: the site gave up. */
export const deliveryStates = ['waiting', 'failed', 'sent'] as const;

/** The query of `GET /api/desk/webhooks`, which lists the latest event first. */
export const deskWebhooksQuerySchema = listQuery({
  state: v.optional(v.picklist(deliveryStates)),
});

/**
 * A delivery of an event to the operator's address. `event` is for example `booking.confirmed`.
 * `lastError` is a code, such as `status_500`. A delivery contains no personal data.
 */
export const deskDeliverySchema = v.object({
  id: v.string(),
  event: v.string(),
  bookingId: v.nullable(v.string()),
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  createdAt: v.string(),
  nextAttemptAt: v.nullable(v.string()),
  sentAt: v.nullable(v.string()),
  failedAt: v.nullable(v.string()),
  lastError: v.nullable(v.string()),
});
export type DeskDelivery = v.InferOutput<typeof deskDeliverySchema>;

/**
 * A page of deliveries, which are kept for 30 days. `configured`: the operator has set an address
 * for events.
 */
export const deskWebhooksSchema = listPage(deskDeliverySchema, { configured: v.boolean() });

/**
 * The body of `POST …/sending`, which sends a sent or failed event again, or a waiting event now.
 * The response is 409 if the delivery has changed since the page showed it.
 */
export const sendAgainSchema = v.strictObject({
  state: v.picklist(deliveryStates),
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SendAgain = v.InferOutput<typeof sendAgainSchema>;
