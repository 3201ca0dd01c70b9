import type { Transaction } from 'kysely';
import { type DecimalMoney, parseAmount, toDecimalMoney } from '#contracts/money/money.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import { dayMs, hourMs } from '#contracts/values/durations.ts';
import type { Tables } from '../../database/tables.ts';
import type { ReservationsClient } from '../reservations/createReservationsClient.ts';
import { applyEvent } from '../state/applyEvent.ts';
import type { BookingContext, RecordingContext } from '../state/bookingContext.ts';
import { priceOf } from '../state/bookingPrice.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import { callOf } from '../state/bookingTrace.ts';
import {
  dayHasPassed,
  isAtProvider,
  lastLookUpAt,
  nextAttemptAt,
  whenDayHasPassed,
} from '../state/nextAttemptAt.ts';
import { findMismatch, isSettled, recordMismatch } from '../state/recordMismatch.ts';
import { isAsLeased, postpone, recordAttempt } from './lease.ts';

/**
 * The time in milliseconds for which a provider that does not answer is asked again. It is counted
 * from check-out, and once more from the last look-up before a stay earns.
 */
const lookUpDeadlineMs = 14 * dayMs;
/** The maximum pause between two look-ups without an answer, in milliseconds. */
const longestPauseMs = dayMs / 4;

/**
 * Continues a confirmed booking, or a stay that has not earned yet. Asks the provider for the
 * reservation and records its report. A request that the desk has confirmed is not at the provider,
 * so it counts as unchanged.
 */
export async function lookUpStay(context: BookingContext, row: BookingRow): Promise<void> {
  if (!isAtProvider(row)) {
    await recordReport(context, row, { kind: 'kept' }, true);
    return;
  }
  const found = await context.reservations.find(row.reference ?? '', {
    ...callOf(context, row),
    hotelId: row.hotel_id,
  });
  const report = readReport(row, found, context.now());
  const givenUp = isGivenUp(context, row);
  if (report.kind === 'unknown' && !givenUp) {
    await postpone(context, row, { ...report, longestPauseMs });
  } else {
    await recordReport(context, row, report, givenUp);
  }
}

/**
 * Returns whether the provider has been asked long enough. The stay then continues without its
 * answer.
 */
function isGivenUp({ credits, now }: BookingContext, row: BookingRow): boolean {
  const isOver = row.status === 'stayed';
  const due = isOver ? lastLookUpAt(row, credits) : whenDayHasPassed(row.check_out);
  return due === null || now().getTime() >= due.getTime() + lookUpDeadlineMs;
}

type FoundReservation = Awaited<ReturnType<ReservationsClient['find']>>;

/**
 * The provider's report on a confirmed booking. `unknown`: it did not answer, or its answer is not
 * in the contract. `kept`: the reservation matches the booking. `mismatch`: it does not match, or
 * it does not exist; with `tellsGuest` the traveler gets a mail.
 */
type StayReport =
  | { kind: 'unknown'; reason: string; retryAfter?: number }
  | { kind: 'kept' | 'stayed' | 'no-show' }
  | { kind: 'cancelled'; fee: DecimalMoney | undefined }
  | { kind: 'mismatch'; mismatch: BookingMismatch; tellsGuest?: boolean };

/**
 * Reads the provider's answer to a look-up by reference. The status alone tells whether the stay
 * was canceled, took place or was missed, because the provider may have changed the price since.
 * The status counts only for the booked hotel, and only if the time for it has come.
 */
function readReport(row: BookingRow, found: FoundReservation, now: Date): StayReport {
  if (found.kind === 'unknown') return found;
  const { reference } = row;
  if (found.kind === 'none') {
    const mismatch = { field: 'reference', accepted: reference, reported: null, reference };
    return { kind: 'mismatch', mismatch };
  }
  const { reservation } = found;
  const { status, cancellation } = reservation;
  if (reservation.hotel_id === row.hotel_id) {
    if (status === 'cancelled') return { kind: status, fee: cancellation?.fee };
    if (status === 'stayed' && dayHasPassed(row.check_out, now)) return { kind: status };
    if (status === 'no-show' && dayHasPassed(row.check_in, now)) return { kind: status };
  }
  const difference = findMismatch(row, reservation);
  if (difference) {
    return { kind: 'mismatch', mismatch: difference, tellsGuest: true };
  }
  if (status === 'confirmed') return { kind: 'kept' };
  return { kind: 'mismatch', mismatch: differenceOfStatus(row, status) };
}

/** Returns the mismatch for a status that the stay cannot have at this time. */
function differenceOfStatus(
  { reference }: Pick<BookingRow, 'reference'>,
  status: Reservation['status'],
): BookingMismatch {
  return { field: 'status', accepted: 'confirmed', reported: status, reference };
}

/**
 * Records the provider's report on a confirmed booking, or on a stay that has not earned yet, and
 * queues its mails.
 *
 * A stay that is over and was not reported becomes `stayed`, and earns later, unless the
 * reservation does not match the booking. `isGivenUp` says that the provider was asked long enough.
 * Does nothing if the booking has changed since it was leased, for example by a cancellation or a
 * report of the desk.
 */
async function recordReport(
  context: RecordingContext,
  row: BookingRow,
  report: StayReport,
  isGivenUp: boolean,
): Promise<void> {
  await context.database.transaction((tx) => record(tx, context, row, report, isGivenUp));
}

async function record(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  report: StayReport,
  isGivenUp: boolean,
): Promise<void> {
  if (!(await isUnchanged(tx, row))) return;
  if (isAtProvider(row)) {
    const reason = report.kind === 'mismatch' ? report.mismatch.field : undefined;
    await recordAttempt(tx, context.database, row, { outcome: report.kind, reason });
  }
  const set = { mismatch: null };
  switch (report.kind) {
    case 'stayed':
      await applyEvent(tx, context, row, 'hotel-reports-stay', { set });
      break;
    case 'no-show':
      await applyEvent(tx, context, row, 'hotel-reports-no-show', { set });
      break;
    case 'cancelled':
      if (row.status === 'confirmed') await recordCancelled(tx, context, row, report.fee);
      else
        await recordDifference(tx, context, row, differenceOfStatus(row, 'cancelled'), isGivenUp);
      break;
    case 'mismatch':
      await recordDifference(tx, context, row, report.mismatch, isGivenUp, report.tellsGuest);
      break;
    case 'kept':
      await continueStay(tx, context, row, set);
      break;
    case 'unknown':
      await continueStay(tx, context, row);
      break;
  }
}

/**
 * Returns whether the booking is unchanged since it was leased. Locks it until the transaction
 * ends.
 */
async function isUnchanged(tx: Transaction<Tables>, row: BookingRow): Promise<boolean> {
  const unchanged = await tx
    .selectFrom('bookings')
    .select('id')
    .where(isAsLeased(row))
    .forUpdate()
    .executeTakeFirst();
  return unchanged !== undefined;
}

/**
 * Records a cancellation that nobody requested from the site. Nobody has accepted a fee, so the
 * booking has no fee. If the provider reports a fee, it is a mismatch for the desk.
 */
async function recordCancelled(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  fee: DecimalMoney | undefined,
): Promise<void> {
  const none = toDecimalMoney({ ...priceOf(row).total, amount: 0n });
  const changed = await applyEvent(tx, context, row, 'hotel-cancels', {
    set: { mismatch: null, cancelled_fee: JSON.stringify(none) },
  });
  if (!changed || !fee || parseAmount(fee.amount, fee.currency) === 0n) return;
  await recordMismatch(tx, context, changed, {
    field: 'cancellation.fee',
    accepted: `${none.amount} ${none.currency}`,
    reported: `${fee.amount} ${fee.currency}`,
    reference: row.reference,
  });
}

/**
 * Records that the reservation does not match the booking. A difference that the desk has already
 * settled is not recorded again.
 */
async function recordDifference(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  mismatch: BookingMismatch,
  isGivenUp: boolean,
  tellsGuest = false,
): Promise<void> {
  if (await isSettled(tx, row, mismatch)) {
    await continueStay(tx, context, row);
    return;
  }
  await recordMismatch(tx, context, row, mismatch, tellsGuest);
  if (row.status === 'stayed') await scheduleLookUp(tx, row, null);
  else if (isGivenUp) await applyEvent(tx, context, row, 'check-out');
  else await scheduleLookUp(tx, row, nextLookUpAt(context, row));
}

/**
 * Continues a booking about which the provider reports nothing new. The booking becomes `stayed`
 * once it is over, earns when the time has come, or is looked up again later. It earns nothing
 * while a mismatch is open.
 */
async function continueStay(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  set: { mismatch?: null } = {},
): Promise<void> {
  if (row.status === 'stayed') {
    if (row.mismatch && set.mismatch === undefined) await scheduleLookUp(tx, row, null);
    else await applyEvent(tx, context, row, 'unreported', { set });
  } else if (dayHasPassed(row.check_out, context.now())) {
    await applyEvent(tx, context, row, 'check-out', { set });
  } else {
    // A look-up does not show the cancellation fee, so it cannot end a mismatch of that fee.
    const isOfFee = row.mismatch?.field === 'cancellation.fee';
    const changed = await scheduleLookUp(tx, row, nextLookUpAt(context, row), isOfFee ? {} : set);
    if (changed && row.mismatch && !changed.mismatch) {
      await applyEvent(tx, context, changed, 'mismatch-ended');
    }
  }
}

/**
 * Returns the time of the next look-up, which is a day later once the stay is over. The time is at
 * least an hour away, because look-ups are due by the clock of the database, which may be ahead of
 * this one.
 */
function nextLookUpAt(context: RecordingContext, row: BookingRow): Date {
  const now = context.now();
  if (dayHasPassed(row.check_out, now)) return new Date(now.getTime() + dayMs);
  const next = nextAttemptAt(row, context)?.getTime() ?? 0;
  return new Date(Math.max(next, now.getTime() + hourMs));
}

/**
 * Sets the time of the next look-up. Returns undefined if the booking has changed since it was
 * leased.
 */
function scheduleLookUp(
  tx: Transaction<Tables>,
  row: BookingRow,
  next: Date | null,
  set: { mismatch?: null } = {},
): Promise<BookingRow | undefined> {
  return tx
    .updateTable('bookings')
    .set({ ...set, next_attempt_at: next, attempts: 0 })
    .where(isAsLeased(row))
    .returningAll()
    .executeTakeFirst();
}
