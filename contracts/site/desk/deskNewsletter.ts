import * as v from 'valibot';
import { emailSchema, reasonSchema } from '../fieldSchemas.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** The states of a subscription. `pending`: the person has not opened the link yet. */
export const subscriptionStates = ['confirmed', 'pending', 'unsubscribed'] as const;

/**
 * The query of `GET /api/desk/newsletter`, which lists the latest request first. `email` limits the
 * list to one address.
 */
export const deskNewsletterQuerySchema = listQuery({
  state: v.optional(v.picklist(subscriptionStates)),
  email: v.optional(emailSchema),
});

const instant = v.nullable(v.string());

/**
 * A subscription. `email` is null after its end: the site then keeps only a keyed hash of the
 * address.
 */
const deskSubscriptionSchema = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  state: v.picklist(subscriptionStates),
  requestedAt: v.string(),
  confirmedAt: instant,
  unsubscribedAt: instant,
});
export type DeskSubscription = v.InferOutput<typeof deskSubscriptionSchema>;

/** A page of subscriptions, and the number of subscriptions in each state. */
export const deskNewsletterSchema = listPage(deskSubscriptionSchema, {
  counts: v.object({
    confirmed: v.number(),
    pending: v.number(),
    unsubscribed: v.number(),
  }),
});
export type DeskNewsletter = v.InferOutput<typeof deskNewsletterSchema>;

/**
 * The body of `DELETE /api/desk/newsletter/:id`, which ends a subscription and removes its address.
 * The response is 409 if it has ended already.
 */
export const subscriptionRemovalSchema = v.strictObject({ reason: reasonSchema });
