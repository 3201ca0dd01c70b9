import { english } from '../../../support/english.ts';
import { siteIn } from '../../../support/siteIn.ts';
import { facilityRows, listsBreakfast } from '#client/domain/hotels/facilityRows.ts';

const hotelWith = (...names: string[]) => ({
  amenity_groups: [{ amenities: names.map((amenity) => ({ amenity })) }],
});

it('has one row for each facility of any hotel, in the order of the first hotel that lists it', () => {
  const rows = facilityRows(english, [
    hotelWith('Pool', 'Bar'),
    hotelWith('Gym', 'bár'),
    undefined,
  ]);
  expect(rows).toEqual([
    { label: 'Pool', values: [true, false, undefined], differs: true },
    { label: 'Bar', values: [true, true, undefined], differs: false },
    { label: 'Gym', values: [false, true, undefined], differs: true },
  ]);
});

it('treats amenities with the same code as one, in the words of the page', () => {
  const wifi = (amenity: string) => ({
    amenity_groups: [{ amenities: [{ amenity, code: 'wifi' }] }],
  });
  const german = siteIn('de');
  expect(facilityRows(german, [wifi('Wireless'), wifi('Internet')])).toEqual([
    { label: 'WLAN', values: [true, true], differs: false },
  ]);
  expect(facilityRows(german, [wifi('Wireless')], ({ code }) => code === 'wifi')).toEqual([]);
});

it('finds breakfast among the amenities', () => {
  expect(listsBreakfast(hotelWith('Pool', 'Buffet BREAKFAST'))).toBe(true);
  expect(listsBreakfast(hotelWith('Pool'))).toBe(false);
  const amenities = [{ amenity: 'Frühstücksbuffet', code: 'breakfast' }];
  expect(listsBreakfast({ amenity_groups: [{ amenities }] })).toBe(true);
  expect(listsBreakfast({ amenity_groups: null })).toBe(false);
});
