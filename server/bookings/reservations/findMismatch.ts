import type { PricedStay, Rate } from '#contracts/provider/rateFields.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';

/**
 * Whether a rate is still what the traveller accepted: the same price and meal, and free cancellation
 * for no shorter a time.
 */
export function isAccepted(
  { price, stay }: Pick<BookingRow, 'price' | 'stay'>,
  rate: Rate,
): boolean {
  if (!isSamePrice(price, rate) || rate.meal !== stay.meal) return false;
  return isTermKept(stay.freeCancellationUntil, rate.free_cancellation_until);
}

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

/** Whether two prices of one room are the same: each night, each tax, the sums and the currency. */
function isSamePrice(a: PricedStay, b: PricedStay): boolean {
  return canonical(a) === canonical(b);
}

function canonical(price: PricedStay): string {
  const nights = price.nights.map(({ date, amount }) => [date, amount]).sort(byText);
  const taxes = (price.taxes ?? [])
    .map(({ name, amount, due, charged }) => [
      name,
      amount,
      due,
      charged?.amount ?? null,
      charged?.currency ?? null,
    ])
    .sort(byText);
  const { total, total_now, total_property, currency } = price;
  return JSON.stringify([nights, taxes, total, total_now, total_property, currency]);
}

function byText(a: readonly unknown[], b: readonly unknown[]): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Whether free cancellation lasts at least as long as the traveller accepted. Instants are compared, since
 * the same one can be written in several ways.
 */
function isTermKept(accepted: string | null, offered: string | null | undefined): boolean {
  return accepted === null || Date.parse(offered ?? '') >= Date.parse(accepted);
}
