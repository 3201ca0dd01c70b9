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

/** The maximum pause between two look-ups of an open payment, in milliseconds. */
const longestLookMs = 2 * minuteMs;
/** How long before the end of an authorization the desk is warned, in milliseconds. */
const warnMs = dayMs;
/**
 * The pause after a look-up by another process, in milliseconds. That look-up may get no answer.
 */
const sharedLookMs = 10_000;
/**
 * How long after a payment's deadline look-ups that return another payment are repeated before the
 * site gives up, in milliseconds.
 */
const otherMs = hourMs;

function bookingOf({ hotel_id, booking_id }: PaymentRow) {
  return { hotelId: hotel_id, bookingId: booking_id };
}

/** Looks up a payment at the payment provider. Returns undefined if the payment has no page yet. */
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
 * Requests the page of a payment. Repeated requests have the same content, so that the payment
 * provider repeats its answer. The payment provider also repeats the answer that a request has
 * failed. After the first such answer, the page is requested again immediately with the next round,
 * because a traveler waits for the page.
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
    // If the page exists after all, no traveler has been sent to it.
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
 * Requests the page of a payment. If the payment provider creates none, the booking is not made,
 * because nobody can pay. In later rounds, the worker retries until the deadline instead.
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
    // In later rounds nobody waits for the page, so the worker retries.
    if (row.round > 1 && context.now() < row.expires_at) {
      await postponePayment(context, row);
      return;
    }
    context.count?.('page-failed');
    await database.transaction((tx) => bookings.follow(tx, bookingOf(row), 'not-paid'));
  }
}

/**
 * Records the state of a payment at the payment provider. If the payment is being released, only a
 * capture is recorded.
 */
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

/** Ends a payment after its deadline, in case the payment provider has not ended it. */
async function expire(context: BookedPayments, row: PaymentRow, found: FoundPayment) {
  const ended = await context.provider.expire({ ...found, id: row.id });
  if (ended.kind === 'found' && ended.state !== 'open') await recordFound(context, row, ended);
  else await postponePayment(context, row, longestLookMs);
}

/** Sets the time of the next look-up of a payment whose state has not changed. */
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

/** Continues a payment that is due, according to its state at the payment provider. */
export async function advancePayment(context: BookedPayments, row: PaymentRow): Promise<void> {
  if (row.state === 'releasing') return release(context, row);
  if (row.state === 'opening') return openPayment(context, row);
  if (row.state === 'captured') return adoptRefunds(context, row);
  // Another process is looking up the payment, or did so a moment ago.
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
  // Long after the deadline, the answers are still about another payment. Nobody will pay the
  // requested one.
  if (
    isOpen &&
    found.why === 'differs' &&
    context.now().getTime() > row.expires_at.getTime() + otherMs
  ) {
    await context.database.transaction((tx) =>
      context.bookings.follow(tx, bookingOf(row), 'not-paid'),
    );
  }
  // Look-ups that found the page open also count as attempts, so the pause must be limited.
  await postponePayment(context, row, isOpen ? longestLookMs : undefined);
}

/**
 * Checks an authorized payment. Records an issue for the desk before the authorization lapses,
 * unless the traveler is asked to pay again.
 */
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
 * Releases a payment whose booking is not made. A payment that was captured in the meantime is
 * refunded. If the id of the page is unknown, the page is requested again, because the payment
 * provider repeats its first answer.
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

export type LookedUp = Pick<PaymentRow, 'hotel_id' | 'id'>;

const pauseOf = ({ lookPauseMs = paymentLooks.pauseMs }: Claiming) => lookPauseMs;

/**
 * Claims the next look-up of an open payment, so that all requests, workers and processes together
 * look it up at most once in two seconds. Returns the payment, or undefined if it was claimed less
 * than two seconds ago or is no longer open. An event of the payment provider ends the pause.
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
        // After a failover, the time may be in the future, because the clock of the new database is
        // behind.
        eb('looked_at', '>', database.now()),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Returns `lastAt`, the time of the last look-up of an open payment in milliseconds since the
 * epoch, or 0 for never. Also returns `pauseMs`, the time until the next look-up can be claimed.
 * Returns undefined if the payment is not open.
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
