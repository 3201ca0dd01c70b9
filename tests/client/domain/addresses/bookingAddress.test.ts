import {
  bookedStayAddress,
  bookingAddress,
  namedRates,
  nameRates,
  readBookingAddress,
} from '#client/domain/addresses/bookingAddress.ts';
import { defaultParty } from '#contracts/values/party.ts';

const chosen = {
  hotel: 'sea_view',
  rooms: ['101'],
  rates: ['flex:breakfast'],
  checkIn: '2026-12-01',
  checkOut: '2026-12-04',
  party: [{ adults: 2, childAges: [5] }],
  facts: ['breakfast'] as const,
  change: 'b-1',
};

it('contains a rate for each room, or only one if all rooms share it', () => {
  const rates = [
    { id: 'a', room_group_id: 101 },
    { id: 'b', room_group_id: 'twin' },
  ];
  const address = bookingAddress({ hotel: 'sea_view', ...nameRates(rates) });
  expect(address).toBe('/checkout?hotel=sea_view&room=101&room=twin&rate=a&rate=b');
  const party = [...defaultParty, ...defaultParty];
  const { value } = readBookingAddress(new URL(address, 'http://site.example').search);
  expect(namedRates(value, party)).toEqual([
    { room: '101', rate: 'a' },
    { room: 'twin', rate: 'b' },
  ]);
  expect(namedRates(value, [...party, ...defaultParty])).toBeUndefined();
  const same = nameRates([rates[0], rates[0]].flatMap((rate) => rate ?? []));
  expect(same).toEqual({ rooms: ['101'], rates: ['a'] });
  expect(namedRates(same, party)).toEqual([
    { room: '101', rate: 'a' },
    { room: '101', rate: 'a' },
  ]);
});

it('contains the chosen rate', () => {
  const { pathname, search } = new URL(bookingAddress(chosen), 'http://site.example');
  expect(pathname).toBe('/checkout');
  expect(search).toBe(
    '?hotel=sea_view&room=101&rate=flex%3Abreakfast&check_in=2026-12-01&check_out=2026-12-04&occupancy=2-5&breakfast=1&change=b-1',
  );
  expect(readBookingAddress(search)).toEqual({ value: chosen, mended: [] });
});

it('means the same stay whether or not rates with breakfast came first', () => {
  const withoutOrder = { ...chosen, facts: [] };
  expect(bookedStayAddress(chosen)).toBe(bookingAddress(withoutOrder));
});

it('is the plain path when nothing is chosen', () => {
  expect(bookingAddress({})).toBe('/checkout');
  expect(readBookingAddress('').value).toMatchObject({ hotel: '', rooms: [], rates: [] });
});

it('corrects an id that is too long', () => {
  expect(readBookingAddress(`?rate=${'r'.repeat(2_049)}`).mended).toEqual(['rates']);
});

it('can contain a supplier’s rate key of 1,000 characters', () => {
  const rate = 'k|'.repeat(500);
  const { search } = new URL(bookingAddress({ ...chosen, rates: [rate] }), 'http://site.example');
  expect(readBookingAddress(search)).toEqual({ value: { ...chosen, rates: [rate] }, mended: [] });
});
