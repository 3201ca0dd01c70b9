import { doAll } from '../../outbox/leaseDue.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { attemptBooking } from './attemptBooking.ts';
import { attemptCancellation } from './attemptCancellation.ts';
import { leaseBookings } from './lease.ts';
import { lookUpStay } from './lookUpStay.ts';
import { takeAccepted } from './paidBookings.ts';
import { carryOnRequest } from './requestDeadline.ts';

const bookingsAtATime = 10;
const staysAtATime = 5;
const late = () => true;

/**
 * Continues the bookings that are due, a few at a time, regardless of which process wrote them:
 * pending bookings, cancellations, and requests without an answer. It leases each booking first, so
 * that only one of several processes handles it. Returns how many were due. Rejects if a result
 * could not be recorded; the lease of that booking then expires.
 */
export async function processDueBookings(context: BookingContext): Promise<number> {
  const due = await leaseBookings(context, 'others', bookingsAtATime);
  return doAll(due, (row) => processDueBooking(context, row));
}

/**
 * Continues the confirmed bookings and stays that are due, as `processDueBookings` does. It takes a
 * few at a time, so that a day on which many stays begin or end causes no burst of calls to the
 * provider. They are a separate job, so that bookings and cancellations do not wait for them.
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
