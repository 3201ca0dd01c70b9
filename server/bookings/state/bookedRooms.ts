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
 * The columns of a row that have its rooms. Only this file and the sums of `monthFigures.ts` know
 * both forms. A booking that a process of the version before has written has `stay`, `price` and
 * `rate` alone: a number of rooms of one rate. New bookings have both forms; in the older one all
 * rooms have the price and the rate of the first.
 */
type StayRow = Pick<BookingRow, 'rooms' | 'stay' | 'price'>;

/** What of a row its rooms and their rates are read from. */
export type RoomsRow = StayRow & Pick<BookingRow, 'rates' | 'rate'>;

/** What was booked, room by room, as the traveler accepted it. */
export function stayOf({ rooms, stay, price }: StayRow): BookedStay {
  if (!rooms) return listRooms(stay, price);
  const { hotelId, checkIn, checkOut, residency } = stay;
  return { hotelId, checkIn, checkOut, ...(residency && { residency }), rooms };
}

/** The rate of each room as the provider has offered it; undefined until then. */
export function ratesOf({ rates, rate, ...row }: RoomsRow): Rate[] | undefined {
  if (rates) return rates;
  return rate ? stayOf(row).rooms.map(() => rate) : undefined;
}

/** The rate of each room: as offered, or else as far as the request tells it. */
export function bookedRates(row: RoomsRow): Rate[] {
  return ratesOf(row) ?? provisionalRates(stayOf(row));
}

/**
 * The rates as far as the request tells them, before the provider has been asked: the prices, the
 * terms and the extras that the traveler accepted.
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

/** The rates as they were when the booking was declined because a price had changed. */
export function movedRatesOf({
  moved_rates: rates,
  moved_rate: rate,
  ...row
}: StayRow & Pick<BookingRow, 'moved_rates' | 'moved_rate'>): Rate[] | undefined {
  if (rates) return rates;
  return rate ? stayOf(row).rooms.map(() => rate) : undefined;
}

/** What the site knew of the hotel; a booking of an earlier version lacks what was added since. */
export function hotelOf({ hotel, ...row }: StayRow & Pick<BookingRow, 'hotel'>): BookedHotel {
  if (!hotel) return unknownHotel;
  const { roomName, roomNames, ...known } = hotel;
  return {
    ...unknownHotel,
    ...known,
    roomNames: roomNames ?? stayOf(row).rooms.map(() => roomName),
  };
}

/** Whether the desk confirms a booking: one of its rates is on request. */
export function isOnRequest(rates: readonly Pick<Rate, 'booking'>[] | undefined): boolean {
  return rates?.some(({ booking }) => booking === 'on-request') ?? false;
}

/** The same as a condition on the table of bookings. */
export const isOnRequestRow = sql<boolean>`coalesce(
  rates @> '[{"booking": "on-request"}]', rate->>'booking' = 'on-request', false)`;

/** The columns of a stay that is booked. */
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

/** The columns of the rates that the provider offers. */
export function storedRates(rates: readonly Rate[]) {
  return {
    rates: storedJson(rates),
    rooms_commission: commissionOf(rates)?.amount.toString() ?? null,
    rate: storedJson({ ...rates[0], ...(isOnRequest(rates) && { booking: 'on-request' }) }),
  };
}

/** The columns of the rates for which a booking is declined. */
export function storedMovedRates(rates: readonly Rate[]) {
  return { moved_rates: storedJson(rates), moved_rate: storedJson(rates[0] ?? {}) };
}

/** The column of the hotel. */
export function storedHotel(hotel: BookedHotel): { hotel: string } {
  return { hotel: storedJson({ ...hotel, roomName: hotel.roomNames[0] ?? '' }) };
}
