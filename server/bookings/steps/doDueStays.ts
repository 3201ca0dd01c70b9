import type { BookingContext } from '../state/bookingContext.ts';
import { leaseDue } from './doDueBookings.ts';
import { lookUpStay } from './lookUpStay.ts';

/** How many stays one process looks up at a time. */
const batch = 5;

/**
 * Takes up the confirmed bookings and the stays that are due, a few at a time, so that a day on which many
 * begin or end is no burst of requests for the provider. They are a job of their own: no booking or
 * cancellation waits for them. Otherwise as `doDueBookings`.
 */
export async function doDueStays(context: BookingContext): Promise<number> {
  const due = await leaseDue(context, true, batch);
  const results = await Promise.allSettled(due.map((row) => lookUpStay(context, row)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return due.length;
}
