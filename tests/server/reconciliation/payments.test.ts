import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { PaymentIssueKind } from '#contracts/site/desk/deskPayments.ts';
import {
  beginComparison,
  paymentsSubject,
  stepComparison,
} from '#server/reconciliation/payments.ts';
import { reconciliationCommand } from '#server/reconciliation/reconciliation.ts';
import { withClock } from '../../support/withClock.ts';
import { actAtDesk } from '../bookings/support/actAtDesk.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { callCommand } from '../operatorCommandOf.ts';
import { cheaperRate, paidRate, paidRates, requestOf } from '../payments/paidRates.ts';
import { startTestBank, type TestBank } from '../payments/payAtBank.ts';

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

/** Runs the comparison like the command of the operator. */
const reconcile = () =>
  callCommand((say) =>
    reconciliationCommand(paymentsSubject(comparing()), { positionals: ['reconcile'] }, say),
  );
const comparing = () => {
  const now = () => site.clock.now;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const own = withClock(database().database, now);
  return { database: own, provider: bank.payments, now, log };
};

async function authorize(card?: string) {
  const { id, key, booking } = await site.book({ ...bookingRequest, again: true });
  await bank.pay(booking.payment?.address ?? '', card);
  await site.read(id, key);
  return { id, key };
}

/** Creates paid and confirmed bookings. */
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

test('each difference from the list of the payment provider is named, and is closed once it is gone', async () => {
  const [none, here, amount, there, refund, fee] = await paid(6);
  const held = await site.book({ ...bookingRequest, again: true });
  await site.stop();
  // The worker is stopped and does not continue this booking.
  await bank.pay(held.booking.payment?.address ?? '');
  site.later(2 * 3_600);
  expect(none && here && amount && there && refund && fee).toBeDefined();
  expect(await reconcile()).toMatchObject({ code: 0, stdout: /are as the payment provider/ });

  // Payments are captured, refunded and charged in the dashboard of the bank, and rows are lost on
  // both sides.
  const intent = await db()
    .selectFrom('payments')
    .select(['id', 'session_id'])
    .where('booking_id', '=', held.id)
    .executeTakeFirstOrThrow();
  const lookUp = (id: string, sessionId: string, amount: bigint) =>
    bank.payments.lookUp({ id, sessionId, intentId: null, amount: { amount, currency: 'USD' } });
  const heldThere = await lookUp(intent.id, intent.session_id ?? '', 23_058n);
  if (heldThere.kind !== 'found') throw new Error('Not paid.');
  await bank.act((calls) => calls.capture(heldThere.intentId ?? ''));
  const paying = { payment_intent: there?.intent_id, amount: '500', metadata: {} };
  await bank.act((calls) => calls.refund(paying));
  const id = randomUUID();
  const other = await bank.payments.authorize({
    id,
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
  const found = await lookUp(id, other.sessionId, 900n);
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
  const [head = '', ...lines] = stdout.split('\n');
  expect(head).toMatch(/^Compared: \d+ movements of money, from \S+Z until \S+Z\.$/);
  const kinds = lines.flatMap((line) => line.split('  ')[0] || []);
  expect(kinds.toSorted()).toEqual([
    'amount-differs',
    'captured-here',
    'captured-there',
    'refund-here',
    'refund-there',
    'unknown-payment',
  ] satisfies PaymentIssueKind[]);
  expect(stdout).toMatch(/captured-here {2}\S+ {2}here 230\.58 USD, there -/);
  const mended = await db()
    .selectFrom('payment_issues')
    .select(['kind', 'closed_at'])
    .where('closed_at', 'is not', null)
    .execute();
  expect(mended).toMatchObject([{ kind: 'fee-missing' }]);

  // The worker records the capture. The next comparison closes the issues that are resolved.
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
  // The refund in the dashboard is recorded. It no longer differs, and stays an issue until a
  // person closes it.
  expect(await refundsOf(there?.booking_id)).toEqual([refundThere]);
  expect(after.stdout).not.toMatch(/captured-there|refund-(here|there)/);

  // A closed issue stays closed while the difference stays the same.
  await sql`update payment_issues set closed_at = ${site.clock.now}, closed_by = 'staff'
    where kind = 'amount-differs'`.execute(db());
  expect((await reconcile()).stderr).toBe('Differences: 2.\n');
  await sql`update payments set amount = amount + 1 where id = ${amount?.id}`.execute(db());
  expect((await reconcile()).stderr).toBe('Differences: 3.\n');
});

/** Returns the refunds of a booking, the amount owed to the hotel, and the open issues. */
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

test('a refund made at the payment provider is recorded once from its event and shown to the guest', async () => {
  const { id, key } = await authorize();
  site.start();
  const made = await eventually(async (saw) => {
    const row = saw(await db().selectFrom('payments').selectAll().executeTakeFirst());
    return row?.state === 'captured' ? row : undefined;
  });
  const before = bank.webhooks.held.length;
  const paying = { payment_intent: made.intent_id, amount: '500', metadata: {} };
  await bank.act((calls) => calls.refund(paying));
  const events = bank.webhooks.held.slice(before);
  // Events may arrive late, twice and in any order.
  for (const event of [...events.toReversed(), ...events]) await deliver(event.body);
  const booking = await eventually(async (saw) => {
    const read = saw(await site.read(id, key));
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
  await eventually(async (saw) => {
    const { state, next_attempt_at: next } = saw(
      await db()
        .selectFrom('refunds')
        .select(['state', 'next_attempt_at'])
        .executeTakeFirstOrThrow(),
    );
    return state === 'succeeded' && next === null ? true : undefined;
  });
  expect(await refundsOf(id)).toEqual([refundThere]);
});

test('a failed refund at the payment provider is not recorded', async () => {
  const [made] = await paid(1, '4000000000005126');
  const paying = { payment_intent: made?.intent_id, amount: '500', metadata: {} };
  await bank.act((calls) => calls.refund(paying));
  site.later(60);
  await sql`update payments set next_attempt_at = ${site.clock.now}`.execute(db());
  await eventually(async (saw) => {
    const row = saw(await db().selectFrom('payments').selectAll().executeTakeFirstOrThrow());
    return row.next_attempt_at === null ? true : undefined;
  });
  expect(await db().selectFrom('refunds').selectAll().execute()).toEqual([]);
  expect(await db().selectFrom('payment_issues').selectAll().execute()).toEqual([]);
});

test('the refunds of a changed booking by the site are recognized, and all others are recorded on it', async () => {
  provider().state.rates = paidRates;
  site.start();
  const { id, key, booking } = await site.book(requestOf(paidRate));
  await bank.pay(booking.payment?.address ?? '');
  await site.becomes({ id, key }, 'confirmed');
  const changed = await site.book(requestOf(cheaperRate, { id, key }));
  expect(changed.booking).toMatchObject({ status: 'confirmed', payment: { isMoved: true } });
  const refundsBecome = (expected: [bookingId: string, amount: string][]) =>
    eventually(
      async (saw) => {
        const rows = await db().selectFrom('refunds').selectAll().orderBy('amount').execute();
        const made = saw(
          rows.map(({ booking_id, amount, state }) => [
            booking_id,
            state === 'succeeded' && String(amount),
          ]),
        );
        return JSON.stringify(made) === JSON.stringify(expected) ? true : undefined;
      },
      `the refunds are ${JSON.stringify(expected)}`,
    );
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

test('a refund at the payment provider belongs to the latest booking of a change that can cover it', async () => {
  provider().state.rates = paidRates;
  site.start();
  const { id, key, booking } = await site.book(requestOf(paidRate));
  await bank.pay(booking.payment?.address ?? '');
  await site.becomes({ id, key }, 'confirmed');
  const refundIs = (amount: string, expected: string) =>
    eventually(async (saw) => {
      const rows = saw(await db().selectFrom('refunds').selectAll().execute());
      const row = rows.find((each) => String(each.amount) === amount);
      return row?.state === expected ? true : undefined;
    }, `the refund of ${amount} is ${expected}`);
  site.later(60);
  const changed = await site.book(requestOf(cheaperRate, { id, key }));
  await refundIs('1000', 'succeeded');
  // This simulates a fee of 3.00 that was kept from the earlier booking.
  await sql`update payments set moved = moved - 300 where moved > 0`.execute(db());
  await sql`update payments set amount = amount - 300 where moved_from is not null`.execute(db());
  const made = await db().selectFrom('payments').select('intent_id').executeTakeFirstOrThrow();
  const payBackThere = async (amount: string) => {
    const paying = { payment_intent: made.intent_id, amount, metadata: {} };
    await bank.act((calls) => calls.refund(paying));
    for (const { body } of bank.webhooks.held) await deliver(body);
  };
  // Both payments have this amount left.
  await payBackThere('100');
  await refundIs('100', 'succeeded');
  await site.stop();
  const { now } = site.clock;
  site = start({ payments: bank.payments });
  site.clock.now = now;
  await site.cancel(changed.id, changed.key).expect(200);
  await refundIs('21658', 'due');
  // Before the site requests its refund, a person refunds the payment in the dashboard.
  const inADay = new Date(site.clock.now.getTime() + 86_400_000);
  await sql`update refunds set next_attempt_at = ${inADay} where state = 'due'`.execute(db());
  await payBackThere('21858');
  site.start();
  // The earlier payment has 3.00 left, and the later one nothing.
  await refundIs('300', 'succeeded');
  const openIssues = async () =>
    (
      await db()
        .selectFrom('payment_issues')
        .select(['kind', 'booking_id', 'ours', 'theirs'])
        .where('closed_at', 'is', null)
        .orderBy('kind')
        .orderBy('ours')
        .execute()
    ).map(({ kind, booking_id, ours, theirs }) => [kind, booking_id, Number(ours), Number(theirs)]);
  const later = ['refund-adopted', changed.id, 100, 100];
  const earlier = ['refund-adopted', id, 300, 300];
  expect(await openIssues()).toEqual([['amount-differs', id, 300, 21858], later, earlier]);
  // The bank now refuses the refund of the site, and the refund in the dashboard has paid the same
  // amount.
  site.later(86_400);
  await refundIs('21558', 'succeeded');
  await refundIs('21658', 'failed');
  expect(await openIssues()).toEqual([
    later,
    earlier,
    ['refund-adopted', changed.id, 21558, 21558],
    ['refund-failed', changed.id, 21658, 0],
  ]);
  site.later(2 * 3_600);
  expect(await reconcile()).toMatchObject({ code: 0, stdout: /are as the payment provider/ });
});

test('a dispute is posted in the currency of the payment, and differences name both currencies', async () => {
  const [made] = await paid(1, '4000000000000259');
  // The account at the payment provider is in euros, so the withdrawal and the fee are too.
  await sql`update sample_bank.objects
    set data = data || '{"currency": "eur", "amount": -21234, "fee": 1500}'::jsonb
    where data->>'type' = 'adjustment'`.execute(db());
  site.later(2 * 3_600);
  expect(await reconcile()).toMatchObject({ code: 0 });
  const balances = async () => {
    const { rows } = await sql<{ balance: string }>`select
      e.account || ' ' || sum(e.amount)::text || ' ' || e.currency as balance
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.kind = 'disputed' or t.kind = 'captured' and t.booking_id = ${made?.booking_id}
      group by e.account, e.currency having sum(e.amount) <> 0`.execute(db());
    return rows.map(({ balance }) => balance);
  };
  const fee = ['bank 1500 EUR', 'payment-fees -1500 EUR'];
  const owed = `hotel:${made?.hotel_id} 23058 USD`;
  expect((await balances()).toSorted()).toEqual(['disputes -23058 USD', owed, ...fee].toSorted());
  await sql`update payments set currency = 'CHF'`.execute(db());
  await sql`update payment_issues set next_attempt_at = ${site.clock.now}`.execute(db());
  const issues = await eventually(async () => {
    const { stdout } = await callCommand((say) =>
      reconciliationCommand(paymentsSubject(comparing()), { positionals: ['issues'] }, say),
    );
    return stdout.includes('CHF') ? stdout : undefined;
  });
  expect(issues).toMatch(/dispute {2}\S+ {2}here 230\.58 CHF, there 230\.58 USD/);
  const differing = await reconcile();
  expect(differing.stdout).toMatch(/amount-differs {2}\S+ {2}here 230\.58 CHF, there 230\.58 USD/);
  await sql`update payments set currency = 'USD'`.execute(db());

  const { reference } = await db()
    .selectFrom('payment_issues')
    .select('reference')
    .executeTakeFirstOrThrow();
  await bank.act((calls) => calls.endDispute(reference, 'won'));
  await sql`update sample_bank.objects set data = data || '{"currency": "eur", "amount": 21311}'::jsonb
    where data->>'type' = 'adjustment' and (data->>'amount')::bigint > 0`.execute(db());
  site.later(2 * 3_600);
  expect(await reconcile()).toMatchObject({ code: 0 });
  // The fee of a dispute that was won is returned too.
  expect((await balances()).toSorted()).toEqual(['bank -23058 USD', owed].toSorted());
});

test('a refund that is listed before its capture is recorded once the capture is known', async () => {
  const { id, key } = await authorize();
  const { intent_id: intent } = await db()
    .selectFrom('payments')
    .select('intent_id')
    .executeTakeFirstOrThrow();
  await bank.act((calls) => calls.capture(intent ?? ''));
  await bank.act((calls) => calls.refund({ payment_intent: intent, amount: '500', metadata: {} }));
  site.later(2 * 3_600);
  const { stdout } = await reconcile();
  expect(stdout).toMatch(/captured-there/);
  expect(stdout).toMatch(/refund-there/);
  site.start();
  await site.becomes({ id, key }, 'confirmed');
  await eventually(async (saw) => {
    const [refund] = saw(await refundsOf(id));
    return refund;
  }, 'the refund is recorded');
  // Differences are closed by a comparison that begins later.
  site.later(60);
  expect(await reconcile()).toMatchObject({ code: 0 });
  expect(await refundsOf(id)).toEqual([refundThere]);
});

test('a fee that the bank books after the capture enters the ledger at a later comparison', async () => {
  bank.control({ balance: 'later' });
  const [made] = await paid(1);
  const fees = async () => {
    const { rows } = await sql<{ fee: string }>`select e.account || ' ' || e.amount as fee
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.key = ${`payment-fee ${made?.id}`} order by 1`.execute(db());
    return rows.map(({ fee }) => fee);
  };
  expect(await fees()).toEqual([]);
  site.later(2 * 3_600);
  const since = new Date(site.clock.now.getTime() - 86_400_000);
  await eventually(async () => {
    const listed = await bank.payments.list({ since, after: null });
    return listed.kind === 'page' && listed.movements.length > 0 ? true : undefined;
  }, 'the bank has booked the capture');
  // Movements of the last hour wait for the next comparison.
  expect(await reconcile()).toMatchObject({ code: 0, stderr: '', stdout: /are as/ });
  expect(await fees()).toEqual([]);
  site.later(2 * 3_600);
  expect(await reconcile()).toMatchObject({ code: 0 });
  expect(await fees()).toEqual(['bank 699', 'payment-fees -699']);
  expect(await reconcile()).toMatchObject({ code: 0 });
  expect(await fees()).toEqual(['bank 699', 'payment-fees -699']);
  const issues = await db().selectFrom('payment_issues').select(['kind', 'closed_at']).execute();
  expect(issues).toMatchObject([{ kind: 'fee-missing', closed_at: expect.any(Date) }]);
});

test.each([
  ['is confirmed', 'confirm'],
  ['comes to nothing', 'decline'],
] as const)(
  'a refund at the payment provider during a change is recorded once the change %s',
  async (_, decision) => {
    provider().state.rates = [paidRate, { ...cheaperRate, booking: 'on-request' }];
    site.start();
    const { id, key, booking } = await site.book(requestOf(paidRate));
    await bank.pay(booking.payment?.address ?? '');
    await site.becomes({ id, key }, 'confirmed');
    const changed = await site.book(requestOf(cheaperRate, { id, key }));
    expect(changed.booking).toMatchObject({ status: 'requested', payment: { isMoved: true } });
    const recorded = async () => {
      const rows = await db().selectFrom('refunds').selectAll().orderBy('amount').execute();
      return rows.map(({ booking_id, amount }) => [booking_id, Number(amount)]);
    };
    const issues = async () => {
      const open = db().selectFrom('payment_issues').select('kind').where('closed_at', 'is', null);
      return (await open.orderBy('kind').execute()).map(({ kind }) => kind).join();
    };
    const becomes = (refunds: [bookingId: string, amount: number][], open: string) =>
      eventually(async () => {
        const isSo = JSON.stringify(await recorded()) === JSON.stringify(refunds);
        return isSo && (await issues()) === open ? true : undefined;
      });
    // 10.00 of the earlier payment are not kept for the change.
    const { intent_id } = await db()
      .selectFrom('payments')
      .select('intent_id')
      .executeTakeFirstOrThrow();
    await bank.act((calls) =>
      calls.refund({ payment_intent: intent_id, amount: '1500', metadata: {} }),
    );
    for (const { body } of bank.webhooks.held) await deliver(body);
    await becomes([[id, 1000]], 'amount-differs,refund-adopted');

    await actAtDesk(database().database, () => site.clock.now, decision, changed.id);
    const rest: [string, number] = [decision === 'confirm' ? changed.id : id, 500];
    await becomes([rest, [id, 1000]], 'refund-adopted,refund-adopted');
  },
);

/** Sends an event like the bank. */
const deliver = (body: string) => bank.deliver(site.app, body).expect(200);

test('a long list is read page by page and continued after an outage', async () => {
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
  expect([await step(), await step()]).toEqual(['unanswered', 'waiting']);
  bank.control({ fault: { path: '.', how: null } });
  site.later(601);
  expect([await step(), await step(), await step()]).toEqual(['more', 'finished', 'waiting']);
  const rows = await db().selectFrom('payment_comparisons').select('movements').execute();
  expect(rows).toEqual([{ movements: 250 }]);
  expect(await db().selectFrom('payment_movements').select('id').execute()).toHaveLength(250);
});

test('all open issues are listed, however many there are', async () => {
  await sql`insert into payment_issues (id, kind, reference, at, found_at, seen_at)
    select 'i' || n, 'unknown-payment', 'r' || n, now(), now(), now() from generate_series(1, 1100) n`.execute(
    db(),
  );
  const { stdout } = await callCommand((say) =>
    reconciliationCommand(paymentsSubject(comparing()), { positionals: ['issues'] }, say),
  );
  expect(stdout.match(/^unknown-payment {2}r\d+ {2}here -, there - /gm)).toHaveLength(1_100);
});
