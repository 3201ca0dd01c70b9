import fc from 'fast-check';
import {
  everyFacet,
  type Facet,
  facets,
  type ListingFilters,
  noFilters,
} from '#client/domain/listing/facets.ts';
import {
  activeFilters,
  facetCounts,
  facetToLoosen,
  filterHotels,
} from '#client/domain/listing/filterHotels.ts';
import { type ListFacts, listFacts } from '#client/domain/listing/listFacts.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { defaultParty, spreadParty } from '#contracts/values/party.ts';
import { english } from '../../../support/english.ts';
import { anyFilters, anyList, rateOf } from './anyList.ts';

function choicesOf(list: ListFacts, filters: ListingFilters) {
  return everyFacet.flatMap((facet) =>
    [...facet.popular(english, list, filters), ...facet.choices(english, list, filters)].map(
      (choice) => ({ facet, ...choice }),
    ),
  );
}

/** Counts the filtered hotels that can be booked. In a list without prices, all hotels count. */
function available(list: ListFacts, filters: ListingFilters): number {
  return filterHotels(list, filters).filter(({ price }) => !list.hasRates || price).length;
}

test('the count of a choice is the number of its results that can be booked', () => {
  fc.assert(
    fc.property(anyList, anyFilters, (list, filters) => {
      const counts = facetCounts(list, filters);
      for (const { facet, on } of choicesOf(list, filters)) {
        expect(counts.of(facet, on)).toBe(available(list, { ...filters, ...on }));
      }
      for (const facet of everyFacet) {
        const rest = { ...filters, ...facet.without(filters) };
        expect(counts.without(facet)).toBe(available(list, rest));
      }
    }),
  );
});

test('a click selects a choice, and a second click restores the earlier results', () => {
  const places = ['Clifton', 'Saddar'].map((neighborhood) => ({ ...fullHotel, neighborhood }));
  const list = listFacts(places, defaultParty);
  fc.assert(
    fc.property(anyFilters, fc.nat(), (filters, nth) => {
      const choices = choicesOf(list, filters);
      const choice = choices[nth % choices.length];
      if (!choice || choice.chosen) return;
      const clicked = { ...filters, ...choice.on };
      const after = choicesOf(list, clicked)[nth % choices.length];
      expect(after?.chosen).toBe(true);
      if (choice.facet.control === 'radio') return;
      const back = choicesOf(list, { ...clicked, ...after?.off })[nth % choices.length];
      expect(back?.chosen).toBe(false);
    }),
  );
});

test('removing every active filter shows the whole list', () => {
  fc.assert(
    fc.property(anyList, anyFilters, (list, filters) => {
      const rest = activeFilters(english, list, filters).reduce(
        (kept, { facet }) => ({ ...kept, ...facet.without(kept) }),
        filters,
      );
      expect(filterHotels(list, rest)).toEqual(list.hotels);
    }),
  );
});

test('the filter to loosen is the filter whose removal adds most hotels', () => {
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

test('a search by name ignores accents and case', () => {
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

test('a hotel that is exactly at the limit of a score or distance matches', () => {
  const centers = [{ name: 'Karachi', latitude: 24.86, longitude: 67.01 }];
  const list = listFacts([fullHotel], defaultParty, { centers, locale: 'en-US' });
  const hotels = list.hotels.map((hotel) => ({ ...hotel, score: 8, fromCenter: 3 }));
  const count = (filters: Partial<ListingFilters>) =>
    filterHotels({ ...list, hotels }, { ...noFilters, ...filters }).length;
  expect([count({ guestRating: 8 }), count({ guestRating: 9 })]).toEqual([1, 0]);
  expect([count({ distance: 3_000 }), count({ distance: 2_999 })]).toEqual([1, 0]);
});

test('amenities are matched by their codes, and distances from the center of the place', () => {
  const at = (longitude: number, code: string, star_rating = 5) => ({
    ...fullHotel,
    ...{ latitude: 10, longitude, star_rating, region: { name: 'Here' } },
    amenity_groups: [{ amenities: [{ amenity: 'In the words of the provider', code }] }],
  });
  const here = { name: 'Here', latitude: 10, longitude: 20 };
  const hotels = [at(20.01, 'free-parking'), at(20.05, 'wifi', 1)];
  const list = listFacts(hotels, defaultParty, { centers: [here], locale: 'de-DE' });
  const left = (filters: Partial<ListingFilters>) =>
    filterHotels(list, { ...noFilters, ...filters }).map(({ hotel }) => hotel.longitude);
  expect(left({ amenities: ['parking'] })).toEqual([20.01]);
  expect(left({ amenities: ['parking', 'wifi'] })).toEqual([]);
  expect(left({ amenities: ['pool'] })).toHaveLength(2);
  expect(left({ distance: 3_000 })).toEqual([20.01]);
  const texts = (facet: Facet, shown = list) =>
    facet.choices(english, shown, noFilters).map(({ text }) => text);
  const drawn = everyFacet.filter(({ group, drawn: isDrawn }) => {
    return group === 'amenities' && isDrawn?.(list);
  });
  expect(drawn).toEqual([facets.parking, facets.wifi]);
  expect(texts(facets.distance)).toEqual([
    'Any',
    'Within 1 km of the center',
    'Within 3 km of the center',
    'Within 5 km of the center',
    'Within 10 km of the center',
  ]);
  expect(texts(facets.stars)).toEqual(['5 stars', '4 stars', '3 stars', '1 star']);
  const plain = listFacts(
    hotels.map((hotel) => ({ ...hotel, rates: null })),
    defaultParty,
  );
  expect(texts(facets.stars, plain)).toEqual(['5 stars', '4 stars', '3 stars']);
  expect(facets.distance.drawn?.(plain)).toBe(false);
});

test('a price is the cheapest matching rate for all rooms', () => {
  const hotel = { ...fullHotel, rates: [rateOf(90), rateOf(80, { left: 1 }), rateOf(100)] };
  const list = listFacts([hotel], spreadParty(2, 4, []));
  const within = (minPrice: string, maxPrice: string) =>
    filterHotels(list, { ...noFilters, minPrice, maxPrice }).length;
  expect(within('180', '180.00')).toBe(1);
  expect(within('180.01', '')).toBe(0);
  expect(within('', '179.99')).toBe(0);
});

test('a filter for two facts needs one rate with both, and uses its price', () => {
  const free = '2099-03-01T18:00:00Z';
  const terms = (dollars: number, meal: Rate['meal'], until: string | null) =>
    rateOf(dollars, { id: `${dollars}`, meal, free_cancellation_until: until });
  const list = listFacts(
    [
      { ...fullHotel, rates: [terms(70, 'room-only', free), terms(80, 'breakfast', null)] },
      { ...fullHotel, rates: [terms(90, 'breakfast', null), terms(120, 'half-board', free)] },
    ],
    defaultParty,
  );
  const left = (facts: ListingFilters['facts'], maxPrice = '') =>
    filterHotels(list, { ...noFilters, facts, maxPrice }).length;
  expect(left(['breakfast'], '100')).toBe(2);
  expect(left(['freeCancellation'])).toBe(2);
  expect(left(['breakfast', 'freeCancellation'])).toBe(1);
  expect(left(['breakfast', 'freeCancellation'], '119')).toBe(0);
  const counts = facetCounts(list, { ...noFilters, facts: ['breakfast'] });
  expect(counts.of(facets.freeCancellation, { facts: ['breakfast', 'freeCancellation'] })).toBe(1);
});

test('filters that the data cannot answer change nothing', () => {
  const list = listFacts([{ id: 'a', name: 'A' }], defaultParty);
  const filters = {
    ...noFilters,
    guestRating: 9,
    kind: 'Hotel',
    maxPrice: '1',
    facts: rateFactNames,
  };
  expect(filterHotels(list, filters)).toHaveLength(1);
  expect(activeFilters(english, list, filters)).toEqual([]);
});
