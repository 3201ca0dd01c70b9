import type { Reservation } from '#contracts/reservations.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { isSamePrice } from './isSamePrice.ts';

/** The first field in which a reservation is not what the booking requested; undefined if it is. */
export function findReservationError(
  { stay, price }: Pick<BookingRow, 'stay' | 'price'>,
  reservation: Reservation,
): keyof Reservation | undefined {
  if (reservation.hotel_id !== stay.hotelId) return 'hotel_id';
  if (String(reservation.room_group_id) !== stay.roomId) return 'room_group_id';
  if (reservation.rate_id !== stay.rateId) return 'rate_id';
  if (reservation.check_in !== stay.checkIn) return 'check_in';
  if (reservation.check_out !== stay.checkOut) return 'check_out';
  if (reservation.rooms !== stay.rooms) return 'rooms';
  return isSamePrice(price, reservation.price) ? undefined : 'price';
}
