import { sql } from 'kysely';
import type { Booking } from '#contracts/site/bookings.ts';
import type { DecimalMoney } from '#contracts/money/money.ts';
import { createStripeProvider } from '#server/payments/createStripeProvider.ts';
import request from 'supertest';
import { startDocumentedBank } from '../../support/documentedBank/startDocumentedBank.ts';
import { emptyTables } from '../../support/testDatabase.ts';
import { cutDatabase } from '../bookings/support/cutDatabase.ts';
import type { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually, own, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { paidRate, paidRates, requestOf } from './paidRates.ts';

export type Parts = ReturnType<typeof prepareSite>;
type Made = { id: string; key: string };
const secret = 'whsec_documented';
const timeMs = 300;
const many = { book: 1e6, bookAddress: 1e6, cancel: 1e6, cancelAddress: 1e6, look: 1e6 };

/**
 * Starts a site whose payment provider is a bank after the documentation of Stripe. The clock of
 * the bank is ahead by `ahead.ms`. `falseStatements` returns claims of pages that the books of the
 * bank contradict at that moment. `differences` returns contradictions that remain once everything
 * is at rest.
 */
export async function siteAtBank(parts: Parts) {
  const { database } = parts.database();
  const { db } = database;
  await emptyTables(database, ['ledger_entries', 'ledger_transactions']);
  parts.provider().state.rates = paidRates;
  const clock = { now: parts.site().clock.now };
  const ahead = { ms: 0 };
  const bank = await startDocumentedBank({
    now: () => new Date(clock.now.getTime() + ahead.ms),
    secret,
  });
  const payments = createStripeProvider({
    ...{ secretKey: 'sk_test_documented', webhookSecret: secret, apiOrigin: bank.origin },
    ...{ now: () => clock.now, retries: 0, timeMs },
  });
  /** Starts a process of the site, which is killed at the statement number `steps`. */
  const begin = (steps = Infinity): TestBookings => {
    const site = parts.start({
      database: steps === Infinity ? database : cutDatabase(database, steps),
      ...{ payments, bookingLimits: many },
    });
    site.clock.now = clock.now;
    return site;
  };
  const ended: TestBookings[] = [];
  const current = { site: begin() };
  /** Shows pages even after the other process is killed. */
  const reader = begin();
  const made: Made[] = [];
  /** The payment pages that travelers were sent to, by the ids of their sessions. */
  const shown = new Set<string>();
  const show = ({ payment }: Booking) => {
    if (payment?.address) shown.add(bank.sessionAt(payment.address));
  };

  const later = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1_000);
    current.site.clock.now = clock.now;
    reader.clock.now = clock.now;
  };
  /** Returns whether a worker has something to do now. */
  const isDue = async () => {
    const { rows } = await sql<{ due: boolean }>`select
      exists (select from bookings where status = 'pending' and next_attempt_at <= ${clock.now}) or
      exists (select from payments where next_attempt_at <= ${clock.now}) or
      exists (select from refunds where next_attempt_at <= ${clock.now}) as due`.execute(db);
    return rows[0]?.due;
  };
  /**
   * Moves the time on by minutes until an event has happened. The time stands still while a worker
   * has something to do, so that no payment page expires before a busy machine looks at it.
   */
  const inTime = <Value>(
    event: string,
    read: () => Promise<Value | undefined> | Value | undefined,
    seconds = 60,
  ) =>
    eventually(async () => {
      const value = await read();
      if (value === undefined && !(await isDue())) later(seconds);
      return value;
    }, event);

  const press = async (rate = paidRate, replaced?: Made) => {
    const { body, status } = await current.site.post(requestOf(rate, replaced));
    if (!body.booking) return { id: '', key: '', status, address: undefined };
    const booking: Booking = body.booking;
    const key = new URL(body.link, 'http://x').searchParams.get('key') ?? '';
    made.push({ id: booking.id, key });
    show(booking);
    return { id: booking.id, key, status, address: booking.payment?.address ?? undefined };
  };
  const read = async ({ id, key }: Made) => {
    const booking = await reader.read(id, key);
    show(booking);
    return booking;
  };
  const paymentsOf = () => db.selectFrom('payments').selectAll().execute();

  /**
   * Returns the state of a payment at the bank: the captured, refunded and authorized amounts, and
   * whether it can still be paid.
   */
  const booksOf = (paymentId: string) => {
    bank.books.tick();
    const sessions = [...bank.books.sessions.values()].filter(
      ({ metadata }) => metadata?.['payment'] === paymentId,
    );
    const ids = new Set(sessions.map(({ payment_intent: id }) => id));
    const intents = [...bank.books.intents.values()].filter(({ id }) => ids.has(id));
    const refunds = [...bank.books.refunds.values()].filter(({ payment_intent: id }) =>
      ids.has(id),
    );
    const failed = refunds.filter(({ status }) => status === 'failed');
    const accepted = sum(refunds.map(({ amount }) => amount));
    return {
      taken: sum(intents.map(({ amount_received: amount }) => amount)),
      captures: intents.filter(({ status }) => status === 'succeeded').length,
      held: sum(intents.map(({ amount_capturable: amount }) => amount)),
      isPayable: sessions.some(({ status }) => status === 'open'),
      // Refunds that failed later were accepted at first.
      accepted,
      returned: accepted - sum(failed.map(({ amount }) => amount)),
    };
  };

  /** Returns the claims of pages that the bank has not fulfilled. */
  const falseStatements = async (): Promise<string[]> => {
    const wrong: string[] = [];
    const rows = await paymentsOf();
    for (const one of made) {
      const booking = await read(one);
      const row = rows.find(({ booking_id: id }) => id === booking.id);
      const { payment } = booking;
      if (!row || !payment || row.moved_from) continue;
      const books = booksOf(row.id);
      const claim = (isTrue: boolean, what: string) =>
        isTrue || wrong.push(`${booking.status}, ${payment.state}: ${what}`);
      const captured = payment.state === 'captured' ? cents(payment.amount) : 0;
      if (booking.status === 'confirmed') claim(books.taken > 0, 'confirmed and not paid');
      claim(captured <= books.taken, `says ${captured} taken, the bank ${books.taken}`);
      // No page may report a release before it is known.
      if (row.state === 'released') {
        claim(!books.isPayable && books.held === 0, 'is said to be released, and is not');
        claim(books.taken === 0, 'is said not to be charged, and is');
      }
      const sent = payment.refunds.filter(({ state }) => state === 'sent');
      const said = sum(sent.map(({ amount }) => cents(amount)));
      claim(said <= books.accepted, `says ${said} paid back, the bank ${books.accepted}`);
      claim(books.captures <= 1, `${books.captures} captures`);
      claim(books.returned <= books.taken, `${books.returned} paid back of ${books.taken}`);
    }
    return wrong;
  };

  /** Returns the final differences between page, receipt, ledger and bank. */
  const differences = async (): Promise<string[]> => {
    const wrong = await falseStatements();
    const rows = await paymentsOf();
    const { rows: ledger } = await sql<{
      booking: string;
      sum: string;
    }>`select t.booking_id as booking,
      sum(e.amount)::text as sum from ledger_entries e join ledger_transactions t
      on t.id = e.transaction_id where e.account like 'hotel:%' group by 1`.execute(db);
    const failures = await db
      .selectFrom('payment_issues')
      .select('booking_id')
      .where('kind', '=', 'refund-failed')
      .where('closed_at', 'is', null)
      .execute();
    const told = new Set(failures.map(({ booking_id: id }) => id));
    const chainOf = (id: string): string[] => [
      id,
      ...rows.flatMap((row) => (row.moved_from === id ? chainOf(row.id) : [])),
    ];
    for (const row of rows.filter(({ moved_from: from }) => !from)) {
      const chain = rows.filter(({ id }) => chainOf(row.id).includes(id));
      const books = booksOf(row.id);
      const posted = sum(
        ledger
          .filter(({ booking }) => chain.some((each) => each.booking_id === booking))
          .map(({ sum: amount }) => Number(amount)),
      );
      const net = books.taken - books.returned;
      const claim = (isTrue: boolean, what: string) =>
        isTrue || wrong.push(`${row.booking_id}, ${row.state}: ${what}`);
      claim(posted === net, `the ledger has ${posted}, the bank ${net}`);
      claim(books.held === 0, `${books.held} is left reserved`);
      claim(!books.isPayable, 'it can still be paid');
      let left = 0;
      let stands = 0;
      for (const each of chain) {
        const found = made.find(({ id }) => id === each.booking_id);
        // A payment that is declined at once has no page.
        if (!found) continue;
        const booking = await read(found);
        if (booking.payment?.state === 'captured') {
          left += booking.payment.left ? cents(booking.payment.left) : 0;
        }
        if (booking.status === 'confirmed' || booking.status === 'stayed') stands += 1;
      }
      claim(left === net, `the pages have ${left}, the bank ${net}`);
      claim(stands <= 1, `${stands} bookings stand with one payment`);
      const isPaid = net > 0 || books.returned > 0;
      if (stands > 0) claim(isPaid, 'a booking stands that is not paid');
      // The desk handles amounts that could not be refunded because a person refunded a part in the
      // dashboard.
      const isTold = chain.some((each) => told.has(each.booking_id));
      if (stands === 0 && !isTold) claim(net === 0, `${net} is kept without a booking`);
    }
    return wrong;
  };
  const openIssues = async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('payment_issues')
      .select('kind')
      .where('closed_at', 'is', null)
      .execute();
    return rows.map(({ kind }) => kind).toSorted();
  };

  /** Kills the process and starts another one. */
  const restart = (steps?: number) => {
    ended.push(current.site);
    current.site = begin(steps);
  };
  /** Waits until all work is done, and looks at accepted refunds once more. */
  const rest = () =>
    inTime(
      'everything is at rest',
      async () => {
        const { rows } = await sql<{ open: number }>`select
          (select count(*)::int from refunds where next_attempt_at is not null) +
          (select count(*)::int from bookings where status = 'pending' or cancelling) +
          (select count(*)::int from payments where state in
            ('opening', 'open', 'releasing', 'authorized')) +
          (select count(*)::int from payments
            where state = 'captured' and next_attempt_at <= ${clock.now}) as open`.execute(db);
        await new Promise((resolve) => setTimeout(resolve, 10));
        return rows[0]?.open === 0 ? true : undefined;
      },
      7_200,
    );

  return {
    ...{
      bank,
      clock,
      ahead,
      made,
      shown,
      press,
      read,
      later,
      inTime,
      falseStatements,
      differences,
    },
    ...{ openIssues, restart, rest },
    site: () => current.site,
    /** Sends the site an event and resolves to the status of the response. */
    deliver: async (body: string, signature = bank.sign(body)) => {
      const response = await request(current.site.app)
        .post('/api/payments/events')
        .set({ Host: own.Host, 'Content-Type': 'application/json', 'Stripe-Signature': signature })
        .send(body);
      return response.status;
    },
    /** Lets the next night pass with its comparison, and completes the work that it found. */
    night: async () => {
      later(25 * 3_600);
      // A process compares at its start, and then once an hour by the real clock.
      restart();
      current.site.start();
      const night = new Date(clock.now.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
      await eventually(async () => {
        const compared = await db
          .selectFrom('payment_comparisons')
          .selectAll()
          .where('id', '=', night)
          .executeTakeFirst();
        return compared?.finished_at ?? undefined;
      }, 'the payments of the night are compared');
      await rest();
    },
    close: async () => {
      for (const site of [...ended, current.site, reader]) await site.stop();
      await bank.close();
    },
  };
}
export type SiteAtBank = Awaited<ReturnType<typeof siteAtBank>>;

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const cents = ({ amount }: DecimalMoney) => Math.round(Number(amount) * 100);
