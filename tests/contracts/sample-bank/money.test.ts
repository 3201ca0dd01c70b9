import { prepareBank } from './prepareBank.ts';

const bank = prepareBank();

const pending = '4000000000007726';
const failing = '4000000000005126';
const disputed = '4000000000000259';

/** Returns the movements on the balance of the account except payments, oldest first. */
async function movements() {
  const { body } = await bank().get('/balance_transactions', { limit: '100' });
  const all: { type: string; amount: number; fee: number; net: number }[] = body.data;
  return all
    .filter(({ type }) => type !== 'charge')
    .map(({ type, amount, fee, net }) => ({ type, amount, fee, net }))
    .reverse();
}
const charge = async (intent: string) =>
  (await bank().get(`/payment_intents/${intent}`)).body.latest_charge;
const refund = async (payment_intent: string, amount = '1000') =>
  (await bank().post('/refunds', { payment_intent, amount })).body;
const refundNow = async (id: string) => (await bank().get(`/refunds/${id}`)).body;

test.each([
  ['a card whose refunds are pending at first', pending, null, 'pending', 'succeeded'],
  ['a card whose refunds fail later', failing, null, 'succeeded', 'failed'],
  ['any card, as tests ask for', undefined, 'pending-fails', 'pending', 'failed'],
  ['any card, as tests ask for', undefined, 'succeeds-later', 'pending', 'succeeded'],
])('a refund to %s (%s, %s) is %s first and %s later', async (_, card, refunds, first, last) => {
  await bank().control({ refunds });
  const intent = await bank().capture(card);
  const made = await refund(intent);
  expect(made.status).toBe(first);
  // A pending refund has moved no money.
  expect(made.balance_transaction === null).toBe(first === 'pending');
  expect(await charge(intent)).toMatchObject({ amount_refunded: 1_000 });
  expect(await bank().event('refund.created')).toMatchObject({ id: made.id, status: first });

  bank().later(59);
  expect((await refundNow(made.id)).status).toBe(first);
  bank().later(1);
  const type = last === 'failed' ? 'refund.failed' : 'refund.updated';
  expect(await bank().event(type)).toMatchObject({ id: made.id, status: last });
  const after = await refundNow(made.id);
  expect([after.status, after.failure_reason]).toEqual([
    last,
    last === 'failed' ? 'expired_or_canceled_card' : undefined,
  ]);
  expect(await charge(intent)).toMatchObject({ amount_refunded: last === 'failed' ? 0 : 1_000 });
  const sum = (await movements()).reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(last === 'failed' ? 0 : -1_000);
});

test('the balance transactions of charges and refunds may arrive later', async () => {
  await bank().control({ balance: 'later' });
  const intent = await bank().capture();
  const made = await refund(intent);
  expect((await charge(intent)).balance_transaction).toBeNull();
  expect([made.status, made.balance_transaction]).toEqual(['succeeded', null]);
  const listed = async () => (await bank().get('/balance_transactions')).body.data.length;
  expect(await listed()).toBe(0);
  bank().later(60);
  expect(await charge(intent)).toMatchObject({ balance_transaction: { amount: 10_000, fee: 320 } });
  expect(typeof (await refundNow(made.id)).balance_transaction).toBe('string');
  expect(await listed()).toBe(2);
});

test.each([
  ['won', 0],
  ['lost', -11_500],
])('a dispute that is %s leaves a balance of %i including its fee', async (status, left) => {
  await bank().capture(disputed);
  const { id } = await bank().event('charge.dispute.created');
  await bank().event('charge.dispute.funds_withdrawn');
  expect(await movements()).toEqual([
    { type: 'adjustment', amount: -10_000, fee: 1_500, net: -11_500 },
  ]);
  await bank().act((calls) => calls.endDispute(id, status === 'won' ? 'won' : 'lost'));
  expect(await bank().event('charge.dispute.closed')).toMatchObject({ id, status });
  if (status === 'won') await bank().event('charge.dispute.funds_reinstated');
  const sum = (moved: readonly { net: number }[]) =>
    moved.reduce((total, { net }) => total + net, 0);
  expect(sum(await movements())).toBe(left);
  const { body: dispute } = await bank().get(`/disputes/${id}`);
  expect(sum(dispute.balance_transactions)).toBe(left);
});

test('a part of an authorization can be captured, and no more than that refunded', async () => {
  const intent = await bank().authorize();
  const path = `/payment_intents/${intent}/capture`;
  expect(await bank().post(path, { amount_to_capture: '10001' })).toMatchObject({ status: 400 });
  expect((await bank().post(path, { amount_to_capture: '4000' })).body).toMatchObject({
    status: 'succeeded',
    amount: 10_000,
    amount_received: 4_000,
    amount_capturable: 0,
    latest_charge: { amount_captured: 4_000, balance_transaction: { amount: 4_000 } },
  });
  const { error } = await refund(intent, '4001');
  expect(error.code).toBe('charge_already_refunded');
});

test('the refunds of a payment are listed newest first', async () => {
  const intent = await bank().capture();
  for (const amount of ['100', '200', '300']) await refund(intent, amount);
  const { body } = await bank().get('/refunds', { payment_intent: intent, limit: '2' });
  const amounts = body.data.map(({ amount }: { amount: number }) => amount);
  expect([amounts, body.has_more]).toEqual([[300, 200], true]);
});
