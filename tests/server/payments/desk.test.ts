import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { type Money, toDecimal, toDecimalMoney } from '#contracts/money/money.ts';
import { mostRefundedInDay } from '#contracts/site/desk/deskPayments.ts';
import { giftLimitIn } from '#contracts/site/desk/giftLimits.ts';
import { paymentRoutes } from '#server/payments/desk/paymentRoutes.ts';
import { collectedFor } from '#server/payments/steps/refunds.ts';
import { readHotelMonth } from '#server/settlement/readMoney.ts';
import { withClock } from '../../support/withClock.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { deskApp, staffOfRole } from '../desk/deskApp.ts';
import { startTestBank, type TestBank } from './payAtBank.ts';

const { database, provider, start, db } = prepareSite();
let bank: TestBank;
let site: TestBookings;
/** The refunds that guests are mailed about. */
let told: string[];
let desk: ReturnType<typeof deskApp>;

beforeEach(async () => {
  told = [];
  await sql`drop schema if exists sample_bank cascade`.execute(db());
  bank = await startTestBank(database(), () => site.clock.now);
  provider().state.rates = [{ ...fullRate, commission: null, collect: 'site' }];
  site = start({ payments: bank.payments });
  site.start();
  const now = () => site.clock.now;
  const own = withClock(database().database, now);
  const routes = paymentRoutes({
    database: own,
    now,
    wake: () => {},
    bookings: {
      onPaidBack: (_tx, { bookingId }, { amount }) => {
        told.push(`${bookingId} ${amount}`);
        return Promise.resolve();
      },
    },
  });
  desk = deskApp({ database: own, routes, now });
  desk.signIn(staffOfRole('finance', now()));
});
afterEach(async () => {
  await site.stop();
  await bank.close();
});

async function paid(card?: string) {
  const { id, key, booking } = await site.book({ ...bookingRequest, again: true });
  await bank.pay(booking.payment?.address ?? '', card);
  await site.becomes({ id, key }, 'confirmed');
  return { id, key };
}

const refundOf = (amount: string, refundable = '230.58', more: object = {}) => ({
  id: randomUUID(),
  amount,
  refundable,
  paidBy: 'hotel',
  reason: 'The pool is closed.',
  ...more,
});
const refund = (bookingId: string, body: object) =>
  desk.post(`/api/desk/bookings/${bookingId}/refunds`, body);

/** Returns the total that the bank has refunded. */
const returned = async () => {
  const { rows } = await sql<{ sum: string }>`select
    coalesce(sum((data->>'amount')::bigint), 0)::text as sum from sample_bank.objects
    where data->>'object' = 'refund' and data->>'status' = 'succeeded'`.execute(db());
  return rows[0]?.sum;
};
const returnedBecomes = (cents: string) =>
  eventually(
    async (saw) => (saw(await returned()) === cents ? true : undefined),
    `the bank has paid back ${cents}`,
  );
/** Waits until the site owes the hotel this amount for a booking. */
const owedBecomes = (id: string, cents: string) =>
  eventually(
    async (saw) => (saw(await owed(id)) === cents ? true : undefined),
    `the hotel is owed ${cents}`,
  );
const owed = async (id: string) => {
  const { rows } = await sql<{ sum: string }>`select sum(e.amount)::text as sum
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.booking_id = ${id} and e.account like 'hotel:%'`.execute(db());
  return rows[0]?.sum;
};

test('finance can refund part of a payment once, at the expense of the hotel or the site', async () => {
  const { id } = await paid();
  const first = refundOf('30.58');
  const [one, two, three] = await Promise.all([
    refund(id, first),
    refund(id, first),
    refund(id, { ...first, id: first.id.toUpperCase() }),
  ]);
  expect([one.status, two.status, three.status]).toEqual([200, 200, 200]);
  expect(three.body).toMatchObject({ payment: { refundable: { amount: '200.00' } } });
  expect(told).toEqual([`${id} 3058`]);
  await returnedBecomes('3058');
  await owedBecomes(id, '20000');
  // The amount that the site collected is settled with the month of the stay after that month.
  const { hotelId, checkOut } = bookingRequest.stay;
  const reader = { database: database().database, now: () => site.clock.now };
  const month = await readHotelMonth(reader, hotelId, checkOut.slice(0, 7));
  expect(month?.bookings).toMatchObject([{ id, waiting: true, total: { owed: '200.00' } }]);
  const stale = await refund(id, refundOf('10.00')).expect(409);
  expect(stale.body).toMatchObject({
    code: 'refundable-changed',
    refundable: { amount: '200.00' },
  });
  await refund(id, refundOf('200.01', '200.00')).expect(409);
  await refund(id, refundOf('0.00', '200.00')).expect(422);
  await refund(id, refundOf('1.00', '200.00', { paidBy: 'site' })).expect(200);
  await returnedBecomes('3158');
  await eventually(async (saw) => {
    const rows = saw(await db().selectFrom('refunds').select('state').execute());
    return rows.every(({ state }) => state !== 'due') ? true : undefined;
  });
  expect(await owed(id)).toBe('20000');
  // The desk shows this amount as owed to the hotel, because the site bears the last refund.
  const collected = await collectedFor(db(), { hotelId, bookingId: id });
  expect(collected).toEqual({ amount: 20_000n, currency: 'USD' });
  // A refund id belongs to one booking.
  await refund((await paid()).id, first).expect(422);
  desk.signIn('agent');
  await refund(id, refundOf('1.00', '199.00')).expect(403);
  desk.signIn(staffOfRole('finance', null));
  await refund(id, refundOf('1.00', '199.00')).expect(403);
});

test('a cancellation during a refund never refunds more than was paid', async () => {
  const { id, key } = await paid();
  await Promise.all([refund(id, refundOf('100.00')), site.cancel(id, key)]);
  await returnedBecomes('23058');
  await owedBecomes(id, '0');
  await refund(id, refundOf('1.00', '0.00')).expect(409);
});

test('a fee above the remaining payment is not an issue', async () => {
  const { id, key } = await paid();
  await refund(id, refundOf('100.00')).expect(200);
  site.clock.now = new Date('2027-03-07T12:00:00Z');
  provider().state.fee = { amount: '234.16', currency: 'USD' };
  await site.cancel(id, key, '234.16').expect(200);
  expect((await desk.get('/api/desk/payments').expect(200)).body.items).toEqual([]);
  await returnedBecomes('10000');
  await owedBecomes(id, '13058');
});

test('a refund that fails later is owed to the hotel again and becomes an issue', async () => {
  const { id, key } = await paid();
  bank.control({ refunds: 'pending-fails' });
  await refund(id, refundOf('30.58')).expect(200);
  await owedBecomes(id, '20000');
  expect((await site.read(id, key)).payment?.refunds).toMatchObject([{ state: 'sent' }]);
  site.later(60);
  const failed = await eventually(() =>
    bank.webhooks.held.find(({ body }) => body.includes('"refund.failed"')),
  );
  await bank.deliver(site.app, failed.body).expect(200);
  await owedBecomes(id, '23058');
  expect((await site.read(id, key)).payment?.refunds).toMatchObject([{ state: 'failed' }]);
  const { body } = await desk.get('/api/desk/payments').expect(200);
  expect(body.items).toMatchObject([{ kind: 'refund-failed', bookingId: id, ours: '30.58' }]);
});

test('refunds of a day are limited across all currencies', async () => {
  const { id } = await paid();
  desk.signIn(staffOfRole('admin', site.clock.now));
  const before = (amount: Money | undefined, more: object = {}) => ({
    at: site.clock.now,
    actor_kind: 'staff' as const,
    actor_id: staffOfRole('admin').id,
    action: 'payments.refund',
    subject_kind: 'booking',
    subject_id: 'other',
    after: JSON.stringify(amount && toDecimalMoney(amount)),
    ...more,
  });
  const aDayAgo = new Date(site.clock.now.getTime() - 86_400_000);
  await db()
    .insertInto('audit_record')
    .values([
      before({ amount: 99_900n, currency: 'USD' }),
      before(giftLimitIn('JPY', mostRefundedInDay - 1_000)),
      before({ amount: 1n, currency: 'USD' }, { actor_id: 'somebody else' }),
      before({ amount: 1n, currency: 'USD' }, { at: aDayAgo }),
      before({ amount: 1n, currency: 'USD' }, { refused: true }),
    ])
    .execute();
  const { body } = await refund(id, refundOf('1.01')).expect(409);
  expect(body).toMatchObject({
    code: 'staff-limit',
    detail: expect.stringContaining('10000.00 USD'),
  });
  await refund(id, refundOf('1.00')).expect(200);
});

test('a stay in a currency with large amounts can be refunded', async () => {
  const { id } = await paid();
  for (const [currency, amount] of [
    ['IDR', 3_000_000_000n],
    ['COP', 184_992_000n],
    ['HUF', 20_000_000n],
    ['UGX', 3_000_000n],
    ['VND', 20_000_000n],
  ] as const) {
    await sql`delete from refunds`.execute(db());
    await sql`update payments set currency = ${currency}, amount = ${amount}`.execute(db());
    const all = toDecimal({ amount, currency });
    const { body } = await refund(id, refundOf(all, all)).expect(200);
    expect(body).toMatchObject({ payment: { refunded: { amount: all, currency } } });
  }
});

test('a dispute stays listed until it ends, and a failed refund until it is closed', async () => {
  const { id, key } = await paid('4000000000000259');
  const dispute = bank.webhooks.held.find(({ body }) => body.includes('charge.dispute.created'));
  const body = dispute?.body ?? '';
  const deliver = (text: string) => bank.deliver(site.app, text);
  await deliver(body).expect(200);
  const listed = () => desk.get('/api/desk/payments').expect(200);
  const issue = await eventually(async () => {
    const [found] = (await listed()).body.items;
    return found?.bookingId === id ? found : undefined;
  });
  expect(issue).toMatchObject({ kind: 'dispute', detail: 'needs_response', theirs: '230.58' });
  expect(Date.parse(issue.dueAt)).toBeGreaterThan(site.clock.now.getTime());
  await bank.act((calls) => calls.endDispute(issue.reference, 'lost'));
  await deliver(bank.webhooks.held.at(-1)?.body ?? '').expect(200);
  await eventually(async () => ((await listed()).body.items.length === 0 ? true : undefined));

  const other = await paid('4000000000005126');
  await refund(other.id, refundOf('230.58')).expect(200);
  const failed = await eventually(async () => {
    const [found] = (await listed()).body.items;
    if (found) return found;
    site.later(25 * 3_600);
    return undefined;
  });
  expect(failed).toMatchObject({ kind: 'refund-failed', bookingId: other.id, ours: '230.58' });
  await owedBecomes(other.id, '23058');
  const { hotelId } = bookingRequest.stay;
  const collected = await collectedFor(db(), { hotelId, bookingId: other.id });
  expect(collected).toEqual({ amount: 23_058n, currency: 'USD' });
  const close = () =>
    desk.post(`/api/desk/payments/${failed.id}/closing`, { reason: 'Paid by transfer.' });
  await close().expect(200);
  expect((await close().expect(409)).body).toMatchObject({ code: 'closed-already' });
  expect((await listed()).body.items).toEqual([]);
  expect((await site.read(id, key)).payment?.state).toBe('captured');
});

test('a dispute that the payment provider does not know is looked up for a day and stays an issue', async () => {
  await paid('4000000000000259');
  const event = bank.webhooks.held.find(({ body }) => body.includes('charge.dispute.created'));
  const known = JSON.parse(event?.body ?? '').data.object.id;
  await bank.deliver(site.app, event?.body.replaceAll(known, 'dp_unknown') ?? '').expect(200);
  const looked = (isLast: boolean) =>
    eventually(async () => {
      const row = await db().selectFrom('payment_issues').selectAll().executeTakeFirstOrThrow();
      const next = row.next_attempt_at?.getTime();
      const isPaused = next !== undefined && next > site.clock.now.getTime() + 600_000;
      return (isLast ? next === undefined : isPaused) ? row : undefined;
    });
  expect(await looked(false)).toMatchObject({ detail: null });
  site.later(23 * 3_600);
  await looked(false);
  site.later(3_600);
  await looked(true);
  const { body } = await desk.get('/api/desk/payments').expect(200);
  expect(body.items).toMatchObject([
    { kind: 'dispute', reference: 'dp_unknown', detail: 'not-found', closedAt: null },
  ]);
});
