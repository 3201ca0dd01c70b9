import type { ReactNode } from 'react';
import type { Booking } from '#contracts/site/bookings.ts';
import { useChangedBooking } from './useChangedBooking.ts';

/** Gives the booking that is being changed to what draws by it; undefined while it is not known. */
export function ChangedBooking({
  id,
  children,
}: {
  id: string;
  children: (booked: Booking | undefined) => ReactNode;
}) {
  return children(useChangedBooking(id).data);
}
