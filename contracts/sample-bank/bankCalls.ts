import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type {
  BankCharge,
  BankDispute,
  BankIntent,
  BankMovement,
  BankRefund,
  BankSession,
} from './bankObjects.ts';
import type { BankWork } from './bankStore.ts';
import type { TestCard } from './testCards.ts';
import type { Webhooks } from './webhooks.ts';

/** A response of the API, and the events that it causes once it is stored. */
export type Outcome = { status: number; body: object; events?: Parameters<Webhooks['send']>[] };

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
const disputeFee = 1_500;
const authorizedSeconds = 7 * 24 * 3_600;
const newId = (prefix: string) => `${prefix}_test_${randomUUID().replaceAll('-', '')}`;

/** A refusal in the words of Stripe. https://docs.stripe.com/api/errors */
export function refusal(status: number, code: string, message: string): Outcome {
  const type = status === 402 ? 'card_error' : 'invalid_request_error';
  return { status, body: { error: { type, code, message } } };
}

const missing = (what: string) => refusal(404, 'resource_missing', `No such ${what}.`);

/** Which movements are listed: those since a time, after one of them, the latest first. */
type MovementQuery = { since: number; after: string | undefined; limit: number };

/** The session as it is at a time: one that has not been paid expires. */
function current(session: BankSession, now: number): BankSession {
  if (session.status !== 'open' || session.expires_at > now) return session;
  return { ...session, status: 'expired', url: null };
}

/** The intent as it is at a time: one that has not been captured in time is canceled. */
function lapsed(intent: BankIntent, charge: BankCharge, now: number): BankIntent {
  const end = charge.payment_method_details.card.capture_before;
  if (intent.status !== 'requires_capture' || end > now) return intent;
  return { ...intent, status: 'canceled', amount_capturable: 0, canceled_at: end };
}

/** The calls of the API that the site makes. Times are in seconds since 1970. */
export function bankCalls(store: BankWork, now: number, addressOf: (session: string) => string) {
  const intentOf = async (id: string) => {
    const intent = await store.find('payment_intent', id);
    const charge = intent && (await store.find('charge', intent.latest_charge));
    if (!intent || !charge) return undefined;
    const present = lapsed(intent, charge, now);
    if (present !== intent) await store.put(present);
    return { intent: present, charge };
  };
  const expanded = async (id: string) => {
    const found = await intentOf(id);
    if (!found) return undefined;
    const { charge, intent } = found;
    const movement =
      charge.balance_transaction === null
        ? null
        : ((await store.find('balance_transaction', charge.balance_transaction)) ?? null);
    return { ...intent, latest_charge: { ...charge, balance_transaction: movement } };
  };
  const withIntent = async (session: BankSession) => ({
    ...session,
    url: session.status === 'open' ? addressOf(session.id) : null,
    payment_intent:
      session.payment_intent === null ? null : ((await expanded(session.payment_intent)) ?? null),
  });
  const move = async (
    type: BankMovement['type'],
    {
      amount,
      fee = 0,
      currency,
      source,
    }: Pick<BankMovement, 'amount' | 'currency' | 'source'> & {
      fee?: number;
    },
  ): Promise<BankMovement> => {
    const net = amount - fee;
    const object = 'balance_transaction' as const;
    const movement = { id: newId('txn'), object, amount, created: now, currency, fee, net };
    const whole = { ...movement, source, type };
    await store.put(whole);
    return whole;
  };

  return {
    createSession: async (body: unknown): Promise<Outcome> => {
      const read = v.safeParse(createSessionSchema, body);
      if (!read.success) return refusal(400, 'parameter_invalid', v.summarize(read.issues));
      const { output } = read;
      const [item] = output.line_items;
      if (output.expires_at < now + leastSeconds) {
        return refusal(400, 'parameter_invalid', 'expires_at must be 30 minutes from now.');
      }
      const session: BankSession = {
        id: newId('cs'),
        object: 'checkout.session',
        amount_total: item.price_data.unit_amount,
        currency: item.price_data.currency,
        client_reference_id: output.client_reference_id ?? null,
        customer_email: output.customer_email ?? null,
        description: item.price_data.product_data.name,
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
      };
      await store.put(session);
      return { status: 200, body: await withIntent(session) };
    },

    session: async (id: string): Promise<Outcome> => {
      const session = await store.find('checkout.session', id);
      if (!session) return missing('checkout session');
      return { status: 200, body: await withIntent(current(session, now)) };
    },

    expireSession: async (id: string): Promise<Outcome> => {
      const session = await store.find('checkout.session', id);
      if (!session) return missing('checkout session');
      if (current(session, now).status !== 'open') {
        return refusal(400, 'session_not_open', 'Only open sessions can be expired.');
      }
      const expired: BankSession = { ...session, status: 'expired' };
      await store.put(expired);
      const body = await withIntent(expired);
      return { status: 200, body, events: [['checkout.session.expired', expired]] };
    },

    /** What the hosted page does: somebody pays with a card that is accepted. */
    pay: async (id: string, card: TestCard): Promise<Outcome> => {
      const session = await store.find('checkout.session', id);
      if (!session) return missing('checkout session');
      if (current(session, now).status !== 'open') {
        return refusal(400, 'session_not_open', 'The session is not open.');
      }
      const [intentId, chargeId] = [newId('pi'), newId('ch')];
      const { amount_total: amount, currency, metadata: given } = session;
      const intent: BankIntent = {
        id: intentId,
        object: 'payment_intent',
        amount,
        amount_capturable: amount,
        amount_received: 0,
        capture_method: 'manual',
        currency,
        created: now,
        latest_charge: chargeId,
        livemode: false,
        metadata: given,
        status: 'requires_capture',
        canceled_at: null,
      };
      const charge: BankCharge = {
        id: chargeId,
        object: 'charge',
        amount,
        amount_captured: 0,
        amount_refunded: 0,
        balance_transaction: null,
        captured: false,
        created: now,
        currency,
        livemode: false,
        metadata: given,
        payment_intent: intentId,
        payment_method_details: {
          type: 'card',
          card: {
            brand: card.brand,
            last4: card.number.slice(-4),
            capture_before: now + authorizedSeconds,
          },
        },
        refunded: false,
        status: 'succeeded',
        test_card: card.number,
      };
      const complete: BankSession = { ...session, status: 'complete', payment_intent: intentId };
      await store.put(charge);
      await store.put(intent);
      await store.put(complete);
      return {
        status: 200,
        body: complete,
        events: [
          ['payment_intent.amount_capturable_updated', intent],
          ['checkout.session.completed', complete],
        ],
      };
    },

    intent: async (id: string): Promise<Outcome> => {
      const intent = await expanded(id);
      return intent ? { status: 200, body: intent } : missing('payment intent');
    },

    capture: async (id: string): Promise<Outcome> => {
      const found = await intentOf(id);
      if (!found) return missing('payment intent');
      const { intent, charge } = found;
      if (intent.status !== 'requires_capture') {
        return refusal(400, 'payment_intent_unexpected_state', `It is ${intent.status}.`);
      }
      if (charge.test_card === '4000000000000341') {
        const canceled: BankIntent = {
          ...intent,
          status: 'canceled',
          amount_capturable: 0,
          canceled_at: now,
        };
        await store.put(canceled);
        return {
          ...refusal(402, 'card_declined', 'Not captured.'),
          events: [['payment_intent.canceled', canceled]],
        };
      }
      const { amount, currency } = intent;
      const fee = Math.round(amount * 0.029) + 30;
      const movement = await move('charge', { amount, fee, currency, source: charge.id });
      const captured: BankIntent = {
        ...intent,
        status: 'succeeded',
        amount_capturable: 0,
        amount_received: amount,
      };
      await store.put(captured);
      const balance = { balance_transaction: movement.id, amount_captured: amount };
      await store.put({ ...charge, ...balance, captured: true });
      const body = await expanded(id);
      const events: Outcome['events'] = [['payment_intent.succeeded', captured]];
      if (charge.test_card === '4000000000000259') {
        const dispute: BankDispute = {
          id: newId('dp'),
          object: 'dispute',
          amount,
          charge: charge.id,
          created: now,
          currency,
          evidence_details: { due_by: now + authorizedSeconds },
          metadata: {},
          payment_intent: id,
          reason: 'fraudulent',
          status: 'needs_response',
        };
        await store.put(dispute);
        const taken = { amount: -amount, fee: disputeFee, currency, source: dispute.id };
        await move('adjustment', taken);
        events.push(['charge.dispute.created', dispute]);
      }
      return { status: 200, body: body ?? captured, events };
    },

    cancel: async (id: string): Promise<Outcome> => {
      const intent = await store.find('payment_intent', id);
      if (!intent) return missing('payment intent');
      if (intent.status !== 'requires_capture') {
        return refusal(400, 'payment_intent_unexpected_state', `It is ${intent.status}.`);
      }
      const canceled: BankIntent = {
        ...intent,
        status: 'canceled',
        amount_capturable: 0,
        canceled_at: now,
      };
      await store.put(canceled);
      const body = (await expanded(id)) ?? canceled;
      return { status: 200, body, events: [['payment_intent.canceled', canceled]] };
    },

    refund: async (body: unknown): Promise<Outcome> => {
      const read = v.safeParse(
        v.object({ payment_intent: v.string(), amount: whole, metadata }),
        body,
      );
      if (!read.success) return refusal(400, 'parameter_invalid', v.summarize(read.issues));
      const { payment_intent: intentId, amount, metadata: given } = read.output;
      const found = await intentOf(intentId);
      if (!found) return missing('payment intent');
      const { charge } = found;
      if (!charge.captured || charge.amount_refunded + amount > charge.amount_captured) {
        return refusal(400, 'charge_already_refunded', 'More than is left.');
      }
      const id = newId('re');
      const { currency } = charge;
      const movement = await move('refund', { amount: -amount, currency, source: id });
      const refund: BankRefund = {
        id,
        object: 'refund',
        amount,
        charge: charge.id,
        created: now,
        currency,
        metadata: given,
        payment_intent: intentId,
        balance_transaction: movement.id,
        status: 'succeeded',
      };
      const sum = charge.amount_refunded + amount;
      const refunded = sum === charge.amount_captured;
      const after: BankCharge = { ...charge, amount_refunded: sum, refunded };
      await store.put(after);
      await store.put(refund, intentId);
      if (charge.test_card !== '4000000000005126') {
        const events: Outcome['events'] = [
          ['charge.refunded', after],
          ['refund.created', refund],
        ];
        return { status: 200, body: refund, events };
      }
      const failed: BankRefund = {
        ...refund,
        status: 'failed',
        failure_reason: 'expired_or_canceled_card',
      };
      await move('refund_failure', { amount, currency, source: id });
      await store.put({ ...charge });
      await store.put(failed, intentId);
      return { status: 200, body: refund, events: [['refund.failed', failed]] };
    },

    refundOf: async (id: string): Promise<Outcome> => {
      const refund = await store.find('refund', id);
      return refund ? { status: 200, body: refund } : missing('refund');
    },

    refunds: async (intent: string): Promise<Outcome> => {
      const data = await store.list('refund', intent);
      return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
    },

    dispute: async (id: string): Promise<Outcome> => {
      const dispute = await store.find('dispute', id);
      return dispute ? { status: 200, body: dispute } : missing('dispute');
    },

    /** What tests ask for: the bank decides a dispute. */
    endDispute: async (id: string, status: 'won' | 'lost'): Promise<Outcome> => {
      const dispute = await store.find('dispute', id);
      if (!dispute) return missing('dispute');
      const ended: BankDispute = { ...dispute, status };
      await store.put(ended);
      if (status === 'won') {
        const { amount, currency } = dispute;
        await move('adjustment', { amount, currency, source: id });
      }
      return { status: 200, body: ended, events: [['charge.dispute.closed', ended]] };
    },

    movements: async ({ since, after, limit }: MovementQuery): Promise<Outcome> => {
      const all = (await store.list('balance_transaction'))
        .filter(({ created }) => created >= since)
        .reverse();
      const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const data = [];
      for (const movement of all.slice(from, from + limit)) {
        const { source: id } = movement;
        const source =
          (await store.find('charge', id)) ??
          (await store.find('refund', id)) ??
          (await store.find('dispute', id)) ??
          id;
        data.push({ ...movement, source });
      }
      const has_more = from + limit < all.length;
      const url = '/v1/balance_transactions';
      return { status: 200, body: { object: 'list', data, has_more, url } };
    },
  };
}
export type BankCalls = ReturnType<typeof bankCalls>;
