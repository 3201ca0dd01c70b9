import { dayMs } from '#contracts/values/durations.ts';
import { doAll } from '../../outbox/leaseDue.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { isAtProvider, lastLookUpAt, whenDayHasPassed } from '../state/nextAttemptAt.ts';
import { attemptBooking } from './attemptBooking.ts';
import { attemptCancellation } from './attemptCancellation.ts';
import { leaseBookings, postpone } from './lease.ts';
import { takeAccepted } from './paidBookings.ts';
import { readReport } from './readReport.ts';
import { callOf } from '../state/bookingTrace.ts';
import { recordReport } from './recordReport.ts';
import { carryOnRequest } from './requestDeadline.ts';

/**
 * How long a provider that does not answer is asked again, after check-out and before a stay earns.
 */
const lookUpDeadlineMs = 14 * dayMs;
/** The longest pause between two look-ups without an answer. */
const longestPauseMs = dayMs / 4;

/**
 * Carries on a confirmed booking, or a stay that has not earned yet: asks the provider what it has,
 * and records what it reports. A request that the desk has confirmed is not at the provider:
 * nothing speaks against it.
 */
async function lookUpStay(context: BookingContext, row: BookingRow): Promise<void> {
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

/** Whether the provider has been asked long enough: the stay then goes on without its answer. */
function isGivenUp({ credits, now }: BookingContext, row: BookingRow): boolean {
  const isOver = row.status === 'stayed';
  const due = isOver ? lastLookUpAt(row, credits) : whenDayHasPassed(row.check_out);
  return due === null || now().getTime() >= due.getTime() + lookUpDeadlineMs;
}

const bookingsAtATime = 10;
const staysAtATime = 5;
const late = () => true;

/**
 * Takes up the bookings that are due, a few at a time, whichever process wrote them: pending ones,
 * cancellations, requests that nobody has answered. A booking is leased first, so that
 * of several processes only one takes it up. Returns how many were due. Rejects if one could not be
 * recorded; its lease then runs out.
 */
export async function processDueBookings(context: BookingContext): Promise<number> {
  const due = await leaseBookings(context, 'others', bookingsAtATime);
  return doAll(due, (row) => processDueBooking(context, row));
}

/**
 * Takes up the confirmed bookings and the stays that are due, a few at a time, so that a day on
 * which many begin or end is no burst of requests for the provider. They are a job of their own: no
 * booking or cancellation waits for them. Otherwise as `processDueBookings`.
 */
export async function processDueStays(context: BookingContext): Promise<number> {
  const due = await leaseBookings(context, 'stays', staysAtATime);
  return doAll(due, (row) => lookUpStay(context, row));
}

async function processDueBooking(context: BookingContext, row: BookingRow): Promise<void> {
  if (row.status === 'pending') {
    await attemptBooking(context, row, late);
  } else if (row.cancelling) {
    await attemptCancellation(context, row, late);
  } else if (row.status === 'requested') {
    if (row.accepted_at === null) await carryOnRequest(context, row);
    else await takeAccepted(context, row);
  }
}
