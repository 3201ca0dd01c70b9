import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { statusOf } from '#client/domain/stay/bookingStatus.ts';
import { parseMoney } from '#contracts/money/money.ts';
import { type Booking } from '#contracts/site/bookings.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { bookingMailContent } from '#server/bookings/mails/bookingMailContent.ts';
import { paymentRoutes } from '#server/payments/desk/paymentRoutes.ts';
import { startPayments } from '#server/payments/resource.ts';
import { english } from '../../support/english.ts';
import { emptyTables } from '../../support/testDatabase.ts';
import { withClock } from '../../support/withClock.ts';
import { bookingDesk } from '../bookings/support/bookingDesk.ts';
import type { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { deskApp, staffOfRole } from '../desk/deskApp.ts';
import { createRandom } from './paymentHistories.ts';
import { cheaperRate, dearerRate, paidRate, requestOf } from './paidRates.ts';
import { startTestBank } from './payAtBank.ts';

type Parts = ReturnType<typeof prepareSite>;

/** Longer than the pause before the site looks up a refund again. */
const oneDay = 25 * 3_600;
const afterDeadline = new Date('2027-03-06T14:00:00Z');
const askedRate = { ...cheaperRate, id: 'asked', booking: 'on-request' as const };
/** The last card can pay, but its refunds fail. */
const cards = ['4242424242424242', '5555555555554444', '4000000000005126'];

/**
 * Runs one random history of a stay that is paid, partly refunded, changed and canceled. Returns an
 * empty list, or the statements about the payment that contradict each other or the bank, with the
 * history.
 */
export async function walkStatements(parts: Parts, seed: number): Promise<string[]> {
  const { below, pick } = createRandom(seed);
  const { database } = parts.database();
  const { db } = database;
  await sql`drop schema if exists sample_bank cascade`.execute(db);
  await emptyTables(database, ['bookings', 'booking_events', 'outbox', 'payments', 'refunds']);
  await emptyTables(database, ['ledger_entries', 'ledger_transactions']);
  parts.provider().state.rates = [paidRate, cheaperRate, dearerRate, askedRate];
  const clock = { now: parts.site().clock.now };
  parts.provider().state.fee = ({ rooms }) =>
    usd(clock.now >= afterDeadline ? (rooms[0]?.price.total_now ?? '') : '0.00');
  const now = () => clock.now;
  const bank = await startTestBank(parts.database(), now);
  const many = { book: 1e6, bookAddress: 1e6, cancel: 1e6, cancelAddress: 1e6, look: 1e6 };
  const site = parts.start({ payments: bank.payments, bookingLimits: many });
  const own = withClock(database, now);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const nothing = () => Promise.resolve();
  const { payments } = startPayments({
    ...{ database: own, provider: undefined, now, log, wake: () => {} },
  });
  const { agent } = await bookingDesk(database, now, payments);
  const routes = paymentRoutes({
    ...{ database: own, now, wake: () => {} },
    bookings: { onPaidBack: nothing },
  });
  const desk = deskApp({ database: own, routes, now });
  const story: string[] = [];
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => isRight || wrong.push(what);

  /** Completes all due work and sends all mails. */
  const rest = () =>
    eventually(async () => {
      const { rows } = await sql<{ open: number }>`select
        (select count(*)::int from bookings where status = 'pending' or cancelling
          or (status = 'requested' and answer_by <= ${clock.now})) +
        (select count(*)::int from payments where next_attempt_at <= ${clock.now}) +
        (select count(*)::int from refunds where state = 'due' or next_attempt_at <= ${clock.now}) +
        (select count(*)::int from outbox
          where kind = 'booking-mail' and next_attempt_at is not null) as open`.execute(db);
      return rows[0]?.open === 0 ? true : undefined;
    });
  const later = async (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1_000);
    site.clock.now = clock.now;
    await rest();
  };
  const paymentOf = (id: string) =>
    db.selectFrom('payments').selectAll().where('booking_id', '=', id).executeTakeFirstOrThrow();

  const made: { id: string; key: string }[] = [];
  let current = { id: '', key: '' };
  const book = async (rate = paidRate, replaced?: { id: string; key: string }) => {
    const request = requestOf(rate, replaced);
    const booked = await site.post(
      replaced && clock.now > afterDeadline
        ? { ...request, replaces: { ...request.replaces, acceptedFee: usd('230.58') } }
        : request,
    );
    const { booking, link } = booked.body;
    if (!booking) return undefined;
    const key = new URL(link, 'http://x').searchParams.get('key') ?? '';
    const one: { id: string; key: string } = { id: booking.id, key };
    made.push(one);
    if (booking.payment?.address) {
      await bank.pay(booking.payment.address, card);
      // A traveler who returns from the bank causes a look-up of the payment.
      await site.read(one.id, one.key);
    }
    return one;
  };
  const card = cards[below(cards.length)] ?? '';
  const change = async (rate: typeof paidRate) => {
    const booked = await book(rate, current);
    if (!booked) return;
    await rest();
    const { status } = await site.read(booked.id, booked.key);
    if (status === 'requested' && below(2) === 0) {
      const { version } = await agent.read(booked.id);
      await agent.post(booked.id, pick(['confirm', 'decline'] as const) ?? 'confirm', { version });
      await rest();
    }
    if ((await site.read(booked.id, booked.key)).status === 'confirmed') current = booked;
  };
  const refundAtDesk = async () => {
    const { payment } = await site.read(current.id, current.key);
    const left = payment?.left ? parseMoney(payment.left).amount : 0n;
    if (left === 0n) return;
    const cents = pick([1n, left / 3n, left]) ?? left;
    const body = { amount: dollars(cents > 0n ? cents : left), refundable: dollars(left) };
    const more = { id: randomUUID(), paidBy: pick(['hotel', 'site']), reason: 'A test.' };
    desk.signIn(staffOfRole('finance', clock.now));
    await desk.post(`/api/desk/bookings/${current.id}/refunds`, { ...body, ...more }).expect(200);
  };
  const actions: Record<string, () => Promise<unknown>> = {
    refundAtDesk,
    refundThere: async () => {
      const { intent_id: intent } = await paymentOf(current.id);
      const before = bank.webhooks.held.length;
      const amount = String(below(9_000) + 1);
      await bank.act((calls) => calls.refund({ payment_intent: intent, amount, metadata: {} }));
      for (const { body } of bank.webhooks.held.slice(before)) await bank.deliver(site.app, body);
    },
    cheaper: () => change(cheaperRate),
    dearer: () => change(dearerRate),
    asked: () => change(askedRate),
    nothing,
  };

  /** Cancels the stay after reading the statements of the page and the desk. */
  const cancel = async () => {
    const { id, key } = current;
    const choice = { wantedBy: 'traveller' };
    // A worker may be recording a failed refund, so the page could change a moment later.
    const { cancellation, preview } = await eventually(async () => {
      const { cancellation: before } = await site.read(id, key);
      if (!before) return {};
      const shownAtDesk = await agent.preview(id, 'cancel', choice);
      const { cancellation: after } = await site.read(id, key);
      const isSame = isDeepStrictEqual(before, after);
      return isSame ? { cancellation: before, preview: shownAtDesk } : undefined;
    });
    if (!cancellation) return;
    const shown = preview.mails.find(({ to }) => to === 'traveller')?.text ?? '';
    check(
      preview.fee?.returned.amount === cancellation.returned.amount,
      `preview: returned ${preview.fee?.returned.amount}, on the page ${cancellation.returned.amount}`,
    );
    const { booking: atDesk } = await agent.read(id);
    const { payment } = await site.read(id, key);
    check(isDeepStrictEqual(atDesk.payment, payment), 'desk: another payment than on the page');
    check(
      isDeepStrictEqual(atDesk.cancellation, cancellation),
      `desk: ${JSON.stringify(atDesk.cancellation)}, page: ${JSON.stringify(cancellation)}`,
    );
    if (below(2) === 0) {
      // A busy machine may answer with a 202 while the provider is still asked.
      const { status } = await site.cancel(id, key, cancellation.fee.amount);
      check(status === 200 || status === 202, `cancelling: ${status}`);
    } else {
      const { version } = await agent.read(id);
      const accepted = { acceptedFee: preview.fee?.amount };
      await agent.post(id, 'cancel', { version, ...choice, ...accepted }).expect(200);
    }
    await rest();
    const sent = factsOf(mailAbout(await site.read(id, key)));
    check(
      sent.returned === cents(cancellation.returned.amount),
      `page: returned ${cancellation.returned.amount}, then ${sent.returned}`,
    );
    const told = factsOf(shown);
    const same = ['fee', 'paid', 'moved', 'before', 'kept', 'back', 'open', 'toHotel'] as const;
    for (const name of same) {
      check(told[name] === sent[name], `preview: ${name} ${told[name]}, then ${sent[name]}`);
    }
    check(payment !== null, 'no payment');
  };

  const walk = async () => {
    site.start();
    current = (await book()) ?? current;
    await site.becomes(current, 'confirmed');
    const names = [
      'refundAtDesk',
      'refundThere',
      'cheaper',
      'dearer',
      'asked',
      'nothing',
      'deadline',
    ];
    for (let step = 0; step < 4; step += 1) {
      const name = pick(names) ?? 'nothing';
      story.push(name);
      if (name === 'deadline' && clock.now < afterDeadline) {
        clock.now = afterDeadline;
      }
      await actions[name]?.();
      await later(pick([60, oneDay]) ?? 60);
    }
    story.push('cancel');
    await cancel();
    await later(60);
    if (below(3) === 0) {
      story.push('refundAtDesk');
      await refundAtDesk();
    }
    // An accepted refund may still fail.
    for (let day = 0; day < 3; day += 1) await later(oneDay);

    for (const text of site.mails()) {
      const facts = factsOf(text);
      if (facts.paid > 0n) check(sumOf(facts) === facts.paid, `mail: ${JSON.stringify(text)}`);
    }
    for (const { id, key } of made) {
      const booking = await site.read(id, key);
      const { payment, status, cancellationFee } = booking;
      if (payment?.state !== 'captured') continue;
      const held = await heldFor(parts, id);
      if (status !== 'cancelled') continue;
      const facts = factsOf(mailAbout(booking));
      check(sumOf(facts) === facts.paid, `${id}: sums ${printed(facts)}`);
      check(facts.paid === cents(payment.amount.amount), `${id}: paid ${facts.paid}`);
      check(facts.kept + facts.open === held, `${id}: the bank has ${held}, ${printed(facts)}`);
      const fee = cents(cancellationFee?.amount ?? '0.00');
      check(facts.kept + facts.toHotel <= fee, `${id}: of ${fee}, ${printed(facts)}`);
      if (facts.before + facts.back === 0n) {
        check(facts.kept + facts.toHotel === fee || facts.moved > 0n, `${id}: fee ${fee}`);
      }
      const { next } = statusOf(english, booking);
      const said = /(\$[\d.]+|Nothing) of it is kept/.exec(next)?.[1];
      const kept = said === 'Nothing' || said === undefined ? 0n : cents(said.slice(1));
      check(kept === facts.kept, `${id}: page says ${next}`);
      check(fee > 0n === (said !== undefined), `${id}: page says ${next}`);
    }
  };
  await walk().finally(async () => {
    await site.stop();
    await bank.close();
  });
  return wrong.length === 0 ? [] : [`seed ${seed}`, `card ${card}`, story.join(' '), ...wrong];
}

const usd = (amount: string) => ({ amount, currency: 'USD' });
const dollars = (units: bigint) => (Number(units) / 100).toFixed(2);
const cents = (text: string) => BigInt(text.replaceAll(/[.,]/g, ''));

/** Returns the mail about a booking as text, in the form in which it would be sent again now. */
function mailAbout(booking: Booking): string {
  const { sections = [] } = bookingMailContent(
    serverI18n('en'),
    { template: 'cancelled' },
    booking,
    '',
  );
  return sections
    .flatMap(({ facts }) => facts.map(({ label, value }) => `${label}: ${value}`))
    .join('\n');
}

/** Returns the amounts of a cancellation in a text, in cents. */
function factsOf(text: string) {
  const read = (label: string) =>
    cents(new RegExp(`^${label}: \\$([\\d.,]+)`, 'm').exec(text)?.[1]?.replace(/[,.]$/, '') ?? '0');
  return {
    fee: read('Cancellation fee'),
    paid: read('Paid by card'),
    moved: read('Of this, for the new booking'),
    before: read('Of this, refunded earlier'),
    kept: read('Kept from what you paid by card'),
    back: read('Back to your card'),
    open: read('Not refunded yet: our desk is looking into it'),
    toHotel: read('You pay the hotel'),
    returned: read('Refund'),
  };
}

type Facts = ReturnType<typeof factsOf>;
const sumOf = ({ moved, before, kept, back, open }: Facts) => moved + before + kept + back + open;
const printed = (facts: Facts) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** Returns the amount that the bank still holds for the payment of a booking alone. */
async function heldFor({ db }: Parts, id: string): Promise<bigint> {
  const { rows } = await sql<{ held: string }>`select (p.amount - p.moved - coalesce((
    select sum(r.amount) from refunds r join sample_bank.objects o
      on o.data->>'id' = r.refund_id and o.data->>'object' = 'refund'
    where r.payment_id = p.id and o.data->>'status' = 'succeeded'), 0))::text as held
    from payments p where p.booking_id = ${id}`.execute(db());
  return BigInt(rows[0]?.held ?? 0);
}
