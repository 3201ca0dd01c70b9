import type { Hotel } from '../../provider/hotels.ts';
import type { City } from './cities/city.ts';
import type { Random } from '../random.ts';

const general = [
  'Free Wi-Fi',
  '24-hour reception',
  'Luggage storage',
  'Lift',
  'Air conditioning',
  'Garden',
  'Rooftop terrace',
  'Concierge',
  'Laundry service',
  'Currency exchange',
];
const food = [
  'Breakfast included',
  'Restaurant',
  'Bar',
  'Room service',
  'Vegetarian meals',
  'Coffee in the lobby',
];
const wellness = ['Swimming pool', 'Spa', 'Sauna', 'Fitness room', 'Massage', 'Sun loungers'];
const transport = ['Airport shuttle', 'Free parking', 'Bicycle hire', 'Car charging point'];
const access = ['Wheelchair accessible', 'Step-free entrance', 'Accessible bathroom'];
const families = ['Family rooms', 'Cots on request', 'Play area', 'Pets welcome'];
const internet = ['Free Wi-Fi', 'Business corner', 'Meeting rooms'];

/** Amenities that fit some places only. */
const ofSetting: Readonly<Record<City['setting'], readonly string[]>> = {
  coast: ['Near the beach', 'Boat trips'],
  tropical: ['Outdoor shower', 'Mosquito nets'],
  desert: ['Hammam', 'Courtyard fountain'],
  mountain: ['Fireplace', 'Hiking maps', 'Ski storage'],
  metropolis: ['Skyline bar', 'Soundproof rooms'],
  oldtown: ['Library', 'Walking tours'],
  nordic: ['Sauna', 'Heated floors'],
};

type AmenityGroup = NonNullable<NonNullable<Hotel['amenity_groups']>[number]>;

/**
 * Generates three to seven groups of amenities, more with more stars. As in real suppliers' data a name
 * may be in two groups, such as `Free Wi-Fi`: the site shows distinct names. Spec §3.
 */
export function amenityGroups(city: City, stars: number, random: Random): AmenityGroup[] {
  const take = (names: readonly string[], min: number, max: number) => ({
    amenities: random
      .shuffled(names)
      .slice(0, random.between(min, max))
      .map((amenity) => ({ amenity })),
  });
  const richness = Math.ceil(stars / 2);
  const optional = [
    take([...wellness, ...ofSetting[city.setting]], 1 + richness, 3 + richness),
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
