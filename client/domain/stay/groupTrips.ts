/** The parts of a booking that decide where it is listed. */
interface Trip {
  booking: { status: string; stay: { checkIn: string; checkOut: string } };
}

/**
 * Trips grouped by time. In `coming`, the next trip comes first. In the other groups, the latest
 * trip comes first.
 */
export interface GroupedTrips<T extends Trip> {
  coming: T[];
  past: T[];
  cancelled: T[];
}

const ended: readonly string[] = ['stayed', 'no-show'];

/**
 * Groups trips by the current day, which `todayOf` returns for each trip as `YYYY-MM-DD`. A stay is
 * coming until its day of check-out has passed.
 */
export function groupTrips<T extends Trip>(
  trips: readonly T[],
  todayOf: (trip: T) => string,
): GroupedTrips<T> {
  const groups: GroupedTrips<T> = { coming: [], past: [], cancelled: [] };
  const byCheckIn = [...trips].sort((one, other) =>
    other.booking.stay.checkIn.localeCompare(one.booking.stay.checkIn),
  );
  for (const trip of byCheckIn) {
    const { status, stay } = trip.booking;
    if (status === 'cancelled' || status === 'declined') groups.cancelled.push(trip);
    else if (ended.includes(status) || stay.checkOut < todayOf(trip)) groups.past.push(trip);
    else groups.coming.unshift(trip);
  }
  return groups;
}
