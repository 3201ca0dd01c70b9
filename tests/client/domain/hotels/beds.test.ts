import { bedsOf, hasBeds } from '#client/domain/hotels/beds.ts';

test.each([
  [{ name: 'Twin Room', beds: 3 }, 3],
  [{ name: 'Deluxe Double Room, 1 king bed' }, 1],
  [{ name: 'Triple Room, 1 double bed, 2 single beds' }, 3],
  [{ name: 'Room', room_amenities: [{ amenity: 'Two single beds' }] }, 2],
  [{ name: 'Deluxe Room, full double bed' }, 1],
  [{ name_struct: { main_name: 'Deluxe Twin Room' } }, 2],
  [{ name: 'Quadruple Room' }, 4],
  [{ name: 'Corner King Room' }, 1],
  [{ name: 'Two-Bedroom Suite' }, undefined],
  [{}, undefined],
])('%j has %p beds', (room, beds) => {
  expect(bedsOf(room)).toBe(beds);
});

test('the last choice means three beds or more', () => {
  expect(hasBeds({ beds: 5 }, '3')).toBe(true);
  expect(hasBeds({ beds: 2 }, '3')).toBe(false);
  expect(hasBeds({ beds: 2 }, '2')).toBe(true);
});

test.each(['1', '2', '3'] as const)('a room with unknown beds matches the choice %s', (choice) => {
  expect(hasBeds({ name: 'Garden Room' }, choice)).toBe(true);
});
