import { dayText } from '../../values/calendarDay.ts';
import type { ReservedUnits } from '../rates/offers.ts';
import type { Stay } from '../readStay.ts';
import type { Reservations } from './createReservations.ts';

const longestStay = 30;

/**
 * The reserved rooms of a hotel during a stay. Undefined while the database is down and for stays that
 * have no rates anyway, so that the hotel itself can always be shown.
 */
export async function reservedDuring(
  reservations: Reservations,
  hotelId: string,
  { first, end }: Stay,
): Promise<ReservedUnits | undefined> {
  if (end - first > longestStay) return undefined;
  const nights = Array.from({ length: end - first }, (_, i) => dayText(first + i));
  return reservations.reservedUnits(hotelId, nights).catch(() => undefined);
}
