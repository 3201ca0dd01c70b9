import * as v from 'valibot';
import { listPage, listQuery } from './listSchemas.ts';

/** The states of a delivery. `waiting`: it is tried again; `failed`: it was given up. */
export const deliveryStates = ['waiting', 'failed', 'sent'] as const;

/** `GET /api/desk/webhooks`: the latest event first. */
export const deskWebhooksQuerySchema = listQuery({
  state: v.optional(v.picklist(deliveryStates)),
});

/**
 * A delivery of an event to the operator's address. `event` is such as `booking.confirmed`;
 * `lastError` is a code, such as `status_500`. Nothing of it is personal.
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
 * A page of deliveries. `configured`: whether the site has an address to send events to. Kept for
 * 30 days.
 */
export const deskWebhooksSchema = listPage(deskDeliverySchema, { configured: v.boolean() });

/**
 * `POST …/sending`: sends an event again, or now instead of later, if it is still as it was shown;
 * 409 otherwise.
 */
export const sendAgainSchema = v.strictObject({
  state: v.picklist(deliveryStates),
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SendAgain = v.InferOutput<typeof sendAgainSchema>;
