import type { Transaction } from 'kysely';
import { type DecimalMoney, parseAmount, toDecimalMoney } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import { type BookingMail, cancelledMails } from '../state/bookingMail.ts';
import { differenceOfStatus, type StayReport } from './readReport.ts';
import type { RecordingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import { changeStatus } from '../state/changeStatus.ts';
import { isAtProvider } from '../state/nextVisit.ts';
import { isSettled, recordMismatch } from '../state/recordMismatch.ts';
import { isAsLeased } from './lease.ts';
import { recordAttempt } from './recordAttempt.ts';
import { nextLook, takeCourse, visitAt } from './takeCourse.ts';

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
    await recordAttempt(tx, context.now(), row, { outcome: report.kind, reason });
  }
  const set = { mismatch: null };
  switch (report.kind) {
    case 'stayed':
      await changeStatus(tx, context, row, { to: 'stayed', cause: 'provider', set });
      break;
    case 'no-show': {
      const mails = [{ template: 'no-show' } as const];
      await changeStatus(tx, context, row, { to: 'no-show', cause: 'provider', set, mails });
      break;
    }
    case 'cancelled':
      if (row.status === 'confirmed') await recordCancelled(tx, context, row, report.fee);
      else await differ(tx, context, row, differenceOfStatus(row, 'cancelled'), isGivenUp);
      break;
    case 'mismatch':
      await differ(tx, context, row, report.mismatch, isGivenUp, report.mails);
      break;
    case 'kept':
      await takeCourse(tx, context, row, set);
      break;
    case 'unknown':
      await takeCourse(tx, context, row);
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
  const changed = await changeStatus(tx, context, row, {
    to: 'cancelled',
    cause: 'provider',
    set: { mismatch: null, cancelled_fee: JSON.stringify(none) },
    mails: cancelledMails(context, row, 'provider'),
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
async function differ(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  mismatch: BookingMismatch,
  isGivenUp: boolean,
  mails: readonly BookingMail[] = [],
): Promise<void> {
  if (await isSettled(tx, row, mismatch)) {
    await takeCourse(tx, context, row);
    return;
  }
  await recordMismatch(tx, context, row, mismatch, mails);
  if (row.status === 'stayed') await visitAt(tx, row, null);
  else if (isGivenUp) await changeStatus(tx, context, row, { to: 'stayed', cause: 'check-out' });
  else await visitAt(tx, row, nextLook(context, row));
}
