import type { PricedStay } from '#contracts/provider/rateFields.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import type { BookingMismatch } from '../../database/tables.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { isSamePrice } from './isSamePrice.ts';
import { isTermKept } from './isTermKept.ts';

/** The most characters that are stored of a value. */
const maxTextLength = 2_048;

/**
 * The first field in which a reservation is not what the traveller accepted; undefined if it is.
 * Cancellation terms may be better.
 */
export function findMismatch(
  { stay, price }: Pick<BookingRow, 'stay' | 'price'>,
  reservation: Reservation,
): BookingMismatch | undefined {
  const { reference } = reservation;
  const fields: readonly [keyof Reservation, string, string][] = [
    ['hotel_id', stay.hotelId, reservation.hotel_id],
    ['room_group_id', stay.roomId, String(reservation.room_group_id)],
    ['rate_id', stay.rateId, reservation.rate_id],
    ['check_in', stay.checkIn, reservation.check_in],
    ['check_out', stay.checkOut, reservation.check_out],
    ['rooms', String(stay.rooms), String(reservation.rooms)],
  ];
  for (const [field, accepted, reported] of fields) {
    if (reported === accepted) continue;
    return { field, accepted, reported: reported.slice(0, maxTextLength), reference };
  }
  if (!isSamePrice(price, reservation.price)) {
    const texts = { accepted: priceText(price), reported: priceText(reservation.price) };
    return { field: 'price', ...texts, reference };
  }
  const { freeCancellationUntil: until } = stay;
  const reported = reservation.free_cancellation_until ?? null;
  if (isTermKept(until, reported)) return undefined;
  return { field: 'free_cancellation_until', accepted: until, reported, reference };
}

function priceText({
  total,
  total_now: now,
  total_property,
  currency,
  nights,
}: PricedStay): string {
  const parts = `${now} now, ${total_property} at the property, ${nights.length} nights`;
  return `${total} ${currency} for a room (${parts})`;
}
