import fc from 'fast-check';
import { listFacts } from '#client/domain/listing/listFacts.ts';
import { guestRatings } from '#client/domain/hotels/guestRating.ts';
import { type ListingFilters, starRatings } from '#client/domain/listing/facets.ts';
import { defaultParty } from '#contracts/values/party.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { amenityFactNames } from '#contracts/site/amenityFacts.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';

/** Returns a rate with this total in US dollars that is paid when booking. */
export function rateOf(dollars: number, more: Partial<Rate> = {}): Rate {
  const total = `${dollars}.00`;
  return {
    ...fullRate,
    nights: [{ date: '2027-03-08', amount: total }],
    taxes: [],
    total,
    total_now: total,
    total_property: '0.00',
    ...more,
  };
}

/** Terms of a rate for which the filters have facts. */
export const anyTerms = {
  meal: fc.constantFrom('room-only' as const, 'breakfast' as const, 'half-board' as const),
  free_cancellation_until: fc.constantFrom(
    null,
    '2020-03-01T18:00:00Z',
    '2099-03-01T18:00:00Z',
    '2099-03-02T18:00:00Z',
  ),
  payment: fc.constantFrom('now' as const, 'property' as const),
};

const unknown = fc.constant(null);
const hotel: fc.Arbitrary<Hotel> = fc.record({
  id: fc.constant('a'),
  name: fc.constantFrom('Água Azul', 'Blue Water', 'Casa Azul', 'Hotel'),
  star_rating: fc.oneof(unknown, fc.constantFrom(0, 1, 3, 4, 4.5, 5)),
  kind: fc.oneof(unknown, fc.constantFrom('Hotel', 'Hostel')),
  neighborhood: fc.oneof(unknown, fc.constantFrom('Clifton', 'Saddar')),
  guest_rating: fc.oneof(
    unknown,
    fc.record({ score: fc.integer({ min: 60, max: 98 }).map((n) => n / 10), reviews: fc.nat() }),
  ),
  latitude: fc.oneof(unknown, fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  amenity_groups: fc.oneof(
    unknown,
    fc
      .constantFrom(null, 'breakfast', 'pool', 'free-parking')
      .map((code) => [{ amenities: [{ amenity: 'Breakfast', code }] }]),
  ),
  rates: fc.oneof(
    unknown,
    fc
      .array(fc.record({ price: fc.integer({ min: 50, max: 500 }), terms: fc.record(anyTerms) }), {
        maxLength: 3,
      })
      .map((rates) => rates.map(({ price, terms }) => rateOf(price, terms))),
  ),
});

/** Any list of up to thirty hotels, read for two adults. */
export const anyList = fc
  .array(hotel, { maxLength: 30 })
  .map((hotels) => listFacts(hotels, defaultParty));

const limit = fc.oneof(fc.constant(''), fc.integer({ min: 50, max: 500 }).map(String));

/** Any choice of filters. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc.record({
  stars: fc.subarray([...starRatings]),
  guestRating: fc.constantFrom(0, ...guestRatings.map(({ score }) => score)),
  neighborhood: fc.constantFrom('', 'Clifton', 'saddar'),
  kind: fc.constantFrom('', 'Hotel'),
  facts: fc.subarray([...rateFactNames]),
  amenities: fc.subarray([...amenityFactNames]),
  area: fc.constantFrom('', '-45,-90,45,90'),
  distance: fc.constantFrom(0, 1_000, 2_500),
  minPrice: limit,
  maxPrice: limit,
  name: fc.constantFrom('', 'azul', 'AGUA', 'x'),
});
