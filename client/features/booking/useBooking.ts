import { useGetTripsQuery } from '../../api/account/tripsApi.ts';
import { useGetBookingQuery } from '../../api/bookingsApi.ts';
import { bookingErrorOf } from '../../api/bookingError.ts';
import { type BookingAccess, keyOfLink } from '../../domain/addresses/bookingLink.ts';
import { isWaiting } from '../../domain/stay/bookingStatus.ts';
import { useRepeated } from '../../ui/browser/useRepeated.ts';

/**
 * Loads the current state of a booking. While the booking waits for the hotel and the page is
 * visible, the booking is requested again and again with growing pauses. When the page becomes
 * visible again, the booking is requested at once.
 */
export function useBooking(access: BookingAccess) {
  const query = useGetBookingQuery(access, { skip: !access.key });
  const { data, refetch } = query;
  useRepeated(data !== undefined && isWaiting(data), refetch);
  return query;
}

/**
 * Loads a booking like `useBooking`, even if the address has no key, for example after a saved
 * booking was opened. The key then comes from the trips of the signed-in account. The key stays ''
 * if nobody is signed in or if the booking does not belong to the account.
 */
export function useBookingOfAddress({ id, key }: BookingAccess, signedIn: boolean) {
  const skip = key !== '' || !signedIn;
  const trips = useGetTripsQuery(undefined, { skip });
  const trip = skip ? undefined : trips.data?.trips.find(({ booking }) => booking.id === id);
  const access = { id, key: trip ? keyOfLink(trip.link) : key };
  const query = useBooking(access);
  // The request for trips also fails if the session has ended, but that failure does not count as
  // an error here.
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
