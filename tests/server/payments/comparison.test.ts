import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { PaymentIssueKind } from '#contracts/site/desk/deskPayments.ts';
import { beginComparison, stepComparison } from '#server/payments/comparison/comparePayments.ts';
import { paymentsCommands } from '#server/payments/comparison/paymentsCommands.ts';
import { paymentLedger } from '#server/main/paymentLedger.ts';
import { withClock } from '../../support/withClock.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { callCommand } from '../operatorCommandOf.ts';
import { cheaperRate, paidRate, paidRates, requestOf } from './paidRates.ts';
import { startTestBank, type TestBank } from './payAtBank.ts';

const { database, provider, start, site: anySite, db } = prepareSite();
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
    await site.becomes({ id, key }, 'confirmed');
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
  const held = await site.book({ ...bookingRequest, again: true });
  await site.stop();
  // The worker has stopped, and does not take it up.
  await bank.pay(held.booking.payment?.address ?? '');
  site.later(2 * 3_600);
  expect(none && here && amount && there && refund && fee).toBeDefined();
  expect(await reconcile()).toMatchObject({ code: 0, stdout: /are as the payment provider/ });

  // Somebody captures, pays back and charges at the bank; here and there rows are lost.
  const intent = await db()
    .selectFrom('payments')
    .select('session_id')
    .where('booking_id', '=', held.id)
    .executeTakeFirstOrThrow();
  const heldThere = await bank.payments.lookUp(intent.session_id ?? '');
  if (heldThere.kind !== 'found') throw new Error('Not paid.');
  await bank.act((calls) => calls.capture(heldThere.intentId ?? ''));
  const paying = { payment_intent: there?.intent_id, amount: '500', metadata: {} };
  await bank.act((calls) => calls.refund(paying));
  const other = await bank.payments.authorize({
    id: randomUUID(),
    round: 1,
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
  expect(after.stderr).toBe('Differences: 3.\n');
  // What was paid back there is recorded: it differs no more, and is an issue until somebody closes it.
  expect(await refundsOf(there?.booking_id)).toEqual([refundThere]);
  expect(after.stdout).not.toMatch(/captured-there|refund-(here|there)/);
});

/** The refunds of a booking, what the hotel is owed for it, and its open issues. */
async function refundsOf(bookingId = '') {
  const { rows } = await sql<object>`select r.state, r.amount::text, r.paid_by,
      (select sum(e.amount)::text from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where t.booking_id = r.booking_id and e.account = 'hotel:' || r.hotel_id) as owed,
      (select string_agg(kind, ' ') from payment_issues i
        where i.booking_id = r.booking_id and i.closed_at is null) as issues
    from refunds r where r.booking_id = ${bookingId}`.execute(db());
  return rows;
}
const refundThere = {
  ...{ state: 'succeeded', amount: '500', paid_by: 'hotel' },
  ...{ owed: '22558', issues: 'refund-adopted' },
};

test('a refund that somebody makes at the payment provider is recorded by its event, once, and shown to the guest', async () => {
  const { id, key } = await authorize();
  site.start();
  const made = await eventually(async () => {
    const row = await db().selectFrom('payments').selectAll().executeTakeFirst();
    return row?.state === 'captured' ? row : undefined;
  });
  const before = bank.webhooks.held.length;
  const paying = { payment_intent: made.intent_id, amount: '500', metadata: {} };
  await bank.act((calls) => calls.refund(paying));
  const events = bank.webhooks.held.slice(before);
  // As they may come: late, twice and in any order.
  for (const event of [...events.toReversed(), ...events]) await deliver(event.body);
  const booking = await eventually(async () => {
    const read = await site.read(id, key);
    return read.payment?.refunds.length ? read : undefined;
  });
  expect(booking).toMatchObject({
    status: 'confirmed',
    payment: { left: { amount: '225.58' }, refunds: [{ amount: { amount: '5.00' } }] },
  });
  expect(await site.mail('5.00')).toContain(`/booking/${id}`);
  for (const event of events) await deliver(event.body.replace(/"evt_/, '"evt_again'));
  site.later(2 * 3_600);
  expect(await reconcile()).toMatchObject({ code: 0, stdout: /are as the payment provider/ });
  site.later(2 * 86_400);
  await eventually(async () => {
    const { state, next_attempt_at: next } = await db()
      .selectFrom('refunds')
      .select(['state', 'next_attempt_at'])
      .executeTakeFirstOrThrow();
    return state === 'succeeded' && next === null ? true : undefined;
  });
  expect(await refundsOf(id)).toEqual([refundThere]);
});

test('of what was moved to a changed booking the refunds of the site are known, and others are its own', async () => {
  provider().state.rates = paidRates;
  site.start();
  const { id, key, booking } = await site.book(requestOf(paidRate));
  await bank.pay(booking.payment?.address ?? '');
  await site.becomes({ id, key }, 'confirmed');
  const changed = await site.book(requestOf(cheaperRate, { id, key }));
  expect(changed.booking).toMatchObject({ status: 'confirmed', payment: { isMoved: true } });
  const refundsBecome = (expected: [bookingId: string, amount: string][]) =>
    eventually(async () => {
      const rows = await db().selectFrom('refunds').selectAll().orderBy('amount').execute();
      const made = rows.map(({ booking_id, amount, state }) => [
        booking_id,
        state === 'succeeded' && String(amount),
      ]);
      return JSON.stringify(made) === JSON.stringify(expected) ? true : undefined;
    });
  await refundsBecome([[id, '1000']]);
  const made = await db().selectFrom('payments').select('intent_id').executeTakeFirstOrThrow();
  const paying = { payment_intent: made.intent_id, amount: '500', metadata: {} };
  await bank.act((calls) => calls.refund(paying));
  for (const { body } of bank.webhooks.held) await deliver(body);
  const there: [string, string] = [changed.id, '500'];
  await refundsBecome([there, [id, '1000']]);
  await site.cancel(changed.id, changed.key).expect(200);
  await refundsBecome([there, [id, '1000'], [changed.id, '21558']]);
  for (const { body } of bank.webhooks.held) await deliver(body);
  await eventually(async () => {
    const { rows } = await sql`select from payments where next_attempt_at is not null`.execute(
      db(),
    );
    return rows.length === 0 ? true : undefined;
  });
  await refundsBecome([there, [id, '1000'], [changed.id, '21558']]);
  const issues = await db().selectFrom('payment_issues').select(['kind', 'booking_id']).execute();
  expect(issues).toEqual([{ kind: 'refund-adopted', booking_id: changed.id }]);
});

test('a refund at the payment provider takes no more of the payments of a change than they have', async () => {
  provider().state.rates = paidRates;
  site.start();
  const { id, key, booking } = await site.book(requestOf(paidRate));
  await bank.pay(booking.payment?.address ?? '');
  await site.becomes({ id, key }, 'confirmed');
  const refundIs = (amount: string, expected: string) =>
    eventually(async () => {
      const rows = await db().selectFrom('refunds').selectAll().execute();
      const row = rows.find((each) => String(each.amount) === amount);
      return row?.state === expected ? true : undefined;
    });
  const changed = await site.book(requestOf(cheaperRate, { id, key }));
  await refundIs('1000', 'succeeded');
  await site.stop();
  // As if a fee of 3.00 had been kept of the earlier booking.
  await sql`update payments set moved = moved - 300 where moved > 0`.execute(db());
  await sql`update payments set amount = amount - 300 where moved_from is not null`.execute(db());
  site = start({ payments: bank.payments });
  await site.cancel(changed.id, changed.key).expect(200);
  await refundIs('21758', 'due');
  // Before it is asked for, somebody pays back there.
  const inADay = new Date(site.clock.now.getTime() + 86_400_000);
  await sql`update refunds set next_attempt_at = ${inADay} where state = 'due'`.execute(db());
  const made = await db().selectFrom('payments').select('intent_id').executeTakeFirstOrThrow();
  const paying = { payment_intent: made.intent_id, amount: '21958', metadata: {} };
  await bank.act((calls) => calls.refund(paying));
  for (const { body } of bank.webhooks.held) await deliver(body);
  site.start();
  // Of the earlier payment 3.00 are left, of the later one nothing.
  await refundIs('300', 'succeeded');
  const openIssues = async () =>
    (
      await db()
        .selectFrom('payment_issues')
        .select(['kind', 'booking_id', 'ours', 'theirs'])
        .where('closed_at', 'is', null)
        .orderBy('kind')
        .orderBy('found_at')
        .execute()
    ).map(({ kind, booking_id, ours, theirs }) => [kind, booking_id, Number(ours), Number(theirs)]);
  const earlier = ['refund-adopted', id, 300, 300];
  expect(await openIssues()).toEqual([['amount-differs', id, 300, 21958], earlier]);
  // The refund of the site is refused by now, and what it was to pay back is what was paid back there.
  site.later(86_400);
  await refundIs('21658', 'succeeded');
  await refundIs('21758', 'failed');
  expect(await openIssues()).toEqual([
    earlier,
    ['refund-adopted', changed.id, 21658, 21658],
    ['refund-failed', changed.id, 21758, 0],
  ]);
  site.later(2 * 3_600);
  expect(await reconcile()).toMatchObject({ code: 0, stdout: /are as the payment provider/ });
});

/** Sends an event as the bank would. */
const deliver = (body: string) => bank.deliver(site.app, body).expect(200);

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
