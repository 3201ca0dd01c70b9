import { compareMoney } from '#contracts/money/money.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import { facets } from './facets.ts';
import { type HotelFacts, priceWith } from './hotelFacts.ts';
import type { ListFacts } from './listFacts.ts';

/** The orders of the listing. `recommended` is the provider's order. */
export const sorts = ['recommended', 'price', 'guest-rating', 'stars', 'distance'] as const;
export type Sort = (typeof sorts)[number];

type Comparison = (a: HotelFacts, b: HotelFacts) => number;

/** Returns a comparison by a fact, which puts hotels without that fact last. */
function by<T>(
  fact: (hotel: HotelFacts) => T | undefined,
  compare: (a: T, b: T) => number,
): Comparison {
  return (left, right) => {
    const [a, b] = [fact(left), fact(right)];
    if (a === undefined || b === undefined) {
      return Number(a === undefined) - Number(b === undefined);
    }
    return compare(a, b);
  };
}

const comparisons: Readonly<Record<Exclude<Sort, 'recommended' | 'price'>, Comparison>> = {
  'guest-rating': by(
    ({ score }) => score,
    (a, b) => b - a,
  ),
  stars: by(
    ({ stars }) => stars,
    (a, b) => b - a,
  ),
  distance: by(
    ({ distance }) => distance,
    (a, b) => a - b,
  ),
};

/**
 * Returns the orders that the data of a list allows. A provider of the plain specification allows
 * only `recommended`. Prices in several currencies can be ordered only with exchange rates. Spec
 * §2.
 */
export function sortsFor({ hotels, hasRates, comparedIn, known }: ListFacts): Sort[] {
  const some = (test: (hotel: HotelFacts) => boolean) => hotels.some(test);
  const plain = !hasRates && !known.has(facets.guestRating) && !known.has(facets.kind);
  const possible: Readonly<Record<Sort, boolean>> = {
    recommended: true,
    price: comparedIn !== undefined,
    'guest-rating': some(({ score }) => score !== undefined),
    stars: !plain && some(({ stars }) => stars !== undefined),
    distance: !plain && some(({ distance }) => distance !== undefined),
  };
  return sorts.filter((sort) => possible[sort]);
}

/**
 * Returns the hotels in an order. Hotels with a price come first, and equal hotels keep their
 * order. The prices are those of rates with the wanted facts.
 */
export function sortHotels(
  hotels: readonly HotelFacts[],
  sort: Sort,
  wanted: readonly RateFact[] = [],
): readonly HotelFacts[] {
  const price = (hotel: HotelFacts) => priceWith(hotel, wanted)?.price;
  const compared = (hotel: HotelFacts) => priceWith(hotel, wanted)?.compared;
  const ordered =
    sort === 'recommended'
      ? hotels
      : [...hotels].sort(sort === 'price' ? by(compared, compareMoney) : comparisons[sort]);
  const priced = ordered.filter((hotel) => price(hotel));
  if (priced.length === 0 || priced.length === ordered.length) return ordered;
  return [...priced, ...ordered.filter((hotel) => !price(hotel))];
}
