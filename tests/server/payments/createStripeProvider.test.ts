import type { PaymentOrder, PaymentProvider } from '#server/payments/paymentProvider.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import { type ScriptedStripe, startScriptedStripe } from './scriptedStripe.ts';

const now = new Date('2027-03-01T12:00:00Z');
const amount = { amount: 23_058n, currency: 'USD' };
const order: PaymentOrder = {
  ...{ id: 'payment-1', round: 1, hotelId: 'h1', bookingId: 'b1', amount, title: 'Hotel' },
  ...{ email: 'ada@mail.example', language: 'en', returnTo: 'https://www.hotels.example/' },
  expiresAt: new Date(now.getTime() + 35 * minuteMs),
};
let bank: ScriptedStripe;
let bankAheadMs = 0;
let provider: PaymentProvider;

beforeEach(async () => {
  bankAheadMs = 0;
  bank = await startScriptedStripe(() => new Date(now.getTime() + bankAheadMs));
  provider = bank.provider({ now: () => now });
});
afterEach(() => bank.close());

/** Opens a payment page and returns it with the data that the site stores about it. */
async function opened(more: Partial<PaymentOrder> = {}) {
  const page = await provider.authorize({ ...order, ...more });
  if (page.kind !== 'found') throw new Error(`No page: ${page.reason}`);
  const session = bank.sessions.get(page.sessionId);
  const known = { id: order.id, sessionId: page.sessionId, intentId: null, amount, ...more };
  return { page, session, known };
}

/** Returns an authorized or captured payment. */
async function paid(isTaken = false, id = order.id) {
  const { session, known } = await opened({ id });
  const intent = bank.pay(session);
  if (isTaken) bank.capture(intent);
  return { session, intent, known: { ...known, intentId: intent.id } };
}
const refundOrder = (intentId: string) =>
  ({ id: 'refund-1', round: 1, hotelId: 'h1', intentId, amount }) as const;

const session = /GET .*sessions/;
const captures = /capture$/;
const refunds = /GET .*refunds/;

describe('a mismatched answer is an unknown outcome that names the difference', () => {
  const others: [string, string, (body: Record<string, unknown>) => object][] = [
    ['another object', 'object', (body) => ({ ...body, object: 'payment_intent' })],
    ['another session', 'id', (body) => ({ ...body, id: 'cs_test_99' })],
    ['another payment', 'metadata.payment', (body) => ({ ...body, metadata: { payment: 'x' } })],
    ['no metadata', 'metadata.payment', (body) => ({ ...body, metadata: null })],
    ['another amount', 'amount', (body) => ({ ...body, amount_total: 1 })],
    ['another currency', 'amount', (body) => ({ ...body, currency: 'jpy' })],
    ['no amount', 'amount_total', (body) => ({ ...body, amount_total: null })],
    ['half a cent', 'amount_total', (body) => ({ ...body, amount_total: 0.5 })],
    ['a status that does not exist', 'status', (body) => ({ ...body, status: 'paid' })],
    ['an intent that is not expanded', 'payment_intent', (b) => ({ ...b, payment_intent: 'pi_1' })],
    [
      'a complete session without a payment',
      'payment_intent.id',
      (b) => ({ ...b, payment_intent: null }),
    ],
    ['nothing at all', 'object', () => ({})],
  ];
  test.each(others)('%s', async (_, reason, other) => {
    const { known } = await paid();
    bank.change(session, ({ body }) => ({ body: other({ ...body }) }));
    bank.change(captures, ({ body }) => ({ body: other({ ...body }) }));
    const unknown = { kind: 'unknown', why: 'differs', reason };
    expect(await provider.lookUp(known)).toMatchObject(unknown);
    expect(await provider.capture(known)).toMatchObject(unknown);
  });

  const intents: [string, string, object][] = [
    ['another intent', 'payment_intent.id', { id: 'pi_test_99' }],
    ['the intent of another payment', 'payment_intent.metadata.payment', { metadata: {} }],
    ['an intent of another amount', 'amount', { amount: 1 }],
    ['an intent in another currency', 'amount', { currency: 'eur' }],
    ['a capture without an amount', 'amount_received', { status: 'succeeded', amount_received: 0 }],
    [
      'no amount received',
      'payment_intent.amount_received',
      { status: 'succeeded', amount_received: null },
    ],
  ];
  test.each(intents)('%s', async (_, reason, other) => {
    const { known } = await paid();
    bank.change(session, ({ body }) => {
      const intent = 'payment_intent' in body ? body.payment_intent : {};
      return { body: { ...body, payment_intent: { ...Object(intent), ...other } } };
    });
    expect(await provider.lookUp(known)).toMatchObject({ kind: 'unknown', why: 'differs', reason });
  });

  test('a payment page of another booking is not shown', async () => {
    const other = await opened();
    bank.change(/POST .*sessions$/, () => ({ body: { ...other.session, payment_intent: null } }));
    const outcome = await provider.authorize({ ...order, id: 'payment-2' });
    expect(outcome).toMatchObject({ why: 'differs', reason: 'metadata.payment' });
  });

  test('a session that is unknown to the bank or has another amount', async () => {
    const { known } = await paid();
    bank.change(session, ({ body }) => ({ body: { ...body, amount_total: 1 } }), 1);
    const theirs = { amount: 1n, currency: 'USD' };
    expect(await provider.lookUp(known)).toMatchObject({ why: 'differs', theirs });
    const lost = { ...known, sessionId: 'cs_test_99' };
    expect(await provider.lookUp(lost)).toMatchObject({
      why: 'differs',
      reason: 'resource_missing',
    });
  });

  const otherRefunds: [string, string, object][] = [
    ['another object', 'object', { object: 'charge' }],
    ['a refund of another intent', 'payment_intent', { payment_intent: 'pi_test_99' }],
    ['another refund', 'metadata.refund', { metadata: { refund: 'refund-2' } }],
    ['another amount', 'amount', { amount: 1 }],
    ['another currency', 'amount', { currency: 'eur' }],
    ['a status that does not exist', 'status', { status: 'paid' }],
  ];
  test.each(otherRefunds)('a refund with %s', async (_, reason, other) => {
    const { intent } = await paid(true);
    bank.change(/POST .*refunds/, ({ body }) => ({ body: { ...body, ...other } }), 1);
    const asked = refundOrder(intent.id);
    const unknown = { kind: 'unknown', why: 'differs', reason };
    expect(await provider.refund(asked)).toMatchObject(unknown);
    // The list contains the refund, so nothing is refunded twice.
    expect(await provider.refund(asked)).toMatchObject({ kind: 'refund', state: 'succeeded' });
    expect(bank.refunds.size).toBe(1);
    const [refundId = ''] = bank.refunds.keys();
    bank.change(/GET .*refunds\//, ({ body }) => ({ body: { ...body, ...other } }));
    const known = { refundId, intentId: intent.id, order: asked };
    expect(await provider.lookUpRefund(known)).toMatchObject(unknown);
  });

  test('a refund that is unknown to the bank does not count as failed', async () => {
    const known = { refundId: 're_test_9', intentId: 'pi_test_9', order: undefined };
    expect(await provider.lookUpRefund(known)).toMatchObject({ kind: 'unknown', why: 'differs' });
  });

  test('a list of other refunds, or an incomplete one, leads to no refund', async () => {
    const { intent } = await paid(true);
    const asked = refundOrder(intent.id);
    for (const list of [
      { data: [{ object: 'refund', id: 're_1', payment_intent: 'pi_test_99' }] },
      { data: [], has_more: true },
      { data: [], object: 'search_result' },
    ]) {
      bank.change(refunds, ({ body }) => ({ body: { ...body, ...list } }), 1);
      expect(await provider.refund(asked)).toMatchObject({ kind: 'unknown', why: 'differs' });
    }
    expect(bank.refunds.size).toBe(0);
    expect(await provider.listRefunds(intent.id)).toEqual({ kind: 'refunds', refunds: [] });
  });

  test('movements from before the requested time, or pages without an end', async () => {
    const created = now.getTime() / 1_000;
    const movement = {
      ...{ object: 'balance_transaction', id: 'txn_1', amount: 1, fee: 0, currency: 'usd' },
      ...{ created, source: null, type: 'adjustment' },
    };
    const list = async (page: object, after: string | null = null) => {
      bank.change(/balance/, ({ body }) => ({ body: { ...body, ...page } }), 1);
      return provider.list({ since: now, after });
    };
    expect(await list({ data: [movement] })).toMatchObject({ kind: 'page', next: null });
    expect(await list({ data: [movement], has_more: true })).toMatchObject({ next: 'txn_1' });
    expect(await list({ data: [movement], has_more: true }, 'txn_1')).toMatchObject({
      reason: 'has_more',
    });
    expect(await list({ data: [{ ...movement, created: created - 1 }] })).toMatchObject({
      reason: 'created',
    });
  });
});

describe('a capture', () => {
  const authorized = { state: 'authorized' };

  test('is unknown if it succeeds but the payment still appears as authorized', async () => {
    const { known, intent } = await paid();
    bank.instead(captures, { body: { ...intent, status: 'succeeded', latest_charge: null } }, 1);
    const outcome = await provider.capture(known);
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'taken, then authorized' });
    expect(await provider.capture(known)).toMatchObject({ state: 'captured', received: amount });
  });

  test('is unknown if it was made earlier but the payment still appears as authorized', async () => {
    const { known } = await paid();
    await provider.capture(known);
    bank.change(session, ({ body }) => {
      const intent = 'payment_intent' in body ? body.payment_intent : {};
      return {
        body: { ...body, payment_intent: { ...Object(intent), status: 'requires_capture' } },
      };
    });
    expect(await provider.capture(known)).toMatchObject({ kind: 'unknown' });
    expect(await provider.lookUp(known)).toMatchObject(authorized);
  });

  test('is refused if the card is declined, and is looked up if its answer is malformed', async () => {
    const { known } = await paid();
    const error = { type: 'card_error', code: 'card_declined' };
    bank.instead(captures, { status: 402, body: { error } }, 1);
    expect(await provider.capture(known)).toEqual({ kind: 'refused', reason: 'card_declined' });
    bank.change(captures, () => ({ body: { message: 'no healthy upstream' }, status: 503 }));
    expect(await provider.capture(known)).toMatchObject({ state: 'captured' });
  });

  test('returns the amount of an earlier partial capture', async () => {
    const { known, intent } = await paid();
    bank.capture(intent, 1_000);
    const received = { amount: 1_000n, currency: 'USD' };
    expect(await provider.capture(known)).toMatchObject({ state: 'captured', received });
  });
});

describe('canceling a payment', () => {
  test('expires its page, even after a declined card, or cancels its authorized intent', async () => {
    const { session, known } = await opened();
    bank.pay(session, true);
    expect(await provider.cancel(known)).toMatchObject({ state: 'canceled' });
    expect(session?.status).toBe('expired');
    expect(bank.askedAt(/cancel$/)).toEqual([]);
    const authorized = await paid(false, 'payment-2');
    expect(await provider.cancel(authorized.known)).toMatchObject({ state: 'canceled' });
    expect(bank.askedAt(/expire$/)).toHaveLength(1);
  });

  test('works for any amount, but not for another payment', async () => {
    const { known } = await paid();
    const any = { id: known.id, sessionId: known.sessionId, intentId: null };
    bank.change(session, ({ body }) => ({ body: { ...body, id: 'cs_test_99' } }), 1);
    expect(await provider.cancel(any)).toMatchObject({ why: 'differs', reason: 'id' });
    expect(bank.askedAt(/POST .*(cancel|expire)$/)).toEqual([]);
    bank.change(session, ({ body }) => ({ body: { ...body, amount_total: 1 } }));
    expect(await provider.cancel(any)).toMatchObject({ state: 'canceled' });
  });

  test('leaves a captured payment captured', async () => {
    const { known } = await paid(true);
    expect(await provider.cancel(known)).toMatchObject({ state: 'captured', received: amount });
    expect(bank.askedAt(/POST .*(cancel|expire)$/)).toEqual([]);
  });

  test('a payment with an open session counts as open, whatever its intent says', async () => {
    const { session, known } = await opened();
    const intent = bank.pay(session, true);
    intent.status = 'canceled';
    expect(await provider.lookUp(known)).toMatchObject({ state: 'open', address: session?.url });
  });
});

describe('a failure that the bank stores under an idempotency key', () => {
  const failure = { status: 500, body: { error: { type: 'api_error', message: 'Sorry.' } } };

  test('leads to a refund with a new key in the next round if the list lacks the refund', async () => {
    const { intent } = await paid(true);
    const asked = refundOrder(intent.id);
    bank.instead(/POST .*refunds/, failure, 1);
    expect(await provider.refund(asked)).toMatchObject({ kind: 'unknown', why: 'kept' });
    expect(await provider.refund(asked)).toMatchObject({ kind: 'unknown', why: 'kept' });
    expect(await provider.refund({ ...asked, round: 2 })).toMatchObject({ state: 'succeeded' });
    expect(bank.refunds.size).toBe(1);
    expect(bank.askedAt(/POST .*refunds/).map(({ key }) => key)).toEqual([
      ...['refund-1:refund', 'refund-1:refund', 'refund-1:refund:2'],
    ]);
  });

  test('may hide a refund that took effect, which the list then shows', async () => {
    const { intent } = await paid(true);
    const asked = refundOrder(intent.id);
    bank.change(/POST .*refunds/, () => failure, 1);
    expect(await provider.refund(asked)).toMatchObject({ why: 'kept' });
    // The list is not up to date yet.
    bank.change(refunds, ({ body }) => ({ body: { ...body, data: [] } }), 1);
    expect(await provider.refund({ ...asked, round: 2 })).toMatchObject({ state: 'succeeded' });
    expect(bank.refunds.size).toBe(1);
  });

  test('is not assumed if only a gateway or the list fails', async () => {
    const { intent } = await paid(true);
    bank.instead(refunds, failure, 1);
    expect(await provider.refund(refundOrder(intent.id))).not.toMatchObject({ why: 'kept' });
    bank.instead(/POST .*refunds/, { status: 503, body: { message: 'no healthy upstream' } }, 1);
    expect(await provider.refund(refundOrder(intent.id))).not.toMatchObject({ why: 'kept' });
  });

  test('leads to a new payment page in the next round', async () => {
    bank.instead(/POST .*sessions$/, failure, 1);
    expect(await provider.authorize(order)).toMatchObject({ kind: 'unknown', why: 'kept' });
    expect(await provider.authorize(order)).toMatchObject({ kind: 'unknown', why: 'kept' });
    expect(await provider.authorize({ ...order, round: 2 })).toMatchObject({ state: 'open' });
  });
});

test.each([11, -11, 24 * 60])(
  'a payment page expires by the clock of the bank, even if that is %i minutes ahead',
  async (ahead) => {
    bankAheadMs = ahead * minuteMs;
    const { session } = await opened();
    const left = Number(session?.expires_at) * 1_000 - (now.getTime() + bankAheadMs);
    expect(left / minuteMs).toBe(ahead === -11 ? 46 : 35);
  },
);

test('a busy bank is asked again with the same key', async () => {
  const error = { type: 'invalid_request_error', code: 'rate_limit' };
  bank.instead(/POST .*sessions$/, { status: 429, body: { error } }, 2);
  expect(await provider.authorize(order)).toMatchObject({ kind: 'found', state: 'open' });
  const keys = bank.askedAt(/POST .*sessions$/).map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});
