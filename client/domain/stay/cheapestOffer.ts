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

/** A rate for each room of a party, their total with taxes, and the facts that all of them have. */
export interface PricedRates {
  readonly rates: readonly Rate[];
  readonly price: Money;
  readonly facts: readonly RateFact[];
}

/** Every set of facts, each after those that it contains. */
const factSets = rateFactNames
  .reduce<RateFact[][]>((sets, fact) => [...sets, ...sets.map((set) => [...set, fact])], [[]])
  .sort((a, b) => a.length - b.length);

/**
 * The rates of a party with the lowest totals, the cheapest first: dearer ones only if no cheaper
 * ones have all their facts. Those in the currency of the cheapest of all come before any other. It
 * reads nothing of a rate but its total and its facts, so that long lists are fast to compare.
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
    // What no rates of the party have, none have with more facts.
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
 * The offer with the lowest total for all the rooms of a party; undefined when none fits. With
 * facts that are wanted, the lowest that has all of them, else the lowest of all: lists may carry
 * that one alone.
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
