import { lazy, Suspense, useState } from 'react';
import { useTabStorage } from '../../../api/useTabStorage.ts';
import {
  type BookingAddress,
  bookedStayAddress,
} from '../../../domain/addresses/bookingAddress.ts';
import { findMadeBooking } from '../../../domain/travelers/tabBookings.ts';

/** If its code does not load, the checkout still asks before it books the same again. */
const StandingBookingNote = lazy(() =>
  import(/* webpackChunkName: "booking" */ './StandingBookingNote.tsx').then(
    ({ StandingBookingNote: note }) => ({ default: note }),
    () => ({ default: () => null }),
  ),
);

/**
 * Says on the review of a stay that it has just been booked in this tab, as long as that booking
 * stands.
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
