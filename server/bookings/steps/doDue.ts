import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { changeStatus } from '../state/changeStatus.ts';
import { dayHasPassed } from '../state/nextVisit.ts';
import { attemptBooking } from './attemptBooking.ts';
import { attemptCancellation } from './attemptCancellation.ts';
import { leaseDue } from './lease.ts';
import { lookUpStay } from './lookUpStay.ts';

const bookingsAtATime = 10;
const staysAtATime = 5;
const late = () => true;

/**
 * Takes up the bookings that are due, a few at a time, whichever process wrote them: pending ones,
 * cancellations, requests that the desk did not answer in time. A booking is leased first, so that
 * of several processes only one takes it up. Returns how many were due. Rejects if one could not be
 * recorded; its lease then runs out.
 */
export async function doDueBookings(context: BookingContext): Promise<number> {
  const due = await leaseDue(context, 'others', bookingsAtATime);
  return doAll(due, (row) => doDueBooking(context, row));
}

/**
 * Takes up the confirmed bookings and the stays that are due, a few at a time, so that a day on
 * which many begin or end is no burst of requests for the provider. They are a job of their own: no
 * booking or cancellation waits for them. Otherwise as `doDueBookings`.
 */
export async function doDueStays(context: BookingContext): Promise<number> {
  const due = await leaseDue(context, 'stays', staysAtATime);
  return doAll(due, (row) => lookUpStay(context, row));
}

async function doAll(
  due: readonly BookingRow[],
  work: (row: BookingRow) => Promise<void>,
): Promise<number> {
  const results = await Promise.allSettled(due.map(work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return due.length;
}

async function doDueBooking(context: BookingContext, row: BookingRow): Promise<void> {
  const { database, now } = context;
  if (row.status === 'pending') {
    await attemptBooking(context, row, late);
  } else if (row.cancelling) {
    await attemptCancellation(context, row, late);
  } else if (row.status === 'requested' && dayHasPassed(row.check_in, now())) {
    const mails = [{ template: 'declined' } as const];
    const change = { to: 'declined', cause: 'expired', mails } as const;
    await database.transaction((tx) => changeStatus(tx, context, row, change));
  }
}
