import type { AmenityGroup, Hotel, RoomGroup } from '../../provider/hotels.ts';
import type { Area, City } from './cities.ts';
import { buildOf } from './buildOf.ts';
import { withCode } from './houses.ts';
import { amenityId } from './roomGroups.ts';

/** What a hotel has instead of an amenity that its area rules out. */
const insteadOfCars = new Map([
  ['Free parking', 'Bicycle hire'],
  ['Car charging point', 'Airport shuttle'],
]);
const insteadOfBeach = new Map([['Near the beach', 'Boat trips']]);
const insteadOfSkiing = new Map([['Ski storage', 'Hiking maps']]);
const skiing = ['Zermatt', 'Queenstown'];
/** The number of floors from which on a house has a lift. */
const liftFrom = 7;
const withoutPalms = ['Samarkand', 'Jaipur'];

/**
 * The amenities of a hotel without those that its area rules out: there is no parking in lanes
 * without cars, no beach far from the water, and no skiing where it never snows.
 */
export function fittingAmenities(
  groups: readonly AmenityGroup[],
  city: City,
  area: Area,
): AmenityGroup[] {
  const instead = new Map([
    ...(area.traits.includes('carless') ? insteadOfCars : []),
    ...(area.traits.includes('beach') ? [] : insteadOfBeach),
    ...(skiing.includes(city.name) ? [] : insteadOfSkiing),
  ]);
  return groups.map((group) => {
    const names = (group.amenities ?? []).map(({ amenity }) => instead.get(amenity) ?? amenity);
    return { ...group, amenities: [...new Set(names)].map(withCode) };
  });
}

/**
 * A room whose view is one that its hotel has: of the sea where the area lies by the water, of the
 * old town where it is old, and of a pool where there is one.
 */
export function withFittingView(
  room: RoomGroup,
  city: City,
  area: Area,
  hasPool: boolean,
): RoomGroup {
  const has = (trait: Area['traits'][number]) => area.traits.includes(trait);
  const instead = new Map([
    ...(has('waterside')
      ? []
      : otherViews(['Sea view', 'Harbour view', 'Water view'], 'City view')),
    ...(has('old') ? [] : otherViews(['Old town view'], 'City view')),
    ...(hasPool ? [] : otherViews(['Pool view'], 'Garden view')),
    ...(withoutPalms.includes(city.name) ? otherViews(['Palm grove view'], 'Courtyard view') : []),
  ]);
  return {
    ...room,
    room_amenities: room.room_amenities?.map((amenity) => {
      const view = instead.get(amenity.amenity);
      return view ? { id: amenityId(view), ...withCode(view) } : amenity;
    }),
  };
}

/**
 * The hotel with a lift if its floors cannot do without, or guests in a wheelchair are promised to
 * reach them.
 */
export function withNeededLift(hotel: Hotel, city: City): Hotel {
  const [general, ...others] = hotel.amenity_groups ?? [];
  const names = [general, ...others].flatMap((group) => group?.amenities ?? []);
  const has = (name: string) => names.some(({ amenity }) => amenity === name);
  const isNeeded = buildOf(hotel, city).floors >= liftFrom || has('Wheelchair accessible');
  if (!general || !isNeeded || has('Lift')) return hotel;
  const amenities = [...(general.amenities ?? []), withCode('Lift')];
  return { ...hotel, amenity_groups: [{ ...general, amenities }, ...others] };
}

function otherViews(views: readonly string[], instead: string): [string, string][] {
  return views.map((view) => [view, instead]);
}
