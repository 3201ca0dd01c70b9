import { facilities } from '#client/domain/hotels/amenities.ts';
import { sparseHotel } from '#contracts/kit/samples/hotels.ts';

describe('facilities', () => {
  it('are the first 10 distinct names of all groups', () => {
    const amenity_groups = [
      { amenities: [{ amenity: 'Pool' }, { amenity: 'Spa' }, { amenity: 'Pool ' }] },
      { amenities: null },
      { amenities: Array.from({ length: 12 }, (_, index) => ({ amenity: `Extra ${index}` })) },
    ];
    expect(facilities({ amenity_groups })).toEqual([
      'Pool',
      'Spa',
      ...Array.from({ length: 8 }, (_, index) => `Extra ${index}`),
    ]);
  });

  it('are empty when there are no groups', () => {
    expect(facilities(sparseHotel)).toEqual([]);
  });
});
