import { compareMoney, type Money, multiplyMoney, parseMoney } from '../money/money.ts';
import { type PartySize, sleepsParty } from '../values/party.ts';
import type { Hotel } from './hotels.ts';
import type { Rate } from './rateFields.ts';
import { isRateOf } from './rates.ts';

/** What of a hotel decides which rates fit a party. */
export type OfferedRates = Pick<Hotel, 'rates' | 'room_groups'>;

/**
 * Whether a rate fits a party: enough rooms are left, and they sleep everybody. What is not known
 * fits.
 */
export function fitsParty({ room_groups }: OfferedRates, rate: Rate, size: PartySize): boolean {
  const room = (room_groups ?? []).find((group) => isRateOf(rate, group));
  return sleepsParty(room?.sleeps, size) && (rate.left ?? Infinity) >= size.rooms;
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
export function lowestRate(hotel: OfferedRates, size: PartySize): Rate | undefined {
  const [first, ...others] = (hotel.rates ?? []).filter((rate) => fitsParty(hotel, rate, size));
  const priceOf = (rate: Rate) => priceOfRate(rate, size.rooms);
  return (
    first &&
    others
      .filter(({ currency }) => currency === first.currency)
      .reduce((best, rate) => (compareMoney(priceOf(rate), priceOf(best)) < 0 ? rate : best), first)
  );
}
