import { sql } from 'kysely';
import { minuteMs, dayMs, hourMs } from '#contracts/values/durations.ts';
import { dueIn } from '../../database/openDatabase.ts';
import { retryPause } from '../../outbox/leaseDue.ts';
import { paymentLooks } from '../../request/limits.ts';
import { adoptRefunds } from './adoptRefunds.ts';
import type { BookedPayments, PaymentContext, TakingPayments } from '../paymentContext.ts';
import { changePayment, factsOf, knownOf } from '../paymentRow.ts';
import { recordCaptured } from './recordCaptured.ts';
import { issueOf, recordIssue, reportAnswer } from '../paymentIssues.ts';
import type { FoundPayment, PaymentOutcome, UnknownPayment } from '../paymentProvider.ts';
import { paymentChanges, type PaymentRow } from '../paymentTables.ts';

/** The longest pause between two looks at a payment that is open. */
const longestLookMs = 2 * minuteMs;
/** How long the desk has before what is authorized lapses. */
const warnMs = dayMs;
/** The pause after a look of somebody else, who may not get an answer. */
const sharedLookMs = 10_000;
/** How long after its time another payment than the asked one is looked at again. */
const otherMs = hourMs;

function bookingOf({ hotel_id, booking_id }: PaymentRow) {
  return { hotelId: hotel_id, bookingId: booking_id };
}

/** What the payment provider has of a payment; undefined before it has made its page. */
export async function lookUpPayment(
  context: TakingPayments,
  row: PaymentRow,
): Promise<FoundPayment | UnknownPayment | undefined> {
  const known = knownOf(row);
  const found = known && (await context.provider.lookUp(known));
  if (found) await reportAnswer(context, row, found);
  return found;
}

/**
 * Asks for the page of a payment; with the same words each time, so that the answer is the same. An
 * answer that it has failed is kept too: the first time the page is asked for once more at once,
 * because somebody waits for it.
 */
async function authorize(context: BookedPayments, row: PaymentRow): Promise<PaymentOutcome> {
  const { provider, bookings, database } = context;
  const booking = bookingOf(row);
  const order = await bookings.orderOf(booking);
  if (!order) return { kind: 'refused', reason: 'erased' };
  const outcome = await provider.authorize({
    ...order,
    ...booking,
    id: row.id,
    round: row.round,
    amount: { amount: BigInt(row.amount), currency: row.currency },
    expiresAt: row.expires_at,
  });
  await reportAnswer(context, row, outcome);
  if (outcome.kind === 'unknown' && outcome.why === 'kept') {
    // Nobody has been sent to the page, if there is one.
    await database.db
      .updateTable('payments')
      .set({ round: row.round + 1 })
      .where('hotel_id', '=', row.hotel_id)
      .where('id', '=', row.id)
      .where('round', '=', row.round)
      .where('session_id', 'is', null)
      .execute();
    if (row.round === 1) return authorize(context, { ...row, round: 2 });
  }
  return outcome;
}

/**
 * Asks the payment provider for the page of a payment. If there is none, the booking is not made:
 * nobody can pay, since nobody has the page.
 */
export async function openPayment(context: BookedPayments, row: PaymentRow): Promise<void> {
  const { database, bookings, log } = context;
  const outcome = await authorize(context, row);
  if (outcome.kind === 'found' && outcome.state === 'open') {
    await database.transaction(async (tx) => {
      const { from, to: state } = paymentChanges['payment-opened'];
      const opened = await changePayment(tx, context, row, from, {
        ...factsOf(outcome),
        state,
        address: outcome.address,
        next_attempt_at: new Date(context.now().getTime() + 5_000),
      });
      if (!opened) return;
      await bookings.follow(tx, bookingOf(row), 'payment-opened');
      context.count?.('opened');
    });
  } else if (outcome.kind === 'found') {
    await recordFound(context, row, outcome);
  } else {
    log.warn({ payment: row.id, reason: outcome.reason }, 'no payment page');
    // One that is asked for again is the worker's, and has a page before long.
    if (row.round > 1 && context.now() < row.expires_at) {
      await postponePayment(context, row);
      return;
    }
    context.count?.('page-failed');
    await database.transaction((tx) => bookings.follow(tx, bookingOf(row), 'not-paid'));
  }
}

/** Records what the payment provider has of a payment that nobody has given up yet. */
export async function recordFound(
  context: BookedPayments,
  row: PaymentRow,
  found: FoundPayment,
): Promise<void> {
  const { database, bookings, now } = context;
  const booking = bookingOf(row);
  switch (found.state) {
    case 'open':
      if (now() >= row.expires_at) await expire(context, row, found);
      else await postponePayment(context, row, longestLookMs);
      return;
    case 'expired':
    case 'canceled':
      await database.transaction(async (tx) => {
        const released = await changePayment(tx, context, row, ['opening', 'open'], {
          ...factsOf(found),
          state: 'released',
          address: null,
          next_attempt_at: null,
        });
        if (!released) return;
        await bookings.follow(tx, booking, 'not-paid');
        context.count?.('not-paid');
      });
      return;
    case 'authorized':
      await database.transaction(async (tx) => {
        const { lapsesAt } = found;
        const warnAt = (lapsesAt?.getTime() ?? now().getTime() + 7 * dayMs) - warnMs;
        const { from, to: state } = paymentChanges['payment-authorized'];
        const authorized = await changePayment(tx, context, row, from, {
          ...factsOf(found),
          state,
          address: null,
          next_attempt_at: new Date(warnAt),
        });
        if (!authorized) return;
        await bookings.follow(tx, booking, 'payment-authorized');
        context.count?.('authorized');
      });
      return;
    case 'captured':
      await database.transaction(async (tx) => {
        await recordCaptured(tx, context, row, found);
        await bookings.follow(tx, booking, 'payment-authorized');
      });
  }
}

/** Ends a payment whose time is up, in case the payment provider has not. */
async function expire(context: BookedPayments, row: PaymentRow, found: FoundPayment) {
  const ended = await context.provider.expire({ ...found, id: row.id });
  if (ended.kind === 'found' && ended.state !== 'open') await recordFound(context, row, ended);
  else await postponePayment(context, row, longestLookMs);
}

/** Sets the time of the next look at a payment that is as it was. */
async function postponePayment(
  { database }: Pick<PaymentContext, 'database'>,
  { hotel_id, id, state, attempts }: PaymentRow,
  longestMs?: number,
): Promise<void> {
  const pause = retryPause(Math.max(attempts, 1), 0, Math.random, longestMs);
  await database.db
    .updateTable('payments')
    .set({ next_attempt_at: dueIn(database, pause) })
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

/** Carries a payment on that is due: what the payment provider has decides. */
export async function advancePayment(context: BookedPayments, row: PaymentRow): Promise<void> {
  if (row.state === 'releasing') return release(context, row);
  if (row.state === 'opening') return openPayment(context, row);
  if (row.state === 'captured') return adoptRefunds(context, row);
  // Somebody else looks, or has looked a moment ago.
  if (row.state === 'open' && !(await claimLook(context, row))) {
    return postponePayment(context, row, sharedLookMs);
  }
  const found = await lookUpPayment(context, row);
  if (found?.kind === 'found') {
    if (row.state === 'open') await recordFound(context, row, found);
    if (row.state === 'authorized') await watch(context, row, found);
    return;
  }
  if (!found) return;
  context.log.warn(
    { payment: row.id, reason: found.reason },
    'the outcome of a payment is unknown',
  );
  const isOpen = row.state === 'open';
  // It stays another payment: what was asked for is paid by nobody any more.
  if (
    isOpen &&
    found.why === 'differs' &&
    context.now().getTime() > row.expires_at.getTime() + otherMs
  ) {
    await context.database.transaction((tx) =>
      context.bookings.follow(tx, bookingOf(row), 'not-paid'),
    );
  }
  // Looks that found it open count as attempts: one without an answer is no reason for more.
  await postponePayment(context, row, isOpen ? longestLookMs : undefined);
}

/** Looks at what is authorized: the desk is told before it lapses. */
async function watch(context: BookedPayments, row: PaymentRow, found: FoundPayment) {
  const { database, now } = context;
  if (found.state === 'captured') {
    await database.transaction((tx) => recordCaptured(tx, context, row, found));
    return;
  }
  const lapses = row.lapses_at?.getTime() ?? Infinity;
  const lapsed = found.state === 'canceled';
  const isNear = lapsed || now().getTime() >= lapses - warnMs;
  const asksAgain =
    isNear &&
    (await database.transaction((tx) =>
      lapsed
        ? context.bookings.follow(tx, bookingOf(row), 'payment-asked')
        : context.bookings.asksAgain(tx, bookingOf(row)),
    ));
  if (asksAgain && lapsed) return;
  const soon = asksAgain ? Math.min(hourMs, Math.max(lapses - now().getTime(), minuteMs)) : hourMs;
  const next = lapsed ? null : new Date(Math.max(now().getTime() + soon, lapses - warnMs));
  await database.transaction(async (tx) => {
    const changed = await changePayment(tx, context, row, ['authorized'], {
      ...(isNear && !asksAgain && { problem: lapsed ? 'lapsed' : 'lapses' }),
      next_attempt_at: next,
    });
    if (!changed || !isNear || asksAgain) return;
    await recordIssue(tx, context, {
      ...issueOf(context, row),
      kind: 'lapses',
      detail: lapsed ? 'lapsed' : null,
      dueAt: row.lapses_at,
    });
  });
}

/**
 * Releases a payment whose booking is not made. One that was taken meanwhile is paid back. Without
 * the id of its page the payment provider is asked for that again: it answers as the first time.
 */
async function release(context: BookedPayments, row: PaymentRow): Promise<void> {
  const { provider, database, now } = context;
  const made = row.session_id === null ? await authorize(context, row) : undefined;
  const known = knownOf(made?.kind === 'found' ? { ...row, ...factsOf(made) } : row);
  if (!known) {
    const isOver = now().getTime() > row.expires_at.getTime() + dayMs;
    if (made?.kind === 'refused' || isOver) await markReleased(context, row);
    else await postponePayment(context, row);
    return;
  }
  const found = await provider.cancel(known);
  await reportAnswer(context, row, found);
  if (found.kind === 'found' && found.state === 'captured') {
    await database.transaction((tx) => recordCaptured(tx, context, row, found));
  } else if (found.kind === 'found' && (found.state === 'expired' || found.state === 'canceled')) {
    await markReleased(context, row, found);
  } else {
    await postponePayment(context, row);
  }
}

async function markReleased(context: BookedPayments, row: PaymentRow, found?: FoundPayment) {
  await context.database.transaction((tx) =>
    changePayment(tx, context, row, ['releasing'], {
      ...(found && factsOf(found)),
      state: 'released',
      address: null,
      next_attempt_at: null,
    }),
  );
}

type Claiming = Pick<PaymentContext, 'database' | 'lookPauseMs'>;

/** Which payment is to be looked up. */
export type LookedUp = Pick<PaymentRow, 'hotel_id' | 'id'>;

const pauseOf = ({ lookPauseMs = paymentLooks.pauseMs }: Claiming) => lookPauseMs;

/**
 * Claims the next look at an open payment, so that all requests, workers and processes together look
 * once in two seconds. Returns the payment, or undefined if it was claimed less than two seconds ago
 * or is not open any more. An event of the payment provider ends the pause.
 */
export function claimLook(
  context: Claiming,
  { hotel_id, id }: LookedUp,
): Promise<PaymentRow | undefined> {
  const { database } = context;
  return database.db
    .updateTable('payments')
    .set({ looked_at: database.now() })
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('session_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('looked_at', 'is', null),
        eb('looked_at', '<=', dueIn(database, -pauseOf(context))),
        // Another database whose clock is behind has taken over.
        eb('looked_at', '>', database.now()),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * When an open payment was looked up last, in milliseconds since 1970 (0 for never), and in how many
 * milliseconds the next look can be claimed. Undefined if it is not open.
 */
export async function nextLook(
  context: Claiming,
  { hotel_id, id }: LookedUp,
): Promise<{ lastAt: number; pauseMs: number } | undefined> {
  const { database } = context;
  const row = await database.db
    .selectFrom('payments')
    .select('looked_at')
    .select(sql<number>`extract(epoch from ${database.now()} - looked_at)::float8`.as('seconds'))
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!row) return undefined;
  const longest = pauseOf(context);
  const pauseMs = row.looked_at === null ? 0 : longest - row.seconds * 1_000;
  return {
    lastAt: row.looked_at?.getTime() ?? 0,
    pauseMs: Math.min(Math.max(pauseMs, 0), longest),
  };
}
