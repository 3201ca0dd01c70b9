import type { AmenityGroup, Hotel, RoomGroup } from '../../provider/hotels.ts';
import type { Area, City } from './cities.ts';
import { buildOf } from './buildOf.ts';
import { withCode } from './houses.ts';
import { amenityId } from './roomGroups.ts';

/** The amenities that replace those that an area rules out. */
const insteadOfCars = new Map([
  ['Free parking', 'Bicycle hire'],
  ['Car charging point', 'Airport shuttle'],
]);
const insteadOfBeach = new Map([['Near the beach', 'Boat trips']]);
const insteadOfSkiing = new Map([['Ski storage', 'Hiking maps']]);
const skiing = ['Zermatt', 'Queenstown'];
/** The number of floors from which every house has a lift. */
const liftFrom = 7;
const withoutPalms = ['Samarkand', 'Jaipur'];

/**
 * Returns the amenities of a hotel that fit its area. Lanes without cars have no parking, areas far
 * from the water have no beach, and places without snow have no skiing.
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
 * Returns a room with a view that its hotel can have: of the sea only if the area lies by the
 * water, of the old town only if the area is old, and of the pool only if there is one.
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
 * Adds a lift to a hotel that needs one: because of its number of floors, or because it promises
 * access for guests in a wheelchair.
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
