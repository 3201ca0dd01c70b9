import * as v from 'valibot';
import { emailSchema, reasonSchema } from '../fieldSchemas.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** The states of a subscription. `pending`: its link was not opened yet. */
export const subscriptionStates = ['confirmed', 'pending', 'unsubscribed'] as const;

/**
 * `GET /api/desk/newsletter`: the latest request first. `email`: the subscription of this address
 * alone.
 */
export const deskNewsletterQuerySchema = listQuery({
  state: v.optional(v.picklist(subscriptionStates)),
  email: v.optional(emailSchema),
});

const instant = v.nullable(v.string());

/** A subscription. `email` is null once it has ended: only a keyed hash of the address is left. */
const deskSubscriptionSchema = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  state: v.picklist(subscriptionStates),
  requestedAt: v.string(),
  confirmedAt: instant,
  unsubscribedAt: instant,
});
export type DeskSubscription = v.InferOutput<typeof deskSubscriptionSchema>;

/** A page of subscriptions, and how many there are in each state. */
export const deskNewsletterSchema = listPage(deskSubscriptionSchema, {
  counts: v.object({
    confirmed: v.number(),
    pending: v.number(),
    unsubscribed: v.number(),
  }),
});
export type DeskNewsletter = v.InferOutput<typeof deskNewsletterSchema>;

/**
 * `DELETE /api/desk/newsletter/:id`: ends a subscription and removes its address. 409 if it has
 * ended already.
 */
export const subscriptionRemovalSchema = v.strictObject({ reason: reasonSchema });
