import fc from 'fast-check';
import { guestRatings } from '#client/domain/hotels/guestRating.ts';
import { noFilters, starRatings } from '#client/domain/listing/facets.ts';
import { sorts } from '#client/domain/listing/sortHotels.ts';
import {
  type ListingAddress,
  listingAddress,
  readListingAddress,
} from '#client/domain/addresses/listingAddress.ts';
import { defaultParty } from '#client/domain/search/party.ts';
import { emptyCriteria } from '#client/domain/search/searchQuery.ts';
import { amenityFactNames } from '#contracts/site/amenityFacts.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';

const defaults: ListingAddress = {
  ...emptyCriteria,
  ...defaultParty,
  ...noFilters,
  sort: 'recommended',
  rates: '',
  priceCurrency: '',
  page: 1,
  comparing: true,
  compare: [],
  map: false,
};

const day = fc.constantFrom('', '2026-12-01', '2027-02-28');
const line = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength: maxLength / 8 }).filter((text) => !/\p{C}/u.test(text));
const amount = fc.oneof(
  fc.constant(''),
  fc.nat().map(String),
  fc.nat().map((cents) => (cents / 100).toFixed(2)),
);
const listing: fc.Arbitrary<ListingAddress> = fc.record({
  city: line(200),
  checkIn: day,
  checkOut: day,
  rooms: fc.integer({ min: 1, max: 8 }),
  adults: fc.integer({ min: 1, max: 16 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 10 }),
  stars: fc.subarray([...starRatings]),
  guestRating: fc.constantFrom(0, ...guestRatings.map(({ score }) => score)),
  neighborhood: line(128),
  kind: line(64),
  facts: fc.subarray([...rateFactNames]),
  amenities: fc.subarray([...amenityFactNames]),
  area: fc.constantFrom('', '-10.5,20,30.25,179.9999'),
  distance: fc.integer({ min: 0, max: 99_999 }),
  minPrice: amount,
  maxPrice: amount,
  name: line(100),
  sort: fc.constantFrom(...sorts),
  rates: day,
  priceCurrency: fc.constantFrom('', 'EUR', 'MAD'),
  page: fc.integer({ min: 1, max: 9_999 }),
  comparing: fc.boolean(),
  compare: fc.uniqueArray(fc.stringMatching(/^[\w:@!$&'()*+,;=~-]{1,128}$/), { maxLength: 4 }),
  map: fc.boolean(),
});

it('reads back everything that it wrote', () => {
  fc.assert(
    fc.property(listing, (value) => {
      const { pathname, search } = new URL(listingAddress(value), 'http://site.example');
      expect(pathname).toBe('/hotel-listing');
      expect(readListingAddress(search)).toEqual({ value, mended: [] });
    }),
  );
});

it("names the criteria as the provider's query does", () => {
  const criteria = { city: 'Dubai', checkIn: '2026-12-01', checkOut: '2026-12-04' };
  expect(listingAddress(criteria)).toBe(
    '/hotel-listing?city=Dubai&check_in=2026-12-01&check_out=2026-12-04',
  );
});

it('reads an unknown currency of prices as none, silently', () => {
  const { value, mended } = readListingAddress('?price_currency=XXX&rates=2026-11-20');
  expect(value).toMatchObject({ priceCurrency: '', rates: '2026-11-20' });
  expect(mended).toEqual([]);
});

it('writes filters, sort and page in words', () => {
  expect(
    listingAddress({
      stars: ['5', '4'],
      guestRating: 9,
      kind: 'Hotel',
      minPrice: '99.50',
      sort: 'price',
      page: 2,
    }),
  ).toBe(
    '/hotel-listing?stars=5&stars=4&kind=Hotel&min_price=99.50&guest_rating=9&sort=price&page=2',
  );
});

it.each(['2026-11-3', '2026-02-30', 'tomorrow'])('mends the impossible day %p', (day) => {
  expect(readListingAddress(`?city=Dubai&check_in=${day}&check_out=2026-12-04`)).toEqual({
    value: { ...defaults, city: 'Dubai', checkOut: '2026-12-04' },
    mended: ['checkIn'],
  });
});

it.each([
  ['stars', '?stars=6'],
  ['guestRating', '?guest_rating=10'],
  ['facts', '?breakfast=yes'],
  ['minPrice', '?min_price=-1'],
  ['maxPrice', '?max_price=1e3'],
  ['sort', '?sort=cheap'],
  ['page', '?page=0'],
  ['compare', '?compare=a&compare=b&compare=c&compare=d&compare=e'],
  ['compare', '?compare=a&compare=a'],
  ['compare', '?compare=..'],
])('mends %s in %p', (field, query) => {
  expect(readListingAddress(query).mended).toEqual([field]);
});

it('has no query without criteria', () => {
  expect(listingAddress()).toBe('/hotel-listing');
  expect(readListingAddress('')).toEqual({ value: defaults, mended: [] });
});

it('mends a city longer than the BFF accepts', () => {
  expect(readListingAddress(`?city=${'a'.repeat(201)}`)).toEqual({
    value: defaults,
    mended: ['city'],
  });
});

it('reads back the party that it wrote', () => {
  const listing = { ...defaults, city: 'Dubai', rooms: 2, adults: 3, childAges: [4, 0] };
  const address = listingAddress(listing);
  expect(address).toBe('/hotel-listing?city=Dubai&rooms=2&adults=3&child=4&child=0');
  expect(readListingAddress(address.slice('/hotel-listing'.length))).toEqual({
    value: listing,
    mended: [],
  });
});
