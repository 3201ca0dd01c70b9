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

/** The rates of hotels for a stay, or for one night from today in the hotel's calendar. */
export type Rates = {
  /** Returns all rates, room by room. Rooms in `reserved` are left out, if it is given. */
  all: (hotel: PricedHotel, asked: Asked, reserved?: ReservedUnits) => Rate[];
  /** Returns the few rates that a list shows. See `chooseListed`. */
  listed: (hotel: PricedHotel, asked: Asked, reserved?: ReservedUnits) => Rate[];
  /** Returns the stay, or the night from today. */
  stayOf: (hotel: PricedHotel, stay: Stay | undefined) => Stay;
  /** Returns the total number of rooms of a kind for a stay, including reserved ones. */
  capacity: (hotel: PricedHotel, stay: Stay, roomGroupId: Rate['room_group_id']) => number;
};

const longestStay = 30;

/**
 * Creates the rates of the sample catalog, in US dollars. They are the same for the same hotel,
 * stay and day. `now` returns the time in milliseconds since 1970.
 *
 * There are no rates for a stay that begins before today in the hotel's calendar, for more than 30
 * nights, or at a hotel that is sold out. Without a party, prices are for two adults. With a party,
 * there are rates for each of its different rooms, which state the occupancy, or none at all. Rooms
 * that are too small have no rate. Lists have no extras.
 *
 * With `instant` most rates can be booked at once, otherwise all are on request. `collect` is the
 * party that collects payments before arrival. Without `collect`, rates do not name the party.
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

/** Caches the dates of stays, because all hotels of a list have prices for the same dates. */
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
