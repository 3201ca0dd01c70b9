import { compareMoney, type Money, multiplyMoney, parseMoney } from '../money/money.ts';
import { formatOccupancy, type Party, sleepsRoom } from '../values/party.ts';
import type { Hotel } from './hotels.ts';
import type { Rate } from './rateFields.ts';
import { isRateOf } from './rates.ts';

/** What of a hotel decides which rates fit a party. */
export type OfferedRates = Pick<Hotel, 'rates' | 'room_groups'>;

/**
 * Whether a rate fits a party: enough rooms are left, each sleeps those of its room, and the rate
 * is priced for them. What is not known fits.
 */
export function fitsParty({ room_groups }: OfferedRates, rate: Rate, party: Party): boolean {
  const group = (room_groups ?? []).find((each) => isRateOf(rate, each));
  return (
    (rate.left ?? Infinity) >= party.length &&
    party.every((room) => sleepsRoom(group?.sleeps, room) && isPricedFor(rate, room))
  );
}

/** Whether a rate is the price of a room for those who sleep in it. */
function isPricedFor({ occupancy }: Rate, room: Party[number]): boolean {
  return occupancy == null || occupancy === formatOccupancy(room);
}

/**
 * What a rate that `rateSchema` has accepted costs for so many rooms, taxes included. Everything
 * that shows or compares the price of an offer starts from this sum, or from the ledger that adds
 * up to it.
 */
export function priceOfRate({ total, currency }: Rate, rooms: number): Money {
  return multiplyMoney(parseMoney({ amount: total, currency }), rooms);
}

/**
 * The rate that fits a party at the lowest price, in the currency of the first that fits: the price
 * that a list, a calendar and the page of a hotel show. Undefined when none fits.
 */
export function lowestRate(hotel: OfferedRates, party: Party): Rate | undefined {
  const [first, ...others] = (hotel.rates ?? []).filter((rate) => fitsParty(hotel, rate, party));
  const priceOf = (rate: Rate) => priceOfRate(rate, party.length);
  return (
    first &&
    others
      .filter(({ currency }) => currency === first.currency)
      .reduce((best, rate) => (compareMoney(priceOf(rate), priceOf(best)) < 0 ? rate : best), first)
  );
}
