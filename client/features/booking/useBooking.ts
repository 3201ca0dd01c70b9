import { useGetTripsQuery } from '../../api/account/tripsApi.ts';
import { useGetBookingQuery } from '../../api/bookingsApi.ts';
import { bookingErrorOf } from '../../api/bookingError.ts';
import { type BookingAccess, keyOfLink } from '../../domain/addresses/bookingLink.ts';
import { isWaiting } from '../../domain/stay/bookingStatus.ts';
import { useRepeated } from '../../ui/browser/useRepeated.ts';

/**
 * A booking as it is now. While it waits for the hotel, it is requested again with growing pauses,
 * as long as the page is visible, and at once when the page becomes visible again.
 */
export function useBooking(access: BookingAccess) {
  const query = useGetBookingQuery(access, { skip: !access.key });
  const { data, refetch } = query;
  useRepeated(data !== undefined && isWaiting(data), refetch);
  return query;
}

/**
 * A booking as `useBooking` has it, also without a key in the address, as saved bookings are
 * opened: the key is then that of the trip, if somebody is signed in whose booking it is, else ''.
 */
export function useBookingOfAddress({ id, key }: BookingAccess, signedIn: boolean) {
  const skip = key !== '' || !signedIn;
  const trips = useGetTripsQuery(undefined, { skip });
  const trip = skip ? undefined : trips.data?.trips.find(({ booking }) => booking.id === id);
  const access = { id, key: trip ? keyOfLink(trip.link) : key };
  const query = useBooking(access);
  // Whoever is not signed in after all has no trips.
  const failed = trips.error && bookingErrorOf(trips.error).kind === 'unknown';
  const asksTrips = !skip && access.key === '';
  return {
    ...query,
    access,
    error: asksTrips && failed ? trips.error : query.error,
    isFetching: query.isFetching || (asksTrips && trips.isFetching),
    refetch: () => {
      if (access.key !== '') void query.refetch();
      else if (asksTrips) void trips.refetch();
    },
  };
}
