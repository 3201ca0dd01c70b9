import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, readBooking } from '../state/bookingRow.ts';
import { attemptCancellation } from './attemptCancellation.ts';
import { leaseCancellation } from './lease.ts';

/**
 * Cancels the booking that a new one replaces, if the new one was confirmed, so that whoever waits for the
 * response sees both. What it leaves, the worker carries on.
 */
export async function cancelReplaced(
  context: BookingContext,
  { id, hotel_id, replaces }: BookingRow,
  isLate: () => boolean,
): Promise<void> {
  if (replaces === null || (await readBooking(context, id))?.status !== 'confirmed') return;
  const leased = await leaseCancellation(context, { hotel_id, id: replaces });
  if (leased) await attemptCancellation(context, leased, isLate);
}
