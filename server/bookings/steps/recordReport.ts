import type { Transaction } from 'kysely';
import { type DecimalMoney, parseAmount, toDecimalMoney } from '#contracts/money/money.ts';
import { dayMs, hourMs } from '#contracts/values/durations.ts';
import type { Tables } from '../../database/tables.ts';
import { differenceOfStatus, type StayReport } from './readReport.ts';
import type { RecordingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import { applyEvent } from '../state/applyEvent.ts';
import { dayHasPassed, isAtProvider, nextAttemptAt } from '../state/nextAttemptAt.ts';
import { isSettled, recordMismatch } from '../state/recordMismatch.ts';
import { isAsLeased, recordAttempt } from './lease.ts';

/**
 * Records what the provider reports of a confirmed booking, or of a stay that has not earned yet,
 * with its mails. Without a report of what happened, a stay that is over becomes `stayed` and then
 * earns when its time has come, unless the provider has something else than was booked.
 * `isGivenUp`: it was asked long enough. Does nothing if the booking has changed since it was
 * leased, such as by a cancellation or a report of the desk.
 */
export async function recordReport(
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

/** Whether the booking is still as it was leased. Locks it until the transaction ends. */
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
 * Nobody asked the site for this cancellation, so nobody has accepted a fee: there is none, and one
 * that the provider reports is a mismatch for the desk.
 */
async function recordCancelled(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  fee: DecimalMoney | undefined,
): Promise<void> {
  const none = toDecimalMoney({ amount: 0n, currency: row.price.currency });
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
 * Records that the provider has something else than was booked. A difference that the desk has
 * settled before is not recorded again.
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
 * Carries on a booking of which the provider reports nothing new: it becomes `stayed` once it is
 * over, earns when its time has come, or is looked up again later. With an open mismatch it earns
 * nothing.
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
    // A look-up tells nothing about the fee that a cancellation would cost.
    const isOfFee = row.mismatch?.field === 'cancellation.fee';
    const changed = await scheduleLookUp(tx, row, nextLookUpAt(context, row), isOfFee ? {} : set);
    if (changed && row.mismatch && !changed.mismatch) {
      await applyEvent(tx, context, changed, 'mismatch-ended');
    }
  }
}

/**
 * The next look-up: a day later once the stay is over. It is an hour away at least, because the
 * clock of the database, by which look-ups are due, may be ahead of this one.
 */
function nextLookUpAt(context: RecordingContext, row: BookingRow): Date {
  const now = context.now();
  if (dayHasPassed(row.check_out, now)) return new Date(now.getTime() + dayMs);
  const next = nextAttemptAt(row, context)?.getTime() ?? 0;
  return new Date(Math.max(next, now.getTime() + hourMs));
}

/** Sets the time of the next look-up. Undefined if the booking has changed since it was leased. */
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
