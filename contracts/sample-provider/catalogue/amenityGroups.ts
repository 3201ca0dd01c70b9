import type { Hotel } from '../../provider/hotels.ts';
import type { Random } from '../random.ts';
import type { City } from './cities.ts';
import { houses } from './houses.ts';

type AmenityGroup = NonNullable<NonNullable<Hotel['amenity_groups']>[number]>;

/**
 * Generates three to seven groups of amenities, more with more stars. As in real suppliers' data a
 * name may be in two groups, such as `Free Wi-Fi`: the site shows distinct names. Spec §3.
 */
export function amenityGroups(city: City, stars: number, random: Random): AmenityGroup[] {
  const take = (names: readonly string[], min: number, max: number) => ({
    amenities: random
      .shuffled(names)
      .slice(0, random.between(min, max))
      .map((amenity) => ({ amenity })),
  });
  const { general, food, wellness, transport, access, families, internet } = houses.amenities;
  const richness = Math.ceil(stars / 2);
  const optional = [
    take([...wellness, ...houses.amenitiesOfSetting[city.setting]], 1 + richness, 3 + richness),
    take(transport, 1, 3),
    take(access, 1, 3),
    take(families, 1, 3),
    take(internet, 1, 2),
  ];
  return [
    take(general, 3, 5 + richness),
    take(food, 1, 3 + richness),
    ...random.shuffled(optional).slice(0, random.between(1, 2 + richness)),
  ];
}
