import { sql } from 'kysely';
import { commissionOf } from '#contracts/money/commission.ts';
import { paymentOf } from '#contracts/provider/findRateError.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { unknownHotel } from '#contracts/site/bookedHotel.ts';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import { bookedTerms, type BookedStay, termsOfBooked } from '#contracts/site/bookingRequest.ts';
import { type BookedHotel, priceOfBooking } from '#contracts/site/bookings.ts';
import { listRooms, type OlderStay } from '#contracts/site/olderStay.ts';
import { formatParty } from '#contracts/values/party.ts';
import { type BookingRow, storedJson } from './bookingRow.ts';

/**
 * The columns with the rooms of a booking. Only this file and the sums of `monthFigures.ts` know
 * both formats.
 *
 * A booking written by a process of the previous version has only `stay`, `price` and `rate`: a
 * number of rooms with one rate. New bookings have both formats. In the earlier format all rooms
 * have the price and the rate of the first room.
 */
type StayRow = Pick<BookingRow, 'rooms' | 'stay' | 'price'>;

/** The columns from which the rooms and their rates are read. */
export type RoomsRow = StayRow & Pick<BookingRow, 'rates' | 'rate'>;

/** Returns the booked rooms as the traveler accepted them. */
export function stayOf({ rooms, stay, price }: StayRow): BookedStay {
  if (!rooms) return listRooms(stay, price);
  const { hotelId, checkIn, checkOut, residency } = stay;
  return { hotelId, checkIn, checkOut, ...(residency && { residency }), rooms };
}

/** Returns the rate of each room as the provider offered it, or undefined before that. */
export function ratesOf({ rates, rate, ...row }: RoomsRow): Rate[] | undefined {
  if (rates) return rates;
  return rate ? stayOf(row).rooms.map(() => rate) : undefined;
}

/**
 * Returns the rate of each room: as the provider offered it, otherwise as far as the request
 * describes it.
 */
export function bookedRates(row: RoomsRow): Rate[] {
  return ratesOf(row) ?? provisionalRates(stayOf(row));
}

/**
 * Returns the rates as far as the request describes them, before the provider is asked: the prices,
 * the terms and the extras that the traveler accepted.
 */
export function provisionalRates({ checkIn, checkOut, rooms }: BookedStay): Rate[] {
  return rooms.map((room) => ({
    ...room.price,
    id: room.rateId,
    room_group_id: room.roomId,
    check_in: checkIn,
    check_out: checkOut,
    ...termsOfBooked(room),
    ...(room.extras && { extras: room.extras }),
    payment: paymentOf(room.price),
    left: null,
    commission: null,
    booking: 'instant',
  }));
}

/** Returns the new rates, if the booking was declined because a price had changed. */
export function movedRatesOf({
  moved_rates: rates,
  moved_rate: rate,
  ...row
}: StayRow & Pick<BookingRow, 'moved_rates' | 'moved_rate'>): Rate[] | undefined {
  if (rates) return rates;
  return rate ? stayOf(row).rooms.map(() => rate) : undefined;
}

/**
 * Returns the hotel as the booking stores it. A booking of an earlier version lacks the fields that
 * were added later.
 */
export function hotelOf({ hotel, ...row }: StayRow & Pick<BookingRow, 'hotel'>): BookedHotel {
  if (!hotel) return unknownHotel;
  const { roomName, roomNames, ...known } = hotel;
  return {
    ...unknownHotel,
    ...known,
    roomNames: roomNames ?? stayOf(row).rooms.map(() => roomName),
  };
}

/** Returns whether the desk must confirm a booking, because one of its rates is on request. */
export function isOnRequest(rates: readonly Pick<Rate, 'booking'>[] | undefined): boolean {
  return rates?.some(({ booking }) => booking === 'on-request') ?? false;
}

/** The same condition on the table of bookings. */
export const isOnRequestRow = sql<boolean>`coalesce(
  rates @> '[{"booking": "on-request"}]', rate->>'booking' = 'on-request', false)`;

export function storedStay(stay: BookedStay) {
  const { hotelId, checkIn, checkOut, residency, rooms } = stay;
  const [first] = rooms;
  if (!first) throw new RangeError('A booking has no room.');
  const { roomId, rateId, price } = first;
  const party = bookedParty(stay);
  const older: OlderStay = {
    hotelId,
    checkIn,
    checkOut,
    roomId,
    rateId,
    ...bookedTerms(termsOfBooked(first)),
    ...(residency && { residency }),
    rooms: rooms.length,
    adults: party.reduce((sum, { adults }) => sum + adults, 0),
    children: party.flatMap(({ childAges }) => childAges),
    occupancy: formatParty(party),
  };
  const { total } = priceOfBooking({ rates: provisionalRates(stay), stay });
  return {
    rooms: JSON.stringify(rooms),
    rooms_turnover: String(total.amount),
    stay: JSON.stringify(older),
    price: JSON.stringify(price),
  };
}

/** Returns the columns of the rates that the provider offers. */
export function storedRates(rates: readonly Rate[]) {
  return {
    rates: storedJson(rates),
    rooms_commission: commissionOf(rates)?.amount.toString() ?? null,
    rate: storedJson({ ...rates[0], ...(isOnRequest(rates) && { booking: 'on-request' }) }),
  };
}

/** Returns the columns of the changed rates for which a booking is declined. */
export function storedMovedRates(rates: readonly Rate[]) {
  return { moved_rates: storedJson(rates), moved_rate: storedJson(rates[0] ?? {}) };
}

export function storedHotel(hotel: BookedHotel): { hotel: string } {
  return { hotel: storedJson({ ...hotel, roomName: hotel.roomNames[0] ?? '' }) };
}
