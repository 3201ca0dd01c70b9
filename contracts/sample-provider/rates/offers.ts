import type { Rate } from '../../provider/rateFields.ts';
import type { City } from '../catalogue/cities.ts';
import type { RoomTerms } from '../catalogue/roomGroups.ts';
import type { Stay } from '../readStay.ts';
import type { Night } from './nightlyPrice.ts';
import { type RatePlan, ratePlans } from './ratePlans.ts';
import { roomsLeft } from './isFree.ts';

/** What the rates of a hotel depend on. `rooms` is empty for a hotel whose rooms are not known. */
export type PricedHotel = {
  hash: number;
  city: City;
  stars: number;
  firstRoomId: number;
  rooms: readonly RoomTerms[];
};

/** A stay at a hotel; `prices` are those of the nights in a standard double room, in US cents. */
export type PricedStay = {
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
 * A room that is free for a stay, with a plan; `price` compares the offers of one hotel and stay.
 */
export type Offer = { room: RoomTerms; nth: number; left: number; plan: RatePlan; price: number };

/** The numbers of the rooms that are reserved on one of the nights or more, by room group. */
export type ReservedUnits = ReadonlyMap<string, ReadonlySet<number>>;

/** How many rooms of a hotel's `nth` kind can be sold for a stay in all, reserved ones included. */
export function capacityOf(hotel: PricedHotel, nth: number, stay: Stay): number {
  const forTwo = hotel.rooms.findIndex(({ sleeps }) => sleeps >= 2);
  return roomsLeft(hotel.hash, nth, stay, nth === Math.max(0, forTwo));
}

/** Each free room of a hotel with each of its plans. */
export function offersOf(
  hotel: PricedHotel,
  { stay, prices }: PricedStay,
  reserved?: ReservedUnits,
): Offer[] {
  const sum = prices.reduce((total, price) => total + price, 0);
  const plans = ratePlans(hotel);
  return hotel.rooms.flatMap((room, nth) => {
    const capacity = capacityOf(hotel, nth, stay);
    const units = [...(reserved?.get(String(hotel.firstRoomId + nth)) ?? [])];
    const left = capacity - units.filter((unit) => unit <= capacity).length;
    if (left === 0) return [];
    return plans.map((plan) => {
      const price = roomPrice(sum, room, plan) + prices.length * mealPrice(hotel.city, plan, room);
      return { room, nth, left, plan, price };
    });
  });
}

/** For two people the cheapest offer of each meal, and the cheapest for four. */
export function chooseListed(offers: readonly Offer[]): Offer[] {
  const forTwo = offers.filter(({ room }) => room.sleeps >= 2);
  const chosen = new Map<string, Offer>();
  for (const offer of forTwo.length > 0 ? forTwo : offers) {
    const known = chosen.get(offer.plan.meal);
    if (!known || offer.price < known.price) chosen.set(offer.plan.meal, offer);
  }
  const forFour = offers.filter(({ room }) => room.sleeps >= 4);
  const cheapest = forFour.reduce<Offer | undefined>(
    (best, offer) => (best && best.price <= offer.price ? best : offer),
    undefined,
  );
  return [...new Set([...chosen.values(), ...(cheapest ? [cheapest] : [])])];
}

/** A price of a standard double room as that of another room and plan. */
export function roomPrice(cents: number, room: RoomTerms, plan: RatePlan): number {
  return Math.round((cents * room.price * plan.price) / 10_000);
}

/** What the meals of a night cost for all who sleep in a room. */
export function mealPrice(city: City, { meal }: RatePlan, { sleeps }: RoomTerms): number {
  return Math.round((city.nightly * mealPrices[meal]) / 100) * sleeps;
}
