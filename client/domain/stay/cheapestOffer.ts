import { compareMoney, type Money } from '#contracts/money/money.ts';
import { priceOfRate } from '#contracts/provider/lowestRate.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { factsOf, hasFacts, isWith, type RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import { fits, type HotelOffers, type Offer, toOffer } from './offers.ts';

/** A rate with its total for all the rooms of a party, taxes included, and its facts. */
export interface PricedRate {
  rate: Rate;
  price: Money;
  facts: readonly RateFact[];
}

/**
 * The fitting rates with the lowest totals, the cheapest first: a dearer one only if no cheaper one
 * has all its facts. Those in the currency of the first fitting rate come before any other. It
 * reads nothing of a rate but its total and its facts, so that long lists are fast to compare.
 */
export function lowestRates(
  hotel: HotelOffers,
  party: Party,
  now: Date = new Date(),
): readonly PricedRate[] {
  const rates = (hotel.rates ?? []).filter((rate) => fits(hotel, rate, party));
  const priced = rates.map((rate) => ({
    rate,
    price: priceOfRate(rate, party.length),
    facts: factsOf(rate, now),
  }));
  const currency = rates[0]?.currency;
  const abroad = ({ rate }: PricedRate) => Number(rate.currency !== currency);
  priced.sort((a, b) =>
    a.rate.currency === b.rate.currency ? compareMoney(a.price, b.price) : abroad(a) - abroad(b),
  );
  const lowest: PricedRate[] = [];
  for (const rate of priced) {
    if (!lowest.some(({ facts }) => hasFacts(facts, rate.facts))) lowest.push(rate);
  }
  return lowest;
}

/**
 * The offer with the lowest total, among those in the currency of the first; undefined when none
 * fits. With facts that are wanted, the lowest that has all of them, else the lowest of all: lists
 * may carry that one alone.
 */
export function cheapestOffer(
  hotel: HotelOffers,
  party: Party,
  wanted: readonly RateFact[] = [],
  now: Date = new Date(),
): Offer | undefined {
  const rates = lowestRates(hotel, party, now);
  const found = rates.find(({ facts }) => hasFacts(facts, wanted)) ?? rates[0];
  return found && toOffer(hotel, found.rate, party);
}

/**
 * What a hotel costs with free cancellation, where the offer that is shown is without it; undefined
 * where no rate in its currency has that and all that is wanted.
 */
export function priceFreeToCancel(
  hotel: HotelOffers,
  party: Party,
  { rate: shown }: Offer,
  wanted: readonly RateFact[] = [],
): Money | undefined {
  const needed = [...wanted, 'freeCancellation' as const];
  const now = new Date();
  return isWith(['freeCancellation'], shown, now)
    ? undefined
    : lowestRates(hotel, party, now).find(
        ({ rate, facts }) => rate.currency === shown.currency && hasFacts(facts, needed),
      )?.price;
}
