import type { Meal, Rate } from '../../provider/rateFields.ts';
import type { City } from '../catalog/cities.ts';
import type { RoomTerms } from '../catalog/roomGroups.ts';
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

/**
 * A night of a stay: its day number, its date, and the month and weekday that its price depends on.
 */
export type Night = { day: number; date: string; month: number; weekday: number };

/** The prices of the months, January to December, in percent of an average day. */
const northern = [82, 84, 92, 100, 106, 114, 122, 124, 112, 102, 88, 96];
const tropical = [118, 114, 108, 98, 90, 92, 100, 102, 92, 90, 98, 118];
const desert = [100, 104, 112, 116, 108, 92, 84, 84, 96, 112, 110, 108];

/**
 * The prices of the days, Sunday to Saturday, in percent. Leisure travel fills weekends, and
 * business travel the middle of the week.
 */
const leisure = [94, 92, 94, 96, 100, 114, 116];
const business = [92, 102, 108, 108, 102, 98, 96];

/** The prices by stars, in percent of a three-star hotel. */
const byStars = [52, 60, 76, 100, 148, 240];

/** Returns the night that begins on a day. */
export function toNight(day: number): Night {
  const date = dayText(day);
  // 1970-01-01 was a Thursday.
  return { day, date, month: Number(date.slice(5, 7)) - 1, weekday: (((day + 4) % 7) + 7) % 7 };
}

/**
 * Returns the price of a night in a standard double room in US cents. It depends on the city, the
 * stars, the season and the weekday. The hotel changes it by up to 20 percent, and the day by up to
 * 6.
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

/** A rate plan for any room of a hotel. `price` is in percent of the standard price of the room. */
export type RatePlan = {
  /** The code that distinguishes two plans with the same meal. */
  code: 'saver' | 'standard';
  meal: Meal;
  /** The end of free cancellation, in days before arrival; null if cancellation is never free. */
  freeUntil: number | null;
  payment: Rate['payment'];
  price: number;
};

const restful: readonly City['setting'][] = ['coast', 'tropical', 'mountain'];
const freeUntilChoices = [1, 2, 3, 7, 14];

/**
 * Returns the one to six plans that a hotel offers for each of its rooms. They are the same each
 * time.
 */
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

/**
 * The data that the rates of a hotel depend on. `rooms` is empty if the rooms of the hotel are not
 * known.
 */
export type PricedHotel = {
  hash: number;
  sellsOut?: boolean;
  city: City;
  stars: number;
  firstRoomId: number;
  rooms: readonly RoomTerms[];
};

/**
 * The guests of a requested room. Its rates state the `occupancy`, if there is one, and their ids
 * end with `mark`.
 */
export type AskedRoom = RoomParty & { occupancy?: string; mark: string };

/**
 * Returns the different rooms of a party. Without a party, it is a room for two adults, whose rates
 * are for everybody. If there are several kinds of rooms, the ids of their rates get a mark.
 */
export function askedRooms(party: Party | undefined): AskedRoom[] {
  if (!party) return defaultParty.map((room) => ({ ...room, mark: '' }));
  const rooms = new Map(party.map((room) => [formatOccupancy(room), room]));
  return [...rooms].map(([occupancy, room]) => {
    return { ...room, occupancy, mark: rooms.size > 1 ? `-for-${occupancy}` : '' };
  });
}

/**
 * A stay at a hotel. `prices` are the prices of the nights in a standard double room for two, in US
 * cents. `count` is the number of rooms, and `rooms` has the different ones. `residency` is
 * undefined if the request has none.
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

/** The price of meals for each person and night, in percent of the price of a night in the city. */
const mealPrices: Readonly<Record<Rate['meal'], number>> = {
  'room-only': 0,
  breakfast: 9,
  'half-board': 26,
  'full-board': 40,
  'all-inclusive': 62,
};
/**
 * An offer: a free room for a stay, for the guests of a requested room, with a plan. `total` is the
 * price with taxes, in US cents.
 */
export type Offer = {
  room: RoomTerms;
  nth: number;
  guests: AskedRoom;
  left: number;
  plan: RatePlan;
  total: number;
};

/** The numbers of the rooms that are reserved on at least one of the nights, by room group. */
export type ReservedUnits = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Returns the total number of rooms of a hotel's `nth` kind for a stay, including reserved ones.
 */
export function capacityOf(hotel: PricedHotel, nth: number, stay: Stay): number {
  const forTwo = hotel.rooms.findIndex(({ sleeps }) => sleeps >= 2);
  return roomsLeft(hotel.hash, nth, stay, nth === Math.max(0, forTwo));
}

/**
 * Returns each free room of a hotel with each of its plans, for each requested room. The result is
 * empty if one of the requested rooms is not available.
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

/** Returns the price of an offer's nights, and the other values that its taxes depend on. */
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

/** Returns the price of each night of an offer in US cents, including meals. */
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

/** The price for residents, in percent of the price for others. */
const residents = 90;

/**
 * Returns whether residents of the hotel's country pay less with a plan. In a tenth of the hotels,
 * this is the plan with breakfast and the usual terms.
 */
export function isForResidents(
  { hash }: Pick<PricedHotel, 'hash'>,
  { code, meal }: RatePlan,
): boolean {
  return code === 'standard' && meal === 'breakfast' && mixBits(hash ^ 71) % 10 === 0;
}

/**
 * The price for a single adult, and for each adult beyond two, in percent of the price for two
 * adults.
 */
const single = 90;
const extraAdult = 22;

/** Returns the price of a room for its guests, in percent of the price for two adults. */
function percentFor(hotel: PricedHotel, { adults, childAges }: RoomParty): number {
  const smallChild = mixBits(hotel.hash ^ 81) % 5 === 0 ? 10 : 0;
  const ofChild = (age: number) => (age < 6 ? smallChild : age < 12 ? 12 : 18);
  const ofAdults = adults === 1 ? single : 100 + (adults - 2) * extraAdult;
  return childAges.reduce((sum, age) => sum + ofChild(age), ofAdults);
}

/** The highest number of rooms left that a rate states. */
export const mostLeftTold = 5;

/**
 * Returns the offers that a list shows to a party: for each of its rooms the cheapest, the cheapest
 * with breakfast, and the cheapest with free cancellation. Each of these also includes further
 * kinds of room, the cheapest first, until enough rooms are left for the whole party. In this way,
 * the lowest price of a hotel is the same in a list and in the response of the hotel itself.
 *
 * If too few rooms are left, the result has all offers, so that the list can give the reason.
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
 * Returns the first offer of each kind of room, until these kinds have `count` rooms left in total.
 * Returns undefined if there are fewer rooms.
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
 * Returns the price of the meals of a night for all guests of a room, in US cents. Children from
 * six years pay half, and younger ones pay nothing.
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
