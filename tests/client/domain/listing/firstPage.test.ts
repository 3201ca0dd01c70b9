import { readListingAddress } from '#client/domain/addresses/listingAddress.ts';
import { firstPage } from '#client/domain/listing/firstPage.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';

/**
 * Returns the first 100 hotels of a list, from 'Hotel-1' on. `more` returns the other fields of a
 * hotel by its number.
 */
function listOf(more: (number: number) => Partial<Hotel>): Hotel[] {
  return Array.from({ length: 100 }, (_, index) => {
    const name = `Hotel-${index + 1}`;
    return { id: name, name, rates: [leanRate], ...more(index + 1) };
  });
}

const none = () => ({});
const page = (query: string, more: (number: number) => Partial<Hotel> = none) =>
  firstPage(listOf(more), readListingAddress(query).value).map(({ hotel }) => hotel.id);

const forTwo = { room_groups: [{ id: 102, sleeps: 2 }] };
const inEuros = { rates: [{ ...leanRate, currency: 'EUR' }] };

it('consists of the first hotels, whatever the search, the comparison and the map are', () => {
  const shown = page('?city=A&occupancy=3&compare=B&map=1');
  expect(shown).toEqual(Array.from({ length: 25 }, (_, index) => `Hotel-${index + 1}`));
});

it('leaves out the hotels without a price, which are listed last', () => {
  const shown = page('', (number) => (number % 2 === 1 ? { rates: null } : {}));
  expect(shown).toEqual(Array.from({ length: 25 }, (_, index) => `Hotel-${2 * (index + 1)}`));
});

it.each([
  ['in another order', '?sort=price', none],
  ['with a filter', '?stars=4', none],
  ['on another page', '?page=2', none],
  ['with prices that are compared in a currency', '?price_currency=EUR', none],
  ['without prices', '', () => ({ rates: null })],
  ['with few prices', '', (number: number) => (number > 25 ? { rates: [] } : {})],
  ['with prices in several currencies', '', (number: number) => (number === 9 ? inEuros : {})],
  ['with rooms too small', '?occupancy=3', (number: number) => (number > 50 ? forTwo : {})],
])('is unknown %s', (_, query, more) => {
  expect(page(query, more)).toEqual([]);
});
