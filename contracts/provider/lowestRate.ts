import { compareMoney, type Money, parseMoney, sumMoney } from '../money/money.ts';
import { formatOccupancy, type Party, type RoomParty, sleepsRoom } from '../values/party.ts';
import type { Hotel } from './hotels.ts';
import type { Rate } from './rateFields.ts';
import { isRateOf } from './rates.ts';

/** The fields of a hotel that decide which rates fit a party. */
export type OfferedRates = Pick<Hotel, 'rates' | 'room_groups'>;

/**
 * Returns whether a rate fits a room of a party: the room has enough beds for its guests, and the
 * price is for them. Unknown facts count as a fit.
 */
export function fitsRoom({ room_groups }: OfferedRates, rate: Rate, room: RoomParty): boolean {
  const group = (room_groups ?? []).find((each) => isRateOf(rate, each));
  return sleepsRoom(group?.sleeps, room) && isPricedFor(rate, room);
}

/** Returns whether the price of a rate is for these guests of a room. */
function isPricedFor({ occupancy }: Rate, room: RoomParty): boolean {
  return occupancy == null || occupancy === formatOccupancy(room);
}

/** Returns whether a rate fits each room of a party, and enough rooms of it are left. */
export function fitsParty(hotel: OfferedRates, rate: Rate, party: Party): boolean {
  return hasLeft(rate, party.length) && party.every((room) => fitsRoom(hotel, rate, room));
}

/**
 * Returns whether a number of rooms of a rate is left. A rate without this number counts as
 * available.
 */
export function hasLeft({ left }: Rate, rooms: number): boolean {
  return (left ?? Infinity) >= rooms;
}

/**
 * Returns the total price of some rates, taxes included. `rateSchema` must have accepted the rates.
 * All code that shows or compares the price of an offer uses this sum, or the ledger with the same
 * total. Throws a `CurrencyMismatchError` for rates in two currencies.
 */
export function priceOfRates(rates: readonly Rate[]): Money {
  return sumMoney(rates.map(priceOfRate), rates[0]?.currency ?? '');
}

function priceOfRate({ total, currency }: Rate): Money {
  return parseMoney({ amount: total, currency });
}

/**
 * Returns a rate for each room of a party, in the order of its rooms, with the lowest total. Lists,
 * calendars and the page of a hotel show this price. Returns undefined if a room has no rate, or if
 * too few rooms are left. `isWanted` can exclude rates.
 *
 * All rates are in one currency. This is the first currency of the hotel's rates in which each room
 * has a rate.
 */
export function lowestRates(
  hotel: OfferedRates,
  party: Party,
  isWanted: (rate: Rate) => boolean = () => true,
): readonly Rate[] | undefined {
  const rates = (hotel.rates ?? []).filter(isWanted);
  for (const currency of new Set((hotel.rates ?? []).map((rate) => rate.currency))) {
    const priced = rates
      .filter((rate) => rate.currency === currency)
      .map((rate) => ({ rate, price: priceOfRate(rate) }))
      .sort((a, b) => compareMoney(a.price, b.price));
    const choices = party.map((room) => priced.filter(({ rate }) => fitsRoom(hotel, rate, room)));
    const found = cheapestOf(choices);
    if (found) return found;
  }
  return undefined;
}

interface PricedRate {
  readonly rate: Rate;
  readonly price: Money;
}

/** The maximum number of choices to try if too few rooms of the cheapest rates are left. */
const mostTries = 300;

/**
 * Returns one choice for each room with the lowest total. The choices of each room are sorted by
 * price, the cheapest first.
 *
 * If too few rooms of the cheapest choices are left, the function tries other combinations, up to a
 * limit, and returns the cheapest combination that it has found. It starts with the room that has
 * the fewest choices, so that no other room takes that room's only choice.
 */
function cheapestOf(choices: readonly (readonly PricedRate[])[]): readonly Rate[] | undefined {
  const firsts = choices.flatMap(([first]) => first ?? []);
  if (firsts.length < choices.length) return undefined;
  const rates = firsts.map(({ rate }) => rate);
  if (areLeft(rates)) return rates;
  const inOrder = [...choices.entries()].sort(([, a], [, b]) => a.length - b.length);
  let best: { rates: readonly Rate[]; sum: bigint } | undefined;
  let tries = 0;
  const choose = (chosen: readonly Rate[], sum: bigint) => {
    const rest = inOrder.slice(chosen.length);
    const least = rest.reduce((most, [, [first]]) => most + (first?.price.amount ?? 0n), sum);
    if (best && least >= best.sum) return;
    if (rest.length === 0) best = { rates: chosen, sum };
    for (const { rate, price } of rest[0]?.[1] ?? []) {
      if (tries > mostTries) return;
      tries += 1;
      if (areLeft([...chosen, rate])) choose([...chosen, rate], sum + price.amount);
    }
  };
  choose([], 0n);
  const found = best?.rates;
  return (
    found && choices.flatMap((_, room) => found[inOrder.findIndex(([at]) => at === room)] ?? [])
  );
}

/**
 * Returns whether enough rooms are left, both of each rate and of each kind of room. Several rates
 * may sell the same kind of room.
 */
export function areLeft(rates: readonly Rate[]): boolean {
  return rates.every((rate) => {
    const ofKind = rates.filter((other) => isRateOf(other, { id: rate.room_group_id }));
    const most = Math.max(...ofKind.map(({ left }) => left ?? Infinity));
    const ofRate = ofKind.filter(({ id }) => id === rate.id);
    return hasLeft(rate, ofRate.length) && ofKind.length <= most;
  });
}
