import { promisedFact, roomAmenities } from '#client/domain/hotels/amenities.ts';
import { facilityGroups } from '#client/domain/hotels/facilities.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import { sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { english } from '../../../support/english.ts';
import { siteIn } from '../../../support/siteIn.ts';

const amenity_groups = [
  { title: 'Wellness', amenities: [{ amenity: 'Pool' }, { amenity: 'Spa' }, { amenity: 'Pool ' }] },
  { amenities: null },
  { amenities: [{ amenity: 'Frühstück für alle', code: 'breakfast' }, { amenity: 'Pool' }] },
  { title: ' Wellness ', amenities: [{ amenity: 'Wireless', code: 'wifi' }] },
  { title: 'Empty', amenities: [{ amenity: ' ' }] },
];

it('groups the distinct facilities by title, in the words of the page', () => {
  expect(facilityGroups(siteIn('de'), { amenity_groups })).toEqual([
    { title: 'Wellness', names: ['Pool', 'Spa', 'WLAN'] },
    { title: '', names: ['Frühstück'] },
  ]);
  expect(facilityGroups(english, sparseHotel)).toEqual([]);
});

it('leaves out a facility that contradicts a rate, by its code in any language', () => {
  const names = facilityGroups(siteIn('de'), { amenity_groups }, [leanRate]);
  expect(names).toEqual([{ title: 'Wellness', names: ['Pool', 'Spa', 'WLAN'] }]);
  const [breakfast] = amenity_groups[2]?.amenities ?? [];
  expect(breakfast && promisedFact(breakfast)).toBe('breakfast');
});

it('shows an amenity with an unknown code under the provider’s name', () => {
  const room_amenities = [
    { amenity: 'Sky deck', code: 'sky-deck' },
    { amenity: 'Toy', code: 'toString' },
    { amenity: 'Safe', code: null },
  ];
  expect(roomAmenities(siteIn('ar'), { room_amenities })).toEqual(['Sky deck', 'Toy', 'Safe']);
});
