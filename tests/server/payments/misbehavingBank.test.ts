import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { signEvent } from '#contracts/sample-bank/webhooks.ts';
import { emptyTables } from '../../support/testDatabase.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { postEvent, seconds } from './payAtBank.ts';
import { paidRate, paidRates, paidRequestRate, requestOf } from './paidRates.ts';
import { type ScriptedStripe, startScriptedStripe } from './scriptedStripe.ts';

const { database, provider, start, db } = prepareSite({ bookingLimits: { look: 10_000 } });
const timeMs = 400;
const looks = /GET .*sessions/;
const pages = /POST .*sessions$/;
const captures = /capture$/;
const gateway = { status: 503, body: { message: 'no healthy upstream' } };
const failure = { status: 500, body: { error: { type: 'api_error', message: 'Sorry.' } } };
let bank: ScriptedStripe;
let site: TestBookings;
let bankAheadMs = 0;

beforeEach(async () => {
  bankAheadMs = 0;
  await emptyTables(database().database, ['ledger_entries', 'ledger_transactions']);
  bank = await startScriptedStripe(() => new Date(site.clock.now.getTime() + bankAheadMs));
  provider().state.rates = paidRates;
  site = start({ payments: bank.provider({ now: () => site.clock.now, timeMs }) });
});
afterEach(async () => {
  await site.stop();
  await bank.close();
});

/** Books and returns the booking with its session at the bank. */
async function press(rate = paidRate) {
  const { id, key, status, booking } = await site.book(requestOf(rate));
  const sessions = [...bank.sessions.values()];
  const session = sessions.find(({ url }) => url === booking.payment?.address);
  return { id, key, status, booking, session };
}
async function confirmed() {
  const { session, ...booking } = await press();
  const intent = bank.pay(session);
  site.start();
  await site.becomes(booking, 'confirmed');
  return { ...booking, intent };
}

const paymentOf = (bookingId: string) =>
  db()
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
/** Returns the open issues of a booking. */
const issuesOf = (bookingId: string) =>
  db()
    .selectFrom('payment_issues')
    .select(['kind', 'detail', 'ours', 'theirs'])
    .where('booking_id', '=', bookingId)
    .where('closed_at', 'is', null)
    .execute();
const issuesBecome = (bookingId: string, count: number) =>
  eventually(async () => {
    const issues = await issuesOf(bookingId);
    return issues.length === count ? issues : undefined;
  });
/** Moves the time on by minutes until an event has happened. */
const inTime = <Value>(read: () => Promise<Value | undefined>) =>
  eventually(async () => {
    const value = await read();
    if (value === undefined) site.later(60);
    return value;
  });
/** Returns the amount that the ledger owes the hotel, in cents. */
const owed = async () => {
  const { rows } = await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum
    from ledger_entries where account like 'hotel:%'`.execute(db());
  return rows[0]?.sum;
};

test('a status of another payment neither confirms nor declines a booking, and is an issue meanwhile', async () => {
  const other = await press();
  const { id, key, session, booking } = await press();
  bank.pay(other.session);
  const body = { ...other.session, payment_intent: bank.pay(session) };
  bank.instead(looks, { body });
  site.start();
  const read = await site.read(id, key);
  expect([read.status, read.payment?.state]).toEqual(['pending', 'open']);
  expect(read.payment?.address).toBe(booking.payment?.address);
  expect(await issuesOf(id)).toMatchObject([{ kind: 'paid-differs', detail: 'id' }]);
  bank.mend();
  await inTime(async () => ((await site.read(id, key)).status === 'confirmed' ? true : undefined));
  await issuesBecome(id, 0);
});

test('the payment page of another booking is not shown', async () => {
  const other = await press();
  bank.instead(pages, { body: { ...other.session, payment_intent: null } });
  const response = await site.post(requestOf(paidRate)).expect(409);
  expect(response.body).toMatchObject({ code: 'not-paid' });
  const issues = await db().selectFrom('payment_issues').selectAll().execute();
  expect(issues).toMatchObject([{ kind: 'paid-differs', detail: 'metadata.payment' }]);
});

const wrongCaptures: [string, (intent: object) => void][] = [
  [
    'the capture failed and another session is looked up',
    (intent) => {
      const taken = { ...intent, status: 'succeeded', amount_received: 23_058 };
      bank.instead(captures, gateway);
      bank.change(looks, ({ body }) => ({
        body: { ...body, id: 'cs_test_99', payment_intent: { ...taken, id: 'pi_test_99' } },
      }));
    },
  ],
  [
    'the capture and the look are answered with {}',
    () => {
      bank.instead(captures, { body: {} });
      bank.instead(looks, { body: {} });
    },
  ],
  [
    'the bank reports a capture and later only an authorization',
    (intent) => {
      const taken = { ...intent, status: 'succeeded', amount_received: 23_058 };
      bank.instead(captures, { body: { ...taken, latest_charge: null } });
    },
  ],
  ['a gateway answers the capture', () => bank.instead(captures, gateway)],
  [
    'the answer of the capture drips',
    () =>
      bank.instead(captures, (res) => {
        const timer = setInterval(() => res.write(' '), 20);
        res.once('close', () => clearInterval(timer));
      }),
  ],
];
test.each(wrongCaptures)(
  'a booking is neither confirmed nor declined while %s, and is confirmed after that',
  async (_, misbehave) => {
    const { id, key, session } = await press();
    const intent = bank.pay(session);
    await site.read(id, key);
    misbehave(intent);
    site.start();
    await eventually(() => (bank.askedAt(captures).length > 0 ? true : undefined));
    const asked = bank.askedAt(captures).length;
    await inTime(() => Promise.resolve(bank.askedAt(captures).length > asked || undefined));
    expect((await site.read(id, key)).status).toBe('pending');
    bank.mend();
    await inTime(async () =>
      (await site.read(id, key)).status === 'confirmed' ? true : undefined,
    );
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 23_058 });
    expect([await owed(), bank.refunds.size]).toEqual(['23058', 0]);
    await issuesBecome(id, 0);
  },
);

test('an error page of a gateway does not count as a refund or a release', async () => {
  const { id, key } = await confirmed();
  bank.instead(/POST .*(refunds|cancel|expire)/, gateway);
  await site.cancel(id, key).expect(200);
  const declined = await press(paidRequestRate);
  bank.pay(declined.session);
  await site.becomes(declined, 'requested');
  await site.cancel(declined.id, declined.key).expect(200);
  await inTime(() =>
    Promise.resolve(bank.askedAt(/refunds|cancel|expire/).length > 8 || undefined),
  );
  const refunded = async () => (await site.read(id, key)).payment?.refunds[0]?.state;
  expect([await refunded(), await owed()]).toEqual(['due', '23058']);
  expect((await paymentOf(declined.id)).state).toBe('releasing');
  bank.mend();
  await inTime(async () => ((await refunded()) === 'sent' ? true : undefined));
  await inTime(async () =>
    (await paymentOf(declined.id)).state === 'released' ? true : undefined,
  );
  expect([bank.refunds.size, await owed()]).toEqual([1, '0']);
});

test('a partial capture at the bank is the amount on the page, in the mail, the ledger and the refund', async () => {
  const { id, key, session } = await press();
  bank.capture(bank.pay(session), 1_000);
  site.start();
  const booking = await site.becomes({ id, key }, 'confirmed');
  const ten = { amount: '10.00', currency: 'USD' };
  expect(booking.payment).toMatchObject({ state: 'captured', amount: ten, left: ten });
  const mail = await site.mail('Subject: Confirmed');
  expect(mail).toContain('You have paid $10.00 by card');
  expect(mail).toMatch(/Receipt [^:]+: \$10\.00, paid on/);
  expect(mail).not.toMatch(/230\.58|Including/);
  expect(await owed()).toBe('1000');
  expect(await issuesOf(id)).toMatchObject([
    { kind: 'received-differs', ours: 23_058, theirs: 1_000 },
  ]);
  await site.cancel(id, key).expect(200);
  await eventually(() => (bank.refunds.size > 0 ? true : undefined));
  const [refund] = bank.refunds.values();
  expect(refund).toMatchObject({ amount: 1_000, payment_intent: session?.payment_intent });
  await eventually(async () => ((await owed()) === '0' ? true : undefined));
});

test('the payment page of a booking that ends is closed, even after a declined card', async () => {
  const { id, key, session } = await press();
  bank.pay(session, true);
  site.start();
  site.later(36 * 60);
  // The bank has not expired the session itself.
  Object.assign(session ?? {}, { expires_at: Infinity });
  await inTime(async () => ((await site.read(id, key)).status === 'declined' ? true : undefined));
  expect(session?.status).toBe('expired');
  const other = await press();
  bank.pay(other.session, true);
  await sql`update payments set state = 'releasing', next_attempt_at = '2000-01-01'
    where booking_id = ${other.id}`.execute(db());
  await eventually(async () =>
    (await paymentOf(other.id)).state === 'released' ? true : undefined,
  );
  expect(other.session?.status).toBe('expired');
});

test('a payment at the moment at which its page expires confirms the booking', async () => {
  const { id, key, session } = await press();
  site.start();
  Object.assign(session ?? {}, { expires_at: Infinity });
  bank.change(
    looks,
    ({ body }) => {
      bank.pay(session);
      return { body };
    },
    1,
  );
  site.later(36 * 60);
  await inTime(async () => ((await site.read(id, key)).status === 'confirmed' ? true : undefined));
  expect(await owed()).toBe('23058');
});

test('a refund for which the bank stored a failure is soon repeated and made once', async () => {
  const { id, key } = await confirmed();
  bank.instead(/POST .*refunds/, failure, 1);
  await site.cancel(id, key).expect(200);
  const began = site.clock.now.getTime();
  await inTime(async () =>
    (await site.read(id, key)).payment?.refunds[0]?.state === 'sent' ? true : undefined,
  );
  expect(site.clock.now.getTime() - began).toBeLessThan(20 * 60_000);
  expect([bank.refunds.size, await owed()]).toEqual([1, '0']);
});

test('a refund becomes an issue at once if its failure arrives before the answer to its request', async () => {
  const { id, key } = await confirmed();
  const fail = async () => {
    const [refund] = bank.refunds.values();
    if (!refund) throw new Error('There is no refund.');
    Object.assign(refund, { status: 'failed' });
    site.later(1);
    const data = { object: refund };
    const event = JSON.stringify({ id: 'evt_early', object: 'event', type: 'refund.failed', data });
    const signature = signEvent('whsec_scripted', event, seconds(site.clock.now));
    await postEvent(site.app, event, signature).expect(200);
  };
  bank.change(
    /POST .*refunds/,
    ({ body }) =>
      (res) => {
        const answered = JSON.stringify(body);
        res.writeHead(200, { 'content-type': 'application/json' });
        void fail().then(() => res.end(answered));
      },
    1,
  );
  await site.cancel(id, key).expect(200);
  expect(await issuesBecome(id, 1)).toMatchObject([{ kind: 'refund-failed', ours: 23_058 }]);
});

test('a refund that took effect is not repeated, even though the bank stored a failure for it', async () => {
  const { id, key } = await confirmed();
  const payment = await paymentOf(id);
  const planned = { booking_id: id, payment_id: payment.id, currency: 'USD', amount: 500n };
  bank.change(/POST .*refunds/, () => failure, 1);
  await db()
    .insertInto('refunds')
    .values({
      ...planned,
      ...{ hotel_id: payment.hotel_id, id: randomUUID(), state: 'due' },
      next_attempt_at: site.clock.now,
    })
    .execute();
  await inTime(async () =>
    (await site.read(id, key)).payment?.refunds[0]?.state === 'sent' ? true : undefined,
  );
  expect([...bank.refunds.values()].map(({ amount }) => amount)).toEqual([500]);
});

test('a second payment of a request gets a page, even though the bank stored a failure for it', async () => {
  await site.stop();
  const payments = bank.provider({ now: () => site.clock.now, timeMs });
  site = start({ payments, env: { REQUEST_HOURS: '336' } });
  const { id, key, session } = await press(paidRequestRate);
  const intent = bank.pay(session);
  site.start();
  await site.becomes({ id, key }, 'requested');
  bank.instead(pages, failure, 1);
  intent.status = 'canceled';
  site.later(8 * 86_400);
  const again = await inTime(async () => {
    const { payment } = await site.read(id, key);
    return payment?.state === 'open' ? payment : undefined;
  });
  expect(again.address).not.toBe(session?.url);
});

test('a payment page for which the bank stored a failure is requested again at once', async () => {
  bank.instead(pages, failure, 1);
  const { status, booking } = await press();
  expect([status, booking.payment?.state]).toEqual([202, 'open']);
});

test('a site clock that is eleven minutes behind the bank declines no booking', async () => {
  bankAheadMs = 11 * 60_000;
  const { id, key, status, session } = await press();
  expect(status).toBe(202);
  bank.pay(session);
  site.start();
  await site.becomes({ id, key }, 'confirmed');
});

test('a bank that is busy is asked again for the payment page', async () => {
  const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' };
  bank.instead(pages, { status: 429, body: { error } }, 2);
  const { status, booking } = await press();
  expect([status, booking.payment?.state]).toEqual([202, 'open']);
});
