import type { Meal, Rate } from '../../provider/rateFields.ts';
import type { City } from '../catalogue/cities.ts';
import type { RoomTerms } from '../catalogue/roomGroups.ts';
import type { Stay } from '../readStay.ts';
import { roomsLeft } from './isFree.ts';
import { type TaxBase, taxCents } from './rateTaxes.ts';
import { mixBits } from '../random.ts';
import { dayText } from '../../values/calendarDay.ts';
import {
  defaultParty,
  formatOccupancy,
  type Party,
  type RoomParty,
  sleepsRoom,
} from '../../values/party.ts';

/** A night of a stay: its day number, its date, and what its price depends on. */
export type Night = { day: number; date: string; month: number; weekday: number };

/** In percent of an average day, January to December. */
const northern = [82, 84, 92, 100, 106, 114, 122, 124, 112, 102, 88, 96];
const tropical = [118, 114, 108, 98, 90, 92, 100, 102, 92, 90, 98, 118];
const desert = [100, 104, 112, 116, 108, 92, 84, 84, 96, 112, 110, 108];

/** In percent, Sunday to Saturday: leisure fills weekends, business the middle of the week. */
const leisure = [94, 92, 94, 96, 100, 114, 116];
const business = [92, 102, 108, 108, 102, 98, 96];

/** In percent of a hotel with three stars, by stars. */
const byStars = [52, 60, 76, 100, 148, 240];

/** The night that begins on a day. */
export function toNight(day: number): Night {
  const date = dayText(day);
  // 1970-01-01 was a Thursday.
  return { day, date, month: Number(date.slice(5, 7)) - 1, weekday: (((day + 4) % 7) + 7) % 7 };
}

/**
 * US cents for a night in a standard double room of a hotel, by its city, stars, season and
 * weekday. Up to 20 percent depend on the hotel, up to 6 on the day.
 */
export function nightlyPrice(
  hotel: { hash: number; stars: number; city: City },
  { day, month, weekday }: Night,
): number {
  const own = 84 + (mixBits(hotel.hash ^ 21) % 37);
  const ofDay = 96 + (mixBits(hotel.hash ^ Math.imul(day, 0x9e3779b1)) % 11);
  const week = hotel.city.setting === 'metropolis' ? business : leisure;
  const percents = [byStars[hotel.stars], own, seasonOf(hotel.city, month), week[weekday], ofDay];
  return Math.round(
    percents.reduce<number>((cents, percent = 100) => (cents * percent) / 100, hotel.city.nightly),
  );
}

function seasonOf(city: City, month: number): number | undefined {
  if (city.setting === 'tropical') return tropical[month];
  if (city.setting === 'desert') return desert[month];
  const isSouthern = (city.areas[0]?.latitude ?? 0) < 0;
  return northern[isSouthern ? (month + 6) % 12 : month];
}

/** A way to book any room of a hotel. `price` is in percent of the standard price of the room. */
export type RatePlan = {
  /** Tells two plans with the same meal apart. */
  code: 'saver' | 'standard';
  meal: Meal;
  /** Days before arrival until which cancelling is free; null where it never is. */
  freeUntil: number | null;
  payment: Rate['payment'];
  price: number;
};

const restful: readonly City['setting'][] = ['coast', 'tropical', 'mountain'];
const freeUntilChoices = [1, 2, 3, 7, 14];

/** The two to six plans that a hotel offers for each of its rooms, the same each time. */
function ratePlans(hotel: { hash: number; stars: number; city: City }): RatePlan[] {
  const draw = (salt: number, choices: number) => mixBits(hotel.hash ^ salt) % choices;
  const freeUntil = draw(11, 6) === 0 ? null : (freeUntilChoices[draw(12, 5)] ?? null);
  const payment = freeUntil === null || draw(13, 3) > 0 ? 'property' : 'now';
  const saver = (meal: Meal): RatePlan => {
    return { code: 'saver', meal, freeUntil: null, payment: 'now', price: 90 };
  };
  const standard = (meal: Meal, paid: Rate['payment'] = payment): RatePlan => {
    return { code: 'standard', meal, freeUntil, payment: paid, price: 100 };
  };
  const { setting } = hotel.city;
  const plans = [
    saver('room-only'),
    standard('room-only'),
    standard('breakfast', 'now'),
    ...(freeUntil !== null && draw(14, 3) === 0 ? [saver('breakfast')] : []),
    ...(hotel.stars >= 3 && restful.includes(setting) ? [standard('half-board')] : []),
    ...(hotel.stars >= 4 && setting === 'mountain' ? [standard('full-board')] : []),
    ...(hotel.stars >= 4 && setting === 'tropical' ? [standard('all-inclusive', 'now')] : []),
  ];
  return draw(15, 8) === 0 ? plans.filter(({ meal }) => meal !== 'room-only') : plans;
}

/** What the rates of a hotel depend on. `rooms` is empty for a hotel whose rooms are not known. */
export type PricedHotel = {
  hash: number;
  sellsOut?: boolean;
  city: City;
  stars: number;
  firstRoomId: number;
  rooms: readonly RoomTerms[];
};

/**
 * Who sleeps in a room that is asked for. Its rates name the `occupancy`, if it has one, and their
 * ids end with `mark`.
 */
export type AskedRoom = RoomParty & { occupancy?: string; mark: string };

/**
 * The different rooms of a party; where none is named, one for two adults, whose rates are for
 * everybody. The ids of rates are marked where there are rooms of several kinds.
 */
export function askedRooms(party: Party | undefined): AskedRoom[] {
  if (!party) return defaultParty.map((room) => ({ ...room, mark: '' }));
  const rooms = new Map(party.map((room) => [formatOccupancy(room), room]));
  return [...rooms].map(([occupancy, room]) => {
    return { ...room, occupancy, mark: rooms.size > 1 ? `-for-${occupancy}` : '' };
  });
}

/**
 * A stay at a hotel; `prices` are those of the nights in a standard double room for two, in US
 * cents. `count` is the number of rooms, `rooms` are the different ones. `residency` is undefined
 * where none was named.
 */
export type PricedStay = {
  rooms: readonly AskedRoom[];
  count: number;
  residency: string | undefined;
  stay: Stay;
  checkIn: string;
  checkOut: string;
  nights: readonly Night[];
  prices: readonly number[];
};

/** In percent of the price of a night in the city, for each person and night. */
const mealPrices: Readonly<Record<Rate['meal'], number>> = {
  'room-only': 0,
  breakfast: 9,
  'half-board': 26,
  'full-board': 40,
  'all-inclusive': 62,
};
/**
 * A room that is free for a stay, for the guests of one that is asked for, with a plan. `total` is
 * what it costs with taxes, in US cents.
 */
export type Offer = {
  room: RoomTerms;
  nth: number;
  guests: AskedRoom;
  left: number;
  plan: RatePlan;
  total: number;
};

/** The numbers of the rooms that are reserved on one of the nights or more, by room group. */
export type ReservedUnits = ReadonlyMap<string, ReadonlySet<number>>;

/** How many rooms of a hotel's `nth` kind can be sold for a stay in all, reserved ones included. */
export function capacityOf(hotel: PricedHotel, nth: number, stay: Stay): number {
  const forTwo = hotel.rooms.findIndex(({ sleeps }) => sleeps >= 2);
  return roomsLeft(hotel.hash, nth, stay, nth === Math.max(0, forTwo));
}

/**
 * Each free room of a hotel with each of its plans, for each room that is asked for; none where one
 * of those cannot be had.
 */
export function offersOf(
  hotel: PricedHotel,
  priced: PricedStay,
  reserved?: ReservedUnits,
): Offer[] {
  const plans = ratePlans(hotel);
  const free = hotel.rooms.flatMap((room, nth) => {
    const capacity = capacityOf(hotel, nth, priced.stay);
    const units = [...(reserved?.get(String(hotel.firstRoomId + nth)) ?? [])];
    const left = capacity - units.filter((unit) => unit <= capacity).length;
    return left > 0 ? [{ room, nth, left }] : [];
  });
  const offers = priced.rooms.map((guests) =>
    free
      .filter(({ room }) => guests.occupancy === undefined || sleepsRoom(room.sleeps, guests))
      .flatMap((each) =>
        plans.map((plan) => {
          const base = taxBase(hotel, priced, { ...each, guests, plan });
          const total = base.nightsCents + taxCents(base, hotel.city);
          return { ...each, guests, plan, total };
        }),
      ),
  );
  return offers.some((ofRoom) => ofRoom.length === 0) ? [] : offers.flat();
}

/** What the nights of an offer cost, and what else its taxes depend on. */
export function taxBase(
  hotel: PricedHotel,
  priced: PricedStay,
  offer: Pick<Offer, 'room' | 'guests' | 'plan'>,
): TaxBase {
  const nights = nightsCents(hotel, priced, offer);
  return {
    nights: nights.length,
    nightsCents: nights.reduce((sum, cents) => sum + cents, 0),
    guests: Math.min(offer.room.sleeps, offer.guests.adults),
    stars: hotel.stars,
    payment: offer.plan.payment,
  };
}

/** What each night of an offer costs in US cents, its meals included. */
export function nightsCents(
  hotel: PricedHotel,
  priced: PricedStay,
  { room, guests, plan }: Pick<Offer, 'room' | 'guests' | 'plan'>,
): number[] {
  const meals = mealCents(hotel.city, plan.meal, room, guests);
  return priced.prices.map((price) => {
    const forTwo = Math.round((price * room.price * plan.price) / 10_000);
    const full = Math.round((forTwo * percentFor(hotel, guests)) / 100) + meals;
    return isForResidents(hotel, plan) && priced.residency === hotel.city.countryCode
      ? Math.round((full * residents) / 100)
      : full;
  });
}

/** What residents pay, in percent of the price for others. */
const residents = 90;

/**
 * Whether residents of the hotel's country pay less with a plan: with breakfast and the usual
 * terms, in a tenth of the hotels.
 */
export function isForResidents(
  { hash }: Pick<PricedHotel, 'hash'>,
  { code, meal }: RatePlan,
): boolean {
  return code === 'standard' && meal === 'breakfast' && mixBits(hash ^ 71) % 10 === 0;
}

/** In percent of the price for two adults: one adult alone, and each one more than two. */
const single = 90;
const extraAdult = 22;

/** The price of a room for those who sleep in it, in percent of that for two adults. */
function percentFor(hotel: PricedHotel, { adults, childAges }: RoomParty): number {
  const smallChild = mixBits(hotel.hash ^ 81) % 5 === 0 ? 10 : 0;
  const ofChild = (age: number) => (age < 6 ? smallChild : age < 12 ? 12 : 18);
  const ofAdults = adults === 1 ? single : 100 + (adults - 2) * extraAdult;
  return childAges.reduce((sum, age) => sum + ofChild(age), ofAdults);
}

/** More rooms than these are not counted in a rate. */
export const mostLeftTold = 5;

/**
 * The offers that a list shows a party: for each of its rooms the cheapest, the cheapest with
 * breakfast and the cheapest with free cancellation. Of each it has further kinds of room, the
 * cheapest first, until enough are left for the whole party. So the lowest price of a hotel is the
 * same in a list and in the hotel's own response. Where too few rooms are left, all: the list says
 * why.
 */
export function chooseListed(offers: readonly Offer[], { rooms, count }: PricedStay): Offer[] {
  const sorted = offers.toSorted((a, b) => a.total - b.total);
  const chosen = new Set<Offer>();
  for (const guests of rooms) {
    const ofRoom = sorted.filter(
      (offer) => offer.guests === guests && sleepsRoom(offer.room.sleeps, guests),
    );
    const cheapest = cheapestUntil(ofRoom, count);
    if (!cheapest) return [...offers];
    const others = [
      ofRoom.filter(({ plan }) => plan.meal !== 'room-only'),
      ofRoom.filter(({ plan }) => plan.freeUntil !== null),
    ].flatMap((each) => cheapestUntil(each, count) ?? each.slice(0, 1));
    for (const offer of [...cheapest, ...others]) chosen.add(offer);
  }
  return offers.filter((offer) => chosen.has(offer));
}

/**
 * The first offer of each kind of room until so many rooms are left of these kinds together;
 * undefined where they are fewer.
 */
function cheapestUntil(sorted: readonly Offer[], count: number): Offer[] | undefined {
  const kinds = new Map<number, Offer>();
  let left = 0;
  for (const offer of sorted) {
    if (kinds.has(offer.nth)) continue;
    kinds.set(offer.nth, offer);
    left += offer.left;
    if (left >= count) return [...kinds.values()];
  }
  return undefined;
}

/**
 * What the meals of a night cost for all who sleep in a room, in US cents: half for children of six
 * years and more, nothing for younger ones.
 */
export function mealCents(
  city: City,
  meal: Meal,
  { sleeps }: RoomTerms,
  { adults, childAges }: RoomParty,
): number {
  const halves = 2 * Math.min(sleeps, adults) + childAges.filter((age) => age >= 6).length;
  return Math.round((city.nightly * mealPrices[meal]) / 100 / 2) * halves;
}
