import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, readBookingOf } from '../state/bookingRow.ts';
import { attemptCancellation } from './attemptCancellation.ts';
import { leaseCancellation } from './lease.ts';

/**
 * Cancels the booking that a new one replaces, if the new one was confirmed, so that whoever waits for the
 * response sees both. What it leaves, the worker carries on.
 */
export async function cancelReplaced(
  context: BookingContext,
  row: BookingRow,
  isLate: () => boolean,
): Promise<void> {
  const { hotel_id, replaces } = row;
  if (replaces === null || (await readBookingOf(context, row))?.status !== 'confirmed') return;
  const leased = await leaseCancellation(context, { hotel_id, id: replaces });
  if (leased) await attemptCancellation(context, leased, isLate);
}
