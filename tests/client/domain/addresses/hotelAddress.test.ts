import { defaultParty, spreadParty } from '#contracts/values/party.ts';
import { hotelAddress, readHotelAddress } from '#client/domain/addresses/hotelAddress.ts';

it('is the path of the hotel alone without a stay', () => {
  expect(hotelAddress('sea_view')).toBe('/hotel-detail/sea_view');
  expect(readHotelAddress('').value).toEqual({
    checkIn: '',
    checkOut: '',
    party: defaultParty,
    beds: '',
    facts: [],
    rooms: [],
    rates: [],
  });
});

it('reads back the stay, the party and the rooms that it wrote', () => {
  const stay = {
    checkIn: '2026-12-01',
    checkOut: '2026-12-04',
    party: spreadParty(2, 3, [0, 7, 7]),
    beds: '2' as const,
    facts: ['breakfast'] as const,
    rooms: ['101', 'twin'],
    rates: ['a', 'b'],
  };
  const { pathname, search } = new URL(hotelAddress('a/b', stay), 'http://site.example');
  expect(pathname).toBe('/hotel-detail/a%2Fb');
  expect(search).toBe(
    '?check_in=2026-12-01&check_out=2026-12-04&occupancy=2-7&occupancy=1-0%2C7&beds=2&breakfast=1&room=101&room=twin&rate=a&rate=b',
  );
  expect(readHotelAddress(search)).toEqual({ value: stay, mended: [] });
});

it('corrects an impossible party', () => {
  expect(readHotelAddress('?rooms=0&adults=99&child=18').mended).toEqual(['party']);
});
