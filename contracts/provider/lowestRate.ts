import { compareMoney, type Money, parseMoney, sumMoney } from '../money/money.ts';
import { formatOccupancy, type Party, type RoomParty, sleepsRoom } from '../values/party.ts';
import type { Hotel } from './hotels.ts';
import type { Rate } from './rateFields.ts';
import { isRateOf } from './rates.ts';

/** What of a hotel decides which rates fit a party. */
export type OfferedRates = Pick<Hotel, 'rates' | 'room_groups'>;

/**
 * Whether a rate fits a room of a party: the room sleeps those in it, and the rate is priced for
 * them. What is not known fits.
 */
export function fitsRoom({ room_groups }: OfferedRates, rate: Rate, room: RoomParty): boolean {
  const group = (room_groups ?? []).find((each) => isRateOf(rate, each));
  return sleepsRoom(group?.sleeps, room) && isPricedFor(rate, room);
}

/** Whether a rate is the price of a room for those who sleep in it. */
function isPricedFor({ occupancy }: Rate, room: RoomParty): boolean {
  return occupancy == null || occupancy === formatOccupancy(room);
}

/** Whether one rate fits each room of a party, and enough rooms are left. */
export function fitsParty(hotel: OfferedRates, rate: Rate, party: Party): boolean {
  return hasLeft(rate, party.length) && party.every((room) => fitsRoom(hotel, rate, room));
}

/** Whether so many rooms of a rate are left; a rate that does not say has. */
export function hasLeft({ left }: Rate, rooms: number): boolean {
  return (left ?? Infinity) >= rooms;
}

/**
 * What the rooms of some rates that `rateSchema` has accepted cost, taxes included. Everything that
 * shows or compares the price of an offer starts from this sum, or from the ledger that adds up to
 * it. Throws a `CurrencyMismatchError` for rates in two currencies.
 */
export function priceOfRates(rates: readonly Rate[]): Money {
  return sumMoney(rates.map(priceOfRate), rates[0]?.currency ?? '');
}

function priceOfRate({ total, currency }: Rate): Money {
  return parseMoney({ amount: total, currency });
}

/**
 * A rate for each room of a party, in the order of its rooms, at the lowest price of all together:
 * the price that a list, a calendar and the page of a hotel show. All are in one currency, the
 * first of the rates' that has some for each room. Undefined where a room has no rate, or too few
 * are left. `isWanted` leaves rates out.
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

/** How many choices are tried where the cheapest rates of the rooms are too few. */
const mostTries = 300;

/**
 * The choice for each room with the lowest sum, of choices that are listed the cheapest first.
 * Where too few rooms are left of the cheapest ones, others are tried, up to a limit: then the
 * cheapest combination that was found. The room with the fewest choices is the first to choose, so
 * that no other room takes the only one that it can have.
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
 * Whether the rooms of some rates are left: of each rate, and of each kind of room, which several
 * rates may sell.
 */
export function areLeft(rates: readonly Rate[]): boolean {
  return rates.every((rate) => {
    const ofKind = rates.filter((other) => isRateOf(other, { id: rate.room_group_id }));
    const most = Math.max(...ofKind.map(({ left }) => left ?? Infinity));
    const ofRate = ofKind.filter(({ id }) => id === rate.id);
    return hasLeft(rate, ofRate.length) && ofKind.length <= most;
  });
}
