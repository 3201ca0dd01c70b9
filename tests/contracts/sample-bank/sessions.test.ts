import { prepareBank } from './prepareBank.ts';

const bank = prepareBank();

const declined = '4000000000000002';
const asksBack = '4000002500003155';
const day = 24 * 3_600;

test('the payment page accepts another card after a declined one', async () => {
  const { id, url } = await bank().createSession();
  expect((await bank().session(id)).payment_intent).toBeNull();
  expect(await bank().pay(url, declined)).toContain('failed=generic_decline');
  const tried = await bank().session(id);
  expect(tried).toMatchObject({
    status: 'open',
    url,
    payment_intent: {
      status: 'requires_payment_method',
      amount_capturable: 0,
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
      latest_charge: { status: 'failed', paid: false, failure_code: 'card_declined' },
    },
  });
  await bank().pay(url);
  const { status, payment_intent: intent } = await bank().session(id);
  expect([status, intent.id]).toEqual(['complete', tried.payment_intent.id]);
  expect(intent).toMatchObject({
    status: 'requires_capture',
    last_payment_error: null,
    latest_charge: { status: 'succeeded', payment_method_details: { card: { last4: '4242' } } },
  });
});

test('a payment that needs a confirmation of its issuer is not charged yet', async () => {
  const { id, url } = await bank().createSession();
  expect(await bank().pay(url, asksBack)).toContain('confirm');
  expect((await bank().session(id)).payment_intent.status).toBe('requires_action');
  expect(await bank().pay(url, asksBack, 'failed')).toContain('failed=authentication');
  expect((await bank().session(id)).payment_intent).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
    latest_charge: null,
  });
  await bank().pay(url, asksBack, 'passed');
  expect((await bank().session(id)).payment_intent.status).toBe('requires_capture');
});

test.each([
  ['a card was declined', declined],
  ['its issuer asks', asksBack],
])(
  'while %s only the session can end the payment, which can be paid until then',
  async (_, card) => {
    const { id, url } = await bank().createSession();
    await bank().pay(url, card);
    const { id: intent } = (await bank().session(id)).payment_intent;
    const canceled = await bank().post(`/payment_intents/${intent}/cancel`);
    expect([canceled.status, canceled.body.error.code]).toEqual([
      400,
      'payment_intent_unexpected_state',
    ]);
    expect(await (await fetch(url)).text()).toContain('id="card"');
    const expired = await bank().post(`/checkout/sessions/${id}/expire`);
    expect(expired.body).toMatchObject({
      status: 'expired',
      url: null,
      payment_intent: { status: 'canceled' },
    });
    expect(await bank().event('payment_intent.canceled')).toMatchObject({ id: intent });
    expect(await bank().event('checkout.session.expired')).toMatchObject({ id });
    expect(await bank().pay(url)).toBeNull();
    expect(await bank().session(id)).toMatchObject({ status: 'expired' });
  },
);

test.each([
  ['complete', (url: string) => bank().pay(url)],
  ['expired', () => bank().later(1_800)],
])('a session that is %s cannot be expired', async (status, end) => {
  const { id, url } = await bank().createSession();
  await end(url);
  const { status: answered, body } = await bank().post(`/checkout/sessions/${id}/expire`);
  expect(answered).toBe(400);
  expect(body.error.message).toContain(`has a status of \`${status}\``);
  expect(await bank().session(id)).toMatchObject({ status });
});

test('an authorized payment is canceled by its intent', async () => {
  const intent = await bank().authorize();
  const cancel = () => bank().post(`/payment_intents/${intent}/cancel`);
  expect((await cancel()).body).toMatchObject({ status: 'canceled', amount_capturable: 0 });
  expect((await cancel()).body.error.code).toBe('payment_intent_unexpected_state');
});

test('a session expires automatically with its intent, and the site gets events', async () => {
  const { id, url } = await bank().createSession();
  await bank().pay(url, declined);
  bank().later(1_800);
  expect(await bank().event('checkout.session.expired')).toMatchObject({ id, status: 'expired' });
  expect(await bank().event('payment_intent.canceled')).toMatchObject({ status: 'canceled' });
});

test('an authorization lapses after a week, and the site gets an event', async () => {
  const intent = await bank().authorize();
  bank().later(7 * day);
  expect(await bank().event('payment_intent.canceled')).toMatchObject({ id: intent });
  const { body } = await bank().post(`/payment_intents/${intent}/capture`);
  expect(body.error.code).toBe('payment_intent_unexpected_state');
});

test.each([
  ['usd', '99999999', 200],
  ['cop', '100000000', 400],
  ['jpy', '100000000', 400],
  ['idr', '999999999999', 200],
])('in %s an amount of %s gets status %i', async (currency, amount, expected) => {
  const { status, body } = await bank().post(
    '/checkout/sessions',
    bank().sessionParams(amount, currency),
  );
  expect(status).toBe(expected);
  if (status === 400) expect(body.error.code).toBe('amount_too_large');
});
