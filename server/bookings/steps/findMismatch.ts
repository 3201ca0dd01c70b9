import {
  type AcceptedStay,
  findReservationError,
} from '#contracts/provider/findReservationError.ts';
import type { Meal } from '#contracts/provider/rateFields.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';

type AcceptedRow = Pick<BookingRow, 'stay' | 'price'>;

/** What the traveller accepted, in the terms of the contract with the provider. */
export function acceptedStay({ stay, price }: AcceptedRow): AcceptedStay & { meal: Meal } {
  return {
    hotel_id: stay.hotelId,
    room_group_id: stay.roomId,
    rate_id: stay.rateId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    rooms: stay.rooms,
    price,
    meal: stay.meal,
    free_cancellation_until: stay.freeCancellationUntil,
  };
}

/** The most characters that are stored of a value. */
const maxTextLength = 2_048;

/** What a reservation has else than the traveller accepted; undefined if nothing. */
export function findMismatch(
  row: AcceptedRow,
  reservation: Reservation,
): BookingMismatch | undefined {
  const error = findReservationError(acceptedStay(row), reservation);
  if (!error) return undefined;
  return {
    field: error.field,
    accepted: error.accepted.slice(0, maxTextLength),
    reported: error.reported?.slice(0, maxTextLength) ?? null,
    reference: reservation.reference,
  };
}
