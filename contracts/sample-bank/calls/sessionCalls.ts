import * as v from 'valibot';
import type { BankCharge, BankIntent, BankSession } from '../bankObjects.ts';
import { type BankEvents, invalid, missing, type Outcome, refusal } from '../refusals.ts';
import { type Attempt, declines, type TestCard } from '../testCards.ts';
import { type BankContext, newId } from './bankContext.ts';
import { canceled, expandedIntent } from './intentCalls.ts';

const whole = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));
const metadata = v.optional(v.record(v.string(), v.string()), {});

const createSessionSchema = v.object({
  mode: v.literal('payment'),
  client_reference_id: v.optional(v.string()),
  customer_email: v.optional(v.string()),
  expires_at: whole,
  line_items: v.tuple([
    v.object({
      quantity: v.literal('1'),
      price_data: v.object({
        currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
        unit_amount: whole,
        product_data: v.object({ name: v.string(), description: v.optional(v.string()) }),
      }),
    }),
  ]),
  locale: v.optional(v.string()),
  metadata,
  payment_intent_data: v.object({ capture_method: v.literal('manual'), metadata }),
  success_url: v.string(),
  cancel_url: v.string(),
});

const leastSeconds = 30 * 60;
const authorizedSeconds = 7 * 24 * 3_600;

/** Amounts have eight digits at most, and twelve in IDR. https://docs.stripe.com/currencies */
const mostCharged = (currency: string) => 10 ** (currency === 'idr' ? 12 : 8) - 1;

/** Returns the status of the intent after an attempt to pay. */
const statusAfter = (attempt: Attempt): BankIntent['status'] => {
  if (attempt === 'paid') return 'requires_capture';
  return attempt === 'confirm' ? 'requires_action' : 'requires_payment_method';
};

/** Ends an open session together with the intent of a failed or unfinished attempt to pay. */
export async function expired(
  context: BankContext,
  session: BankSession,
): Promise<{ session: BankSession; events: BankEvents }> {
  const { store } = context;
  const ended: BankSession = { ...session, status: 'expired', due_at: null };
  await store.put(ended);
  const { payment_intent: id } = session;
  const intent = id === null ? undefined : await store.find('payment_intent', id);
  const events = intent ? (await canceled(context, intent)).events : [];
  return { session: ended, events: [...events, ['checkout.session.expired', ended]] };
}

/** Returns the calls about Checkout sessions, and the actions of the hosted page on them. */
export function sessionCalls(context: BankContext) {
  const { store, now, addressOf } = context;
  const whole = async (session: BankSession) => ({
    ...session,
    url: session.status === 'open' ? addressOf(session.id) : null,
    payment_intent:
      session.payment_intent === null
        ? null
        : ((await expandedIntent(context, session.payment_intent)) ?? null),
  });

  return {
    createSession: async (body: unknown): Promise<Outcome> => {
      const read = v.safeParse(createSessionSchema, body);
      if (!read.success) return invalid(v.summarize(read.issues));
      const { output } = read;
      const [{ price_data: price }] = output.line_items;
      if (output.expires_at < now + leastSeconds) {
        return invalid('The `expires_at` timestamp must be at least 30 minutes from now.');
      }
      if (price.unit_amount > mostCharged(price.currency)) {
        return invalid('The total amount due is too large.', 'amount_too_large');
      }
      const session: BankSession = {
        id: newId('cs'),
        object: 'checkout.session',
        amount_total: price.unit_amount,
        currency: price.currency,
        client_reference_id: output.client_reference_id ?? null,
        customer_email: output.customer_email ?? null,
        description: [price.product_data.name, price.product_data.description]
          .filter(Boolean)
          .join('\n'),
        created: now,
        expires_at: output.expires_at,
        livemode: false,
        locale: output.locale ?? null,
        metadata: output.metadata,
        mode: 'payment',
        payment_intent: null,
        payment_status: 'unpaid',
        status: 'open',
        success_url: output.success_url,
        cancel_url: output.cancel_url,
        url: null,
        due_at: output.expires_at,
      };
      await store.put(session);
      return { status: 200, body: await whole(session) };
    },

    session: async (id: string): Promise<Outcome> => {
      const session = await store.find('checkout.session', id);
      return session ? { status: 200, body: await whole(session) } : missing('checkout session');
    },

    expireSession: async (id: string): Promise<Outcome> => {
      const session = await store.find('checkout.session', id);
      if (!session) return missing('checkout session');
      if (session.status !== 'open') {
        const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
        return refusal(400, undefined, message);
      }
      const { session: ended, events } = await expired(context, session);
      return { status: 200, body: await whole(ended), events };
    },

    /**
     * Tries to pay with a card, as the hosted page does. A failed attempt leaves an intent, and the
     * session stays open for another attempt.
     */
    pay: async (id: string, card: TestCard, attempt: Attempt): Promise<Outcome> => {
      const session = await store.find('checkout.session', id);
      if (!session) return missing('checkout session');
      if (session.status !== 'open') return refusal(400, undefined, 'The session is not open.');
      const before =
        session.payment_intent === null
          ? undefined
          : await store.find('payment_intent', session.payment_intent);
      const { amount_total: amount, currency, metadata: given } = session;
      const isPaid = attempt === 'paid';
      const decline = attempt === 'paid' || attempt === 'confirm' ? null : declines[attempt];
      const until = now + authorizedSeconds;
      const intentId = before?.id ?? newId('pi');
      // A card is not charged until its issuer has confirmed it.
      const isCharged = isPaid || decline?.type === 'card_error';
      const charge: BankCharge | undefined = isCharged
        ? {
            id: newId('ch'),
            object: 'charge',
            amount,
            amount_captured: 0,
            amount_refunded: 0,
            balance_transaction: null,
            captured: false,
            created: now,
            currency,
            failure_code: decline?.code ?? null,
            failure_message: decline?.message ?? null,
            livemode: false,
            metadata: given,
            paid: isPaid,
            payment_intent: intentId,
            payment_method_details: {
              type: 'card',
              card: {
                brand: card.brand,
                last4: card.number.slice(-4),
                ...(isPaid && { capture_before: until }),
              },
            },
            refunded: false,
            status: isPaid ? 'succeeded' : 'failed',
            test_card: card.number,
            due_at: null,
          }
        : undefined;
      const intent: BankIntent = {
        id: intentId,
        object: 'payment_intent',
        amount,
        amount_capturable: isPaid ? amount : 0,
        amount_received: 0,
        capture_method: 'manual',
        currency,
        created: before?.created ?? now,
        last_payment_error: decline,
        latest_charge: charge?.id ?? before?.latest_charge ?? null,
        livemode: false,
        metadata: given,
        status: statusAfter(attempt),
        canceled_at: null,
        due_at: isPaid ? until : null,
      };
      if (charge) await store.put(charge);
      await store.put(intent);
      const tried: BankSession = { ...session, payment_intent: intentId };
      const after: BankSession = isPaid ? { ...tried, status: 'complete', due_at: null } : tried;
      await store.put(after);
      const events: BankEvents = [
        ['payment_intent.amount_capturable_updated', intent],
        ['checkout.session.completed', after],
      ];
      return { status: 200, body: after, events: isPaid ? events : [] };
    },
  };
}
