import { listingAddress, readListingAddress } from '#client/domain/listingAddress.ts';

const party = { rooms: 1, adults: 2, childAges: [] };
const none = { city: '', checkIn: '', checkOut: '', ...party };

it('reads back the criteria that it wrote', () => {
  const criteria = { city: 'São Paulo & more', checkIn: '2026-12-01', checkOut: '2026-12-04' };
  const { pathname, search } = new URL(listingAddress(criteria), 'http://site.example');
  expect(pathname).toBe('/hotel-listing');
  expect(readListingAddress(search)).toEqual({ value: { ...criteria, ...party }, mended: [] });
});

it("names the criteria as the provider's query does", () => {
  const criteria = { city: 'Dubai', checkIn: '2026-12-01', checkOut: '2026-12-04' };
  expect(listingAddress(criteria)).toBe(
    '/hotel-listing?city=Dubai&check_in=2026-12-01&check_out=2026-12-04',
  );
});

it.each(['2026-11-3', '2026-02-30', 'tomorrow'])('mends the impossible day %p', (day) => {
  expect(readListingAddress(`?city=Dubai&check_in=${day}&check_out=2026-12-04`)).toEqual({
    value: { city: 'Dubai', checkIn: '', checkOut: '2026-12-04', ...party },
    mended: ['checkIn'],
  });
});

it('has no query without criteria', () => {
  expect(listingAddress()).toBe('/hotel-listing');
  expect(readListingAddress('')).toEqual({ value: none, mended: [] });
});

it('mends a city longer than the BFF accepts', () => {
  expect(readListingAddress(`?city=${'a'.repeat(201)}`)).toEqual({ value: none, mended: ['city'] });
});

it('reads back the party that it wrote', () => {
  const listing = { ...none, city: 'Dubai', rooms: 2, adults: 3, childAges: [4, 0] };
  const address = listingAddress(listing);
  expect(address).toBe('/hotel-listing?city=Dubai&rooms=2&adults=3&child=4&child=0');
  expect(readListingAddress(address.slice('/hotel-listing'.length))).toEqual({
    value: listing,
    mended: [],
  });
});
