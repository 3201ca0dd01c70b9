import * as v from 'valibot';
import type { BankIntent } from '../bankObjects.ts';
import { type BankEvents, invalid, missing, type Outcome, refusal } from '../refusals.ts';
import { testCardOf } from '../testCards.ts';
import type { BankContext } from './bankContext.ts';
import { dispute } from './disputeCalls.ts';
import { bookedSoon } from './movements.ts';

const captureSchema = v.object({
  amount_to_capture: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
});

/** Returns an intent with its charge and the charge's balance transaction. */
export async function expandedIntent({ store }: BankContext, id: string) {
  const intent = await store.find('payment_intent', id);
  if (!intent) return undefined;
  const { latest_charge: chargeId } = intent;
  const charge = chargeId === null ? undefined : await store.find('charge', chargeId);
  const { balance_transaction: movementId = null } = charge ?? {};
  const movement =
    movementId === null ? undefined : await store.find('balance_transaction', movementId);
  return {
    ...intent,
    latest_charge: charge ? { ...charge, balance_transaction: movement ?? null } : null,
  };
}

/** Cancels an intent and releases the amount reserved on the card. */
export async function canceled({ store, now }: BankContext, intent: BankIntent) {
  const ended: BankIntent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: now,
    due_at: null,
  };
  await store.put(ended);
  const events: BankEvents = [['payment_intent.canceled', ended]];
  return { intent: ended, events };
}

const unexpected = (message: string) => refusal(400, 'payment_intent_unexpected_state', message);

/** Returns the calls about intents. A session creates its intent with the first attempt to pay. */
export function intentCalls(context: BankContext) {
  const { store } = context;
  return {
    intent: async (id: string): Promise<Outcome> => {
      const intent = await expandedIntent(context, id);
      return intent ? { status: 200, body: intent } : missing('payment intent');
    },

    /** Captures all or a part of the authorized amount. The rest is released. */
    capture: async (id: string, body: unknown = {}): Promise<Outcome> => {
      const read = v.safeParse(captureSchema, body);
      if (!read.success) return invalid(v.summarize(read.issues));
      const intent = await store.find('payment_intent', id);
      if (!intent) return missing('payment intent');
      const charge = await store.find('charge', intent.latest_charge ?? '');
      if (intent.status !== 'requires_capture' || !charge) {
        return unexpected(`This PaymentIntent has a status of ${intent.status}.`);
      }
      const { amount_to_capture: amount = intent.amount } = read.output;
      if (amount > intent.amount) return invalid('More than is capturable.', 'amount_too_large');
      const card = testCardOf(charge.test_card);
      if (card?.later === 'capture-fails') {
        const { events } = await canceled(context, intent);
        return { ...refusal(402, 'card_declined', 'Your card was declined.'), events };
      }
      const taken: BankIntent = {
        ...intent,
        status: 'succeeded',
        amount_capturable: 0,
        amount_received: amount,
        due_at: null,
      };
      await store.put(taken);
      const captured = { ...charge, amount_captured: amount, captured: true };
      await store.put(await bookedSoon(context, captured));
      const events: BankEvents = [['payment_intent.succeeded', taken]];
      if (card?.later === 'disputed') events.push(...(await dispute(context, captured)));
      return { status: 200, body: (await expandedIntent(context, id)) ?? taken, events };
    },

    /** Cancels an authorized intent. Any other intent belongs to its session and is refused. */
    cancel: async (id: string): Promise<Outcome> => {
      const intent = await store.find('payment_intent', id);
      if (!intent) return missing('payment intent');
      const { status } = intent;
      if (status === 'canceled' || status === 'succeeded') {
        return unexpected(`You cannot cancel this PaymentIntent because it is ${status}.`);
      }
      if (status !== 'requires_capture') {
        return unexpected(
          'You cannot perform this action on PaymentIntents created by Checkout. Expire the Checkout Session instead.',
        );
      }
      const { intent: ended, events } = await canceled(context, intent);
      return { status: 200, body: (await expandedIntent(context, id)) ?? ended, events };
    },
  };
}
