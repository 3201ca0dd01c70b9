import { pageId } from '#client/domain/addresses/searchAddress.ts';

const idOf = (address: string) => pageId(new URL(address, 'http://site.example'));

it.each([
  ['/hotel-detail/a', '/hotel-detail/b'],
  ['/', '/hotel-listing'],
  ['/hotel-listing?city=Dubai', '/hotel-listing?city=Lisbon'],
  ['/hotel-listing', '/hotel-listing?check_in=2026-12-01'],
])('distinguishes %p from %p', (one, other) => {
  expect(idOf(one)).not.toBe(idOf(other));
});

it.each([
  ['/hotel-listing?city=Dubai', '/hotel-listing?stars=5&city=Dubai'],
  ['/hotel-listing', '/hotel-listing?check_in=someday'],
  ['/hotel-detail/a', '/hotel-detail/a?occupancy=3'],
  ['/pre-checkout', '/pre-checkout?rate=1'],
])('is the same for %p and %p', (one, other) => {
  expect(idOf(one)).toBe(idOf(other));
});
