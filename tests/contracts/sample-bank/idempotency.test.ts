import { prepareBank } from './prepareBank.ts';

const bank = prepareBank();

const day = 24 * 3_600;
const fails = (path: string, how: string | null) => bank().control({ fault: { path, how } });

/** Captures a payment of 100.00 and returns a function that refunds 10.00 of it. */
async function takenPayment() {
  const intent = await bank().capture();
  return {
    refund: (key: string, amount = '1000') =>
      bank().post('/refunds', { payment_intent: intent, amount }, key),
    refunded: async () => {
      const { body } = await bank().get('/refunds', { payment_intent: intent, limit: '100' });
      return body.data.length;
    },
  };
}

test.each([
  ['before', 0],
  ['after', 1],
])('a 500 %s the request takes effect is stored as its answer for a day', async (when, effects) => {
  const { refund, refunded } = await takenPayment();
  await fails('POST /refunds', `fail-${when}`);
  const first = await refund('one');
  expect([first.status, first.body.error.type, first.replayed]).toEqual([500, 'api_error', false]);
  bank().later(day - 1);
  expect(await refund('one')).toMatchObject({ status: 500, body: first.body, replayed: true });
  expect(await refunded()).toBe(effects);
  expect(await refund('two')).toMatchObject({ status: 200, replayed: false });
  bank().later(1);
  expect(await refund('one')).toMatchObject({ status: 200, replayed: false });
  expect(await refunded()).toBe(effects + 2);
});

test('a key is in use while its first request runs, and has the answer later', async () => {
  const { refund, refunded } = await takenPayment();
  await fails('POST /refunds', 'held');
  const both = [refund('one'), refund('one')];
  const first = await Promise.race(both);
  expect([first.status, first.body.error.code]).toEqual([409, 'idempotency_key_in_use']);
  expect(await refund('two')).toMatchObject({ status: 200 });
  await fails('', null);
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = await refund('one');
  expect(again).toMatchObject({ status: 200, replayed: true });
  expect(await refunded()).toBe(2);
});

test.each([
  ['rate-limit', 429, { error: { code: 'rate_limit' } }],
  ['in-use', 409, { error: { code: 'idempotency_key_in_use' } }],
  ['gateway-before', 503, { message: 'no healthy upstream' }],
])('%s is answered before the key is checked and stores nothing', async (how, status, body) => {
  const { refund, refunded } = await takenPayment();
  await fails('POST /refunds', how);
  expect(await refund('one')).toMatchObject({ status, body });
  expect(await refunded()).toBe(0);
  expect(await refund('one')).toMatchObject({ status: 200, replayed: false });
});

test.each(['gateway-after', 'cut-after'])(
  'a request takes effect despite %s, and its key has the real answer',
  async (how) => {
    const { refund, refunded } = await takenPayment();
    await fails('POST /refunds', how);
    await refund('one').then(
      ({ status }) => expect(status).toBe(503),
      (error: unknown) => expect(error).toBeInstanceOf(TypeError),
    );
    expect(await refund('one')).toMatchObject({ status: 200, replayed: true });
    expect(await refunded()).toBe(1);
  },
);

test('a request with invalid parameters leaves its key unused, and another request cannot reuse a key', async () => {
  const { refund, refunded } = await takenPayment();
  expect(await refund('one', 'much')).toMatchObject({ status: 400 });
  expect(await refund('one')).toMatchObject({ status: 200, replayed: false });
  const other = await refund('one', '2000');
  expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
  expect(await refunded()).toBe(1);
});

test('a refusal is stored like any other answer', async () => {
  const { refund } = await takenPayment();
  const refused = await refund('one', '10001');
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { code: 'charge_already_refunded' } },
  });
  expect(await refund('one', '10001')).toMatchObject({ status: 400, replayed: true });
});

test('each answer contains the time of the bank', async () => {
  const { id } = await bank().createSession();
  bank().later(600);
  const { date } = await bank().get(`/checkout/sessions/${id}`);
  expect(Date.parse(date ?? '')).toBe(bank().now());
});
