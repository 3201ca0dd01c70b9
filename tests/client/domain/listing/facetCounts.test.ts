import fc from 'fast-check';
import {
  activeFilters,
  facetToLoosen,
  withoutFacet,
} from '#client/domain/listing/activeFilters.ts';
import { facetCounts, filterHotels } from '#client/domain/listing/facetCounts.ts';
import { facets, filtersOfFacet } from '#client/domain/listing/facets.ts';
import {
  guestRatingChoices,
  neighborhoodChoices,
  popularChoices,
  starChoices,
} from '#client/domain/listing/filterChoices.ts';
import { type ListFacts, listFacts } from '#client/domain/listing/listFacts.ts';
import { type ListingFilters, noFilters } from '#client/domain/listing/listingFilters.ts';
import { defaultParty } from '#client/domain/search/party.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { english } from '../../../support/english.ts';
import { anyFilters, anyList, rateOf } from './anyList.ts';

function choicesOf(filters: ListingFilters) {
  return [
    ...popularChoices(english, filters),
    ...starChoices(english, filters),
    ...guestRatingChoices(english, filters),
    ...neighborhoodChoices(english, filters, ['Clifton', 'Saddar']),
  ];
}

test('filters commute: one facet after the other, in any order, keeps the same hotels', () => {
  const order = fc.shuffledSubarray([...facets], { minLength: facets.length });
  fc.assert(
    fc.property(anyList, anyFilters, order, (list, filters, shuffled) => {
      const one = (facet: (typeof facets)[number]) => ({
        ...noFilters,
        ...Object.fromEntries(filtersOfFacet[facet].map((name) => [name, filters[name]])),
        // Which price the limits are for.
        breakfast: filters.breakfast,
      });
      const inTurn = shuffled.reduce(
        (hotels, facet) => filterHotels({ ...list, hotels }, one(facet)),
        list.hotels,
      );
      expect(inTurn).toEqual(filterHotels(list, filters));
    }),
  );
});

/** How many of the hotels that filters leave can be booked; of a list without prices, all. */
function available(list: ListFacts, filters: ListingFilters): number {
  return filterHotels(list, filters).filter(({ price }) => !list.live || price).length;
}

test('the count of a choice is what of its results can be booked', () => {
  fc.assert(
    fc.property(anyList, anyFilters, (list, filters) => {
      const counts = facetCounts(list, filters);
      for (const { facet, on } of choicesOf(filters)) {
        expect(counts.with(facet, on)).toBe(available(list, { ...filters, ...on }));
      }
      for (const facet of facets) {
        expect(counts.without(facet)).toBe(available(list, { ...filters, ...withoutFacet(facet) }));
      }
    }),
  );
});

test('a choice is chosen once clicked, and taking it back shows as before', () => {
  fc.assert(
    fc.property(anyFilters, fc.nat(), (filters, nth) => {
      const choices = choicesOf(filters);
      const choice = choices[nth % choices.length];
      if (!choice || choice.chosen) return;
      const clicked = choicesOf({ ...filters, ...choice.on });
      expect(clicked[nth % choices.length]?.chosen).toBe(true);
    }),
  );
});

test('removing every active filter shows the whole list', () => {
  fc.assert(
    fc.property(anyList, anyFilters, (list, filters) => {
      const rest = activeFilters(english, list, filters).reduce(
        (kept, { facet }) => ({ ...kept, ...withoutFacet(facet) }),
        filters,
      );
      expect(filterHotels(list, rest)).toEqual(list.hotels);
    }),
  );
});

test('the filter to loosen is the one whose removal shows most', () => {
  fc.assert(
    fc.property(anyList, anyFilters, (list, filters) => {
      const counts = facetCounts(list, filters);
      const loosen = facetToLoosen(english, list, filters, counts);
      const best = Math.max(
        0,
        ...activeFilters(english, list, filters).map(({ facet }) => counts.without(facet)),
      );
      expect(loosen?.matches ?? 0).toBe(best);
    }),
  );
});

test('a name is found without its accents and case, and a star rating by its whole stars', () => {
  const list = listFacts(
    [
      { id: 'a', name: 'Água Azul', star_rating: 4.5 },
      { id: 'b', name: 'Hotel' },
    ],
    defaultParty,
  );
  const found = (filters: Partial<ListingFilters>) =>
    filterHotels(list, { ...noFilters, ...filters }).map(({ name }) => name);
  expect(found({ name: ' AGUA ' })).toEqual(['agua azul']);
  expect(found({ stars: ['4'] })).toEqual(['agua azul']);
  expect(found({ stars: ['5'] })).toEqual([]);
});

test('a price is that of the cheapest rate that fits, for all rooms', () => {
  const hotel = { ...fullHotel, rates: [rateOf(90), rateOf(80, { left: 1 }), rateOf(100)] };
  const list = listFacts([hotel], { rooms: 2, adults: 4, childAges: [] });
  const within = (minPrice: string, maxPrice: string) =>
    filterHotels(list, { ...noFilters, minPrice, maxPrice }).length;
  expect(within('180', '180.00')).toBe(1);
  expect(within('180.01', '')).toBe(0);
  expect(within('', '179.99')).toBe(0);
});

test('filters that the data cannot answer change nothing', () => {
  const list = listFacts([{ id: 'a', name: 'A' }], defaultParty);
  const filters = { ...noFilters, guestRating: 9, kind: 'Hotel', maxPrice: '1', breakfast: true };
  expect(filterHotels(list, filters)).toHaveLength(1);
  expect(activeFilters(english, list, filters)).toEqual([]);
});
