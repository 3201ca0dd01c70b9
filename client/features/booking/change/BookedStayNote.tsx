import { lazy, Suspense, useState } from 'react';
import { useTabStorage } from '../../../api/useTabStorage.ts';
import {
  type BookingAddress,
  bookedStayAddress,
} from '../../../domain/addresses/bookingAddress.ts';
import { findMadeBooking } from '../../../domain/travelers/tabBookings.ts';

/** If this code does not load, the checkout still asks before it books the same stay again. */
const StandingBookingNote = lazy(() =>
  import(/* webpackChunkName: "booking" */ './StandingBookingNote.tsx').then(
    ({ StandingBookingNote: note }) => ({ default: note }),
    () => ({ default: () => null }),
  ),
);

/**
 * Says on the review of a stay that this tab has just booked the same stay. It does so as long as
 * that booking is valid.
 */
export function BookedStayNote({ address }: { address: BookingAddress }) {
  const storage = useTabStorage();
  const [made] = useState(() => findMadeBooking(storage(), bookedStayAddress(address)));
  if (!made) return null;
  return (
    <Suspense>
      <StandingBookingNote access={made} />
    </Suspense>
  );
}
