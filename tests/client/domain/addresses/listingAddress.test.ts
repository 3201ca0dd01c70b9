import { noFilters } from '#client/domain/listing/facets.ts';
import {
  type ListingAddress,
  listingAddress,
  readListingAddress,
} from '#client/domain/addresses/listingAddress.ts';
import { changeSearch } from '#client/domain/addresses/searchAddress.ts';
import { defaultParty, spreadParty } from '#contracts/values/party.ts';
import { emptyCriteria } from '#client/domain/search/searchQuery.ts';
import { amenityFactNames } from '#contracts/site/amenityFacts.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';

const defaults: ListingAddress = {
  ...emptyCriteria,
  near: '',
  nearName: '',
  party: defaultParty,
  ...noFilters,
  sort: 'recommended',
  rates: '',
  priceCurrency: '',
  page: 1,
  comparing: true,
  compare: [],
  map: false,
};

it('reads back everything that it wrote, in words', () => {
  const everything: ListingAddress = {
    city: 'São Paulo',
    ...{ near: '-23.5614,-46.6559', nearName: 'MASP' },
    ...{ checkIn: '2026-12-01', checkOut: '2026-12-04', party: spreadParty(2, 3, [4, 0]) },
    ...{ stars: ['5', '4'], guestRating: 9, neighborhood: 'Clifton', kind: 'Hotel', name: 'azul' },
    ...{ facts: rateFactNames, amenities: amenityFactNames, distance: 3_000 },
    area: '-10.5,20,30.25,179.9999',
    ...{ minPrice: '99.50', maxPrice: '250', rates: '2026-11-20', priceCurrency: 'EUR' },
    ...{ sort: 'price', page: 2, comparing: false, compare: ['a', "b:@!$&'()*+,;=~-"], map: true },
  };
  const { pathname, search } = new URL(listingAddress(everything), 'http://site.example');
  expect(pathname).toBe('/hotel-listing');
  expect(readListingAddress(search)).toEqual({ value: everything, mended: [] });
  const part = { city: 'Dubai', checkIn: '2026-12-01', party: spreadParty(2, 2, [4, 0]) };
  expect(listingAddress(part)).toBe(
    '/hotel-listing?city=Dubai&check_in=2026-12-01&occupancy=1-4&occupancy=1-0',
  );
  expect(listingAddress({ stars: ['5', '4'], minPrice: '99.50', sort: 'price', page: 2 })).toBe(
    '/hotel-listing?stars=5&stars=4&min_price=99.50&sort=price&page=2',
  );
});

it('ignores an unknown currency of prices silently', () => {
  const { value, mended } = readListingAddress('?price_currency=XXX&rates=2026-11-20');
  expect(value).toMatchObject({ priceCurrency: '', rates: '2026-11-20' });
  expect(mended).toEqual([]);
});

it('corrects an impossible day', () => {
  expect(readListingAddress('?city=Dubai&check_in=2026-02-30&check_out=2026-12-04')).toEqual({
    value: { ...defaults, city: 'Dubai', checkOut: '2026-12-04' },
    mended: ['checkIn'],
  });
});

it.each([
  ['near', '?near=48.8584'],
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
])('corrects %s in %p', (field, query) => {
  expect(readListingAddress(query).mended).toEqual([field]);
});

it.each([
  ['?rooms=2&adults=3&child=4&child=0', spreadParty(2, 3, [4, 0])],
  ['?adults=5', spreadParty(1, 5, [])],
  ['?child=9', spreadParty(1, 2, [9])],
])('reads the party from an address of an earlier version, %s', (query, party) => {
  expect(readListingAddress(query)).toMatchObject({ value: { party }, mended: [] });
  expect(changeSearch(`/hotel-listing${query}&city=Dubai`, { party: defaultParty })).toBe(
    '/hotel-listing?city=Dubai',
  );
});

it.each([
  ['?occupancy=0', defaultParty],
  ['?occupancy=2-', defaultParty],
  ['?occupancy=2-18', defaultParty],
  ['?occupancy=17', defaultParty],
  ['?occupancy=2-7&occupancy=', spreadParty(1, 2, [7])],
  ['?occupancy=2-7&occupancy=x', spreadParty(1, 2, [7])],
  ['?occupancy=10&occupancy=7&occupancy=1', spreadParty(1, 10, [])],
  ['?occupancy=2-1,2,3,4,5,6&occupancy=2-1,2,3,4,5', spreadParty(1, 2, [1, 2, 3, 4, 5, 6])],
  [`?${'occupancy=1&'.repeat(9)}`, spreadParty(8, 8, [])],
  ['?rooms=3&adults=2', spreadParty(3, 3, [])],
])('corrects the party in %s', (query, party) => {
  const { value, mended } = readListingAddress(query);
  expect(value.party).toEqual(party);
  expect(mended).toEqual(query.endsWith('occupancy=') ? [] : ['party']);
});

it('has no query without criteria', () => {
  expect(listingAddress()).toBe('/hotel-listing');
  expect(readListingAddress('')).toEqual({ value: defaults, mended: [] });
});

it('corrects a city that is longer than the server accepts', () => {
  expect(readListingAddress(`?city=${'a'.repeat(201)}`)).toEqual({
    value: defaults,
    mended: ['city'],
  });
});
