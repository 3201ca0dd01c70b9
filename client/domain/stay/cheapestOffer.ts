import { compareMoney, type Money } from '#contracts/money/money.ts';
import { lowestRates, priceOfRates } from '#contracts/provider/lowestRate.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import {
  factsOfAll,
  hasFacts,
  isWith,
  type RateFact,
  rateFactNames,
} from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import { type HotelOffers, type Offer, toOffer } from './offers.ts';

/**
 * A rate for each room of a party, the total of these rates with taxes, and the facts that all of
 * them have.
 */
export interface PricedRates {
  readonly rates: readonly Rate[];
  readonly price: Money;
  readonly facts: readonly RateFact[];
}

/** All sets of facts. Each set comes after its subsets. */
const factSets = rateFactNames
  .reduce<RateFact[][]>((sets, fact) => [...sets, ...sets.map((set) => [...set, fact])], [[]])
  .sort((a, b) => a.length - b.length);

/**
 * Returns the rates of a party with the lowest totals, cheapest first. A higher total is included
 * only if no cheaper rates have all of its facts. Rates in the currency of the cheapest rates come
 * before rates in other currencies. To be fast for long lists, this function reads only totals and
 * facts.
 */
export function lowestPrices(
  hotel: HotelOffers,
  party: Party,
  now: Date = new Date(),
): readonly PricedRates[] {
  const found: (PricedRates & { wanted: readonly RateFact[] })[] = [];
  for (const wanted of factSets) {
    const isFound = found.some(
      (one) => hasFacts(wanted, one.wanted) && hasFacts(one.facts, wanted),
    );
    const rates = isFound
      ? undefined
      : lowestRates(hotel, party, (rate) => isWith(wanted, rate, now));
    // If no rates at all fit the party, no rates with certain facts can fit it either.
    if (!rates && wanted.length === 0) return [];
    if (rates) {
      found.push({ rates, price: priceOfRates(rates), facts: factsOfAll(rates, now), wanted });
    }
  }
  const currency = found[0]?.price.currency;
  const abroad = ({ price }: PricedRates) => Number(price.currency !== currency);
  found.sort((a, b) =>
    a.price.currency === b.price.currency ? compareMoney(a.price, b.price) : abroad(a) - abroad(b),
  );
  const lowest: PricedRates[] = [];
  for (const one of found) {
    if (!lowest.some(({ facts }) => hasFacts(facts, one.facts))) lowest.push(one);
  }
  return lowest;
}

/**
 * Returns the offer with the lowest total for all rooms of a party, or undefined if no offer fits.
 * If no offer has all wanted facts, it returns the cheapest offer, because the hotel may have
 * others: lists may contain only the cheapest rate.
 */
export function cheapestOffer(
  hotel: HotelOffers,
  party: Party,
  wanted: readonly RateFact[] = [],
  now: Date = new Date(),
): Offer | undefined {
  const priced = lowestPrices(hotel, party, now);
  const found = priced.find(({ facts }) => hasFacts(facts, wanted)) ?? priced[0];
  return found && toOffer(hotel, found.rates);
}
