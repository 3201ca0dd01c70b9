import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { type Money, toDecimalMoney } from '#contracts/money/money.ts';
import { mostRefundedInDay } from '#contracts/site/desk/deskPayments.ts';
import { paymentRoutes } from '#server/payments/desk/paymentRoutes.ts';
import { lockBalances } from '#server/rewards/ledger.ts';
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
/** What the guests are mailed that is paid back. */
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
    lock: lockBalances,
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

/** What the bank has paid back in all, once it has done so. */
const returned = async () => {
  const { rows } = await sql<{ sum: string }>`select
    coalesce(sum((data->>'amount')::bigint), 0)::text as sum from sample_bank.objects
    where data->>'object' = 'refund' and data->>'status' = 'succeeded'`.execute(db());
  return rows[0]?.sum;
};
const returnedBecomes = (cents: string) =>
  eventually(async () => ((await returned()) === cents ? true : undefined));
/** Waits until the site owes the hotel so much for a booking. */
const owedBecomes = (id: string, cents: string) =>
  eventually(async () => ((await owed(id)) === cents ? true : undefined));
const owed = async (id: string) => {
  const { rows } = await sql<{ sum: string }>`select sum(e.amount)::text as sum
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.booking_id = ${id} and e.account like 'hotel:%'`.execute(db());
  return rows[0]?.sum;
};

test('finance pays a part back once, and the hotel or the site bears it', async () => {
  const { id } = await paid();
  const first = refundOf('30.58');
  const [one, two] = await Promise.all([refund(id, first), refund(id, first)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(two.body).toMatchObject({ payment: { refundable: { amount: '200.00' } } });
  expect(told).toEqual([`${id} 3058`]);
  await returnedBecomes('3058');
  await owedBecomes(id, '20000');
  // What the site has collected is settled with the month of the stay, once that is over.
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
  await owedBecomes(id, '20000');
  desk.signIn('agent');
  await refund(id, refundOf('1.00', '199.00')).expect(403);
  desk.signIn(staffOfRole('finance', null));
  await refund(id, refundOf('1.00', '199.00')).expect(403);
});

test('a traveler who cancels in the moment of a refund gets what was paid, not more', async () => {
  const { id, key } = await paid();
  await Promise.all([refund(id, refundOf('100.00')), site.cancel(id, key)]);
  await returnedBecomes('23058');
  await owedBecomes(id, '0');
  await refund(id, refundOf('1.00', '0.00')).expect(409);
});

test('nobody pays back more in a day than is allowed', async () => {
  const { id } = await paid();
  desk.signIn(staffOfRole('admin', site.clock.now));
  const before = (amount: Money) => ({
    at: site.clock.now,
    actor_kind: 'staff' as const,
    actor_id: staffOfRole('admin').id,
    action: 'payments.refund',
    subject_kind: 'booking',
    subject_id: 'other',
    after: JSON.stringify(toDecimalMoney(amount)),
  });
  await db()
    .insertInto('audit_record')
    .values([
      before({ amount: mostRefundedInDay - 100n, currency: 'USD' }),
      before({ amount: mostRefundedInDay, currency: 'JPY' }),
    ])
    .execute();
  const { body } = await refund(id, refundOf('1.01')).expect(409);
  expect(body).toMatchObject({ code: 'staff-limit' });
  await refund(id, refundOf('1.00')).expect(200);
});

test('a dispute is on the desk with its deadline until it is over, and a failed refund until it is closed', async () => {
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
  const close = () =>
    desk.post(`/api/desk/payments/${failed.id}/closing`, { reason: 'Paid by transfer.' });
  await close().expect(200);
  expect((await close().expect(409)).body).toMatchObject({ code: 'closed-already' });
  expect((await listed()).body.items).toEqual([]);
  expect((await site.read(id, key)).payment?.state).toBe('captured');
});
