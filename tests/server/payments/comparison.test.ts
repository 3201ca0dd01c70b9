import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { PaymentIssueKind } from '#contracts/site/desk/deskPayments.ts';
import { beginComparison, stepComparison } from '#server/payments/comparePayments.ts';
import { paymentsCommands } from '#server/payments/paymentsCommands.ts';
import { paymentLedger } from '#server/main/paymentLedger.ts';
import { withClock } from '../../support/withClock.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { callCommand } from '../operatorCommandOf.ts';
import { startTestBank, type TestBank } from './payAtBank.ts';

const { database, provider, start, site: anySite } = prepareSite();
let bank: TestBank;
let site: TestBookings;

beforeEach(async () => {
  await sql`drop schema if exists sample_bank cascade`.execute(db());
  bank = await startTestBank(database(), () => site.clock.now);
  provider().state.rates = [{ ...fullRate, collect: 'site' }];
  site = start({ payments: bank.payments });
});
afterEach(async () => {
  await site.stop();
  await bank.close();
});

const db = () => database().database.db;

/** Compares as the operator's command does. */
const reconcile = () =>
  callCommand((say) =>
    paymentsCommands(comparing(), { positionals: ['reconcile'], days: '7' }, say),
  );
const comparing = () => {
  const now = () => site.clock.now;
  const ledger = paymentLedger;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const own = withClock(database().database, now);
  return { database: own, provider: bank.payments, ledger, now, log };
};

async function authorize(card?: string) {
  const { id, key, booking } = await site.book({ ...bookingRequest, again: true });
  await bank.pay(booking.payment?.address ?? '', card);
  await site.read(id, key);
  return { id, key };
}

/** Bookings that are paid and confirmed. */
async function paid(count: number, card?: string) {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push(await authorize(card));
  site.start();
  for (const { id, key } of made) {
    await eventually(async () =>
      (await site.read(id, key)).status === 'confirmed' ? true : undefined,
    );
  }
  return Promise.all(
    made.map(({ id }) =>
      db()
        .selectFrom('payments')
        .selectAll()
        .where('booking_id', '=', id)
        .executeTakeFirstOrThrow(),
    ),
  );
}

test('each difference from the list of the payment provider is named, and closes once it is gone', async () => {
  const [none, here, amount, there, refund, fee] = await paid(6);
  const held = await authorize();
  await site.stop();
  site.later(2 * 3_600);
  expect(none && here && amount && there && refund && fee).toBeDefined();
  expect(await reconcile()).toMatchObject({ code: 0, stdout: /are as the payment provider/ });

  // Somebody captures, pays back and charges at the bank; here and there rows are lost.
  const intent = await db()
    .selectFrom('payments')
    .select(['intent_id', 'id'])
    .where('booking_id', '=', held.id)
    .executeTakeFirstOrThrow();
  await bank.act((calls) => calls.capture(intent.intent_id ?? ''));
  const paying = { payment_intent: there?.intent_id, amount: '500', metadata: {} };
  await bank.act((calls) => calls.refund(paying));
  const other = await bank.payments.authorize({
    id: randomUUID(),
    hotelId: 'h1',
    bookingId: 'none',
    amount: { amount: 900n, currency: 'USD' },
    title: 'Something else',
    email: 'a@b.example',
    language: 'en',
    returnTo: 'https://www.hotels.example/',
    expiresAt: new Date(site.clock.now.getTime() + 3_600_000),
  });
  if (other.kind !== 'found') throw new Error('No page.');
  await bank.pay(other.address ?? '');
  const found = await bank.payments.lookUp(other.sessionId);
  if (found.kind !== 'found') throw new Error('Not paid.');
  await bank.act((calls) => calls.capture(found.intentId ?? ''));
  await sql`delete from payment_movements where payment_id = ${here?.id}`.execute(db());
  await sql`delete from sample_bank.objects o where o.data->>'object' = 'balance_transaction'
    and o.data->>'source' = (select c.data->>'id' from sample_bank.objects c
      where c.data->>'object' = 'charge' and c.data->'metadata'->>'payment' = ${here?.id})`.execute(
    db(),
  );
  await sql`update payments set amount = amount + 1 where id = ${amount?.id}`.execute(db());
  const lost = { hotel_id: refund?.hotel_id ?? '', booking_id: refund?.booking_id ?? '' };
  await db()
    .insertInto('refunds')
    .values({
      ...lost,
      id: 'lost',
      payment_id: refund?.id ?? '',
      state: 'sent',
      currency: 'USD',
      amount: 700n,
      updated_at: site.clock.now,
    })
    .execute();
  await sql`delete from ledger_entries where transaction_id in
    (select id from ledger_transactions where key = ${`payment-fee ${fee?.id}`})`.execute(db());
  await sql`delete from ledger_transactions where key = ${`payment-fee ${fee?.id}`}`.execute(db());
  site.later(2 * 3_600);

  const { code, stdout, stderr } = await reconcile();
  expect([code, stderr]).toEqual([1, 'Differences: 6.\n']);
  const kinds = stdout.split('\n').flatMap((line) => line.split('  ')[0] || []);
  expect(kinds.toSorted()).toEqual([
    'amount-differs',
    'captured-here',
    'captured-there',
    'refund-here',
    'refund-there',
    'unknown-payment',
  ] satisfies PaymentIssueKind[]);
  expect(stdout).toMatch(/captured-here {2}\S+ {2}here 230\.58, there - USD/);
  const mended = await db()
    .selectFrom('payment_issues')
    .select(['kind', 'closed_at'])
    .where('closed_at', 'is not', null)
    .execute();
  expect(mended).toMatchObject([{ kind: 'fee-missing' }]);

  // The worker takes up what was captured there; what is put right is closed by the next one.
  site = start({ payments: bank.payments });
  site.clock.now = new Date(anySite().clock.now.getTime() + 5 * 3_600_000);
  site.start();
  await eventually(async () =>
    (await site.read(held.id, held.key)).payment?.state === 'captured' ? true : undefined,
  );
  await sql`delete from refunds where id = 'lost'`.execute(db());
  site.later(2 * 3_600);
  const after = await reconcile();
  expect(after.stderr).toBe('Differences: 4.\n');
  expect(after.stdout).not.toMatch(/captured-there|refund-here/);
});

test('a long list is read in pages, and taken up where it ended', async () => {
  const movement = { object: 'balance_transaction', amount: 1, currency: 'usd', fee: 0, net: 1 };
  const at = Math.floor(site.clock.now.getTime() / 1_000) - 7_200;
  await bank.payments.list({ since: site.clock.now, after: null });
  await sql`insert into sample_bank.objects (id, data)
    select 'txn_' || n, ${JSON.stringify({ ...movement, created: at, source: 'x', type: 'adjustment' })}::jsonb
      || jsonb_build_object('id', 'txn_' || n) from generate_series(1, 250) n`.execute(db());
  const context = comparing();
  const step = () => stepComparison(comparing(), 'night');
  await beginComparison(context, 'night');
  expect(await step()).toBe('more');
  bank.control({ fault: { path: '.', how: 'down' } });
  expect([await step(), await step()]).toEqual(['waiting', 'waiting']);
  bank.control({ fault: { path: '.', how: null } });
  site.later(601);
  expect([await step(), await step(), await step()]).toEqual(['more', 'finished', 'waiting']);
  const rows = await db().selectFrom('payment_comparisons').select('movements').execute();
  expect(rows).toEqual([{ movements: 250 }]);
  expect(await db().selectFrom('payment_movements').select('id').execute()).toHaveLength(250);
});
