import { foldText } from '#contracts/values/foldText.ts';
import { compareMoney, type Money } from '#contracts/money/money.ts';
import { parseTypedAmount } from '../money/readAmount.ts';
import type { HotelFacts } from './hotelFacts.ts';
import { comparedPriceWith } from './priceWith.ts';
import type { ListingFilters } from './listingFilters.ts';

/** The facts that can be filtered by. A hotel is shown when it passes every one of them. */
export const facets = [
  'stars',
  'guestRating',
  'kind',
  'neighborhood',
  'breakfast',
  'price',
  'name',
] as const;
export type Facet = (typeof facets)[number];

/**
 * What of the filters a facet consists of. Setting these to the values in `noFilters` removes it.
 */
export const filtersOfFacet = {
  stars: ['stars'],
  guestRating: ['guestRating'],
  kind: ['kind'],
  neighborhood: ['neighborhood'],
  breakfast: ['breakfast'],
  price: ['minPrice', 'maxPrice'],
  name: ['name'],
} as const satisfies Record<Facet, readonly (keyof ListingFilters)[]>;

type Test = (hotel: HotelFacts) => boolean;

/**
 * For each facet, the test that a hotel must pass, or undefined when nothing of it is chosen. The
 * limits of the price are for the price shown, which is one with breakfast where that is wanted.
 */
const tests: Record<Facet, (filters: ListingFilters) => Test | undefined> = {
  stars: ({ stars }) => {
    const wanted = stars.map(Number);
    return wanted.length > 0
      ? (hotel) => hotel.stars !== undefined && wanted.includes(hotel.stars)
      : undefined;
  },
  guestRating: ({ guestRating }) =>
    guestRating > 0 ? ({ score }) => score !== undefined && score >= guestRating : undefined,
  kind: ({ kind }) => equals('kind', kind),
  neighborhood: ({ neighborhood }) => equals('neighborhood', neighborhood),
  breakfast: ({ breakfast }) => (breakfast ? (hotel) => hotel.breakfast : undefined),
  price: ({ minPrice, maxPrice, breakfast }) =>
    minPrice || maxPrice
      ? (hotel) => isWithin(comparedPriceWith(hotel, breakfast), minPrice, maxPrice)
      : undefined,
  name: ({ name }) => {
    const wanted = foldText(name);
    return wanted ? (hotel) => hotel.name.includes(wanted) : undefined;
  },
};

/** The test of one facet, or undefined when nothing of it is chosen. */
export function facetTest(facet: Facet, filters: ListingFilters): Test | undefined {
  return tests[facet](filters);
}

function equals(fact: 'kind' | 'neighborhood', chosen: string): Test | undefined {
  const wanted = foldText(chosen);
  return wanted ? (hotel) => hotel[fact] === wanted : undefined;
}

function isWithin(price: Money | undefined, minPrice: string, maxPrice: string): boolean {
  if (!price) return false;
  const min = parseTypedAmount(minPrice, price.currency);
  const max = parseTypedAmount(maxPrice, price.currency);
  return (!min || compareMoney(price, min) >= 0) && (!max || compareMoney(price, max) <= 0);
}
