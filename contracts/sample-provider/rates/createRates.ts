import { dayText } from '../../values/calendarDay.ts';
import type { Collector, Rate } from '../../provider/rateFields.ts';
import { isFree } from './isFree.ts';
import type { Asked, Stay } from '../readStay.ts';
import { extrasOf } from './extrasOf.ts';
import { createHotelClock } from './hotelClock.ts';
import {
  askedRooms,
  capacityOf,
  chooseListed,
  type Night,
  nightlyPrice,
  offersOf,
  type PricedHotel,
  type PricedStay,
  type ReservedUnits,
  toNight,
} from './offers.ts';
import { toRate } from './toRate.ts';

/** The rates of a hotel for a stay, or for one night from today in the hotel's calendar. */
export type Rates = {
  /** All of them, room by room; without the rooms that are `reserved`, if they are known. */
  all: (hotel: PricedHotel, asked: Asked, reserved?: ReservedUnits) => Rate[];
  /** The few of them that a list shows, see `chooseListed`. */
  listed: (hotel: PricedHotel, asked: Asked, reserved?: ReservedUnits) => Rate[];
  /** The stay, or the night from today. */
  stayOf: (hotel: PricedHotel, stay: Stay | undefined) => Stay;
  /** How many rooms of a kind can be sold for a stay in all, reserved ones included. */
  capacity: (hotel: PricedHotel, stay: Stay, roomGroupId: Rate['room_group_id']) => number;
};

const longestStay = 30;

/**
 * The rates of the sample catalogue, in US dollars: the same for the same hotel, stay and day. A
 * stay that begins before today in the hotel's calendar or is longer than 30 nights has none, and
 * neither has a hotel that is sold out. Prices are for two adults where no party is named.
 * Otherwise there are some for each of its different rooms, which name its occupancy, or none at
 * all; rooms that are too small have no rate. Lists have no extras. `now` gives the time in
 * milliseconds since 1970. With `instant` most rates can be booked at once, otherwise all are on
 * request. `collect`: who collects what is paid before arrival; of requests always the hotel.
 */
export function createRates(
  now: () => number,
  { instant, collect }: { instant: boolean; collect?: Collector | undefined },
): Rates {
  const clock = createHotelClock(now);
  const datesOf = createDates();

  const stayOf = ({ city }: PricedHotel, requested: Stay | undefined): Stay => {
    const today = clock.today(city.timeZone);
    return requested ?? { first: today, end: today + 1 };
  };

  const priceStay = (
    hotel: PricedHotel,
    requested: Stay | undefined,
    { party, residency }: Asked,
  ): PricedStay | undefined => {
    if (hotel.rooms.length === 0) return undefined;
    const today = clock.today(hotel.city.timeZone);
    const stay = stayOf(hotel, requested);
    const isPossible = stay.first >= today && stay.end - stay.first <= longestStay;
    if (!isPossible || !isFree(hotel, stay)) return undefined;
    const dates = datesOf(stay);
    const prices = dates.nights.map((night) => nightlyPrice(hotel, night));
    return {
      stay,
      ...dates,
      prices,
      rooms: askedRooms(party),
      count: party?.length ?? 1,
      residency,
    };
  };

  const ratesOf = (
    hotel: PricedHotel,
    asked: Asked,
    { isList }: { isList: boolean },
    reserved?: ReservedUnits,
  ): Rate[] => {
    const priced = priceStay(hotel, asked.stay, asked);
    if (!priced) return [];
    const offers = offersOf(hotel, priced, reserved);
    return (isList ? chooseListed(offers, priced) : offers).map((offer) => ({
      ...toRate(hotel, priced, offer, clock, { instant, collect }),
      ...(!isList && extrasOf(hotel, priced, offer)),
    }));
  };
  return {
    all: (hotel, asked, reserved) => ratesOf(hotel, asked, { isList: false }, reserved),
    listed: (hotel, asked, reserved) => ratesOf(hotel, asked, { isList: true }, reserved),
    stayOf,
    capacity: (hotel, stay, roomGroupId) =>
      capacityOf(hotel, Number(roomGroupId) - hotel.firstRoomId, stay),
  };
}

type StayDates = { checkIn: string; checkOut: string; nights: Night[] };

/** The dates of stays, kept because all hotels of a list are priced for the same ones. */
function createDates() {
  const kept = new Map<number, StayDates>();
  return ({ first, end }: Stay): StayDates => {
    const key = first * 100 + (end - first);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= 1_000) kept.clear();
    const nights = Array.from({ length: end - first }, (_, i) => toNight(first + i));
    const dates = { checkIn: dayText(first), checkOut: dayText(end), nights };
    kept.set(key, dates);
    return dates;
  };
}
