import {
  bookedStayAddress,
  bookingAddress,
  readBookingAddress,
} from '#client/domain/addresses/bookingAddress.ts';

const chosen = {
  hotel: 'sea_view',
  room: '101',
  rate: 'flex:breakfast',
  checkIn: '2026-12-01',
  checkOut: '2026-12-04',
  party: [{ adults: 2, childAges: [5] }],
  facts: ['breakfast'] as const,
  change: 'b-1',
};

it('carries the chosen rate', () => {
  const { pathname, search } = new URL(bookingAddress(chosen), 'http://site.example');
  expect(pathname).toBe('/checkout');
  expect(search).toBe(
    '?hotel=sea_view&room=101&rate=flex%3Abreakfast&check_in=2026-12-01&check_out=2026-12-04&occupancy=2-5&breakfast=1&change=b-1',
  );
  expect(readBookingAddress(search)).toEqual({ value: chosen, mended: [] });
});

it('stands for the same stay whether or not rates with breakfast came first', () => {
  const withoutOrder = { ...chosen, facts: [] };
  expect(bookedStayAddress(chosen)).toBe(bookingAddress(withoutOrder));
});

it('is the plain path when nothing is chosen', () => {
  expect(bookingAddress({})).toBe('/checkout');
  expect(readBookingAddress('').value).toMatchObject({ hotel: '', room: '', rate: '' });
});

it('mends an id that is too long', () => {
  expect(readBookingAddress(`?rate=${'r'.repeat(2_049)}`).mended).toEqual(['rate']);
});

it('carries a rate key of a supplier that is 1,000 characters long', () => {
  const rate = 'k|'.repeat(500);
  const { search } = new URL(bookingAddress({ ...chosen, rate }), 'http://site.example');
  expect(readBookingAddress(search)).toEqual({ value: { ...chosen, rate }, mended: [] });
});
