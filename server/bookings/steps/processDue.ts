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
