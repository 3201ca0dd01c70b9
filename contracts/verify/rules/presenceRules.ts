import type { Hotel } from '../../hotels.ts';
import { type Endpoint, fieldUses, screens, screenNames } from '../../screens.ts';
import { type Breach, eachHotel, type Rule } from '../rule.ts';

/**
 * What a hotel can do without, but a screen shows a fallback for: one rule a field, on the endpoints
 * of the screens that read it. Spec §8.
 */
export const presenceRules: readonly Rule[] = [
  present('pictures', 'Has pictures', 'images[].url', ({ images }) => list('images', images)),
  present('place', 'Has a place name', 'region.name', ({ region }) =>
    region ? text('region.name', region.name) : gone('region', region),
  ),
  present('country', 'Has a country code', 'region.country_code', ({ region }) =>
    region ? text('region.country_code', region.country_code) : gone('region', region),
  ),
  present('stars', 'Has a star rating', 'star_rating', (hotel) =>
    value('star_rating', hotel.star_rating),
  ),
  present('coordinates', 'Has coordinates', 'latitude', ({ latitude, longitude }) => [
    ...value('latitude', latitude),
    ...value('longitude', longitude),
  ]),
  present('address', 'Has an address', 'address', ({ address }) => text('address', address)),
  present('rooms', 'Has rooms', 'room_groups[].name_struct.main_name', (hotel) =>
    list('room_groups', hotel.room_groups),
  ),
  present('room-names', 'Rooms have names', 'room_groups[].name', (hotel) =>
    (hotel.room_groups ?? []).flatMap((room, index) => {
      if (room.name_struct?.main_name?.trim()) return [];
      return text(`room_groups[${index}].name`, room.name);
    }),
  ),
  present('facilities', 'Has facilities', 'amenity_groups[].amenities[].amenity', (hotel) =>
    (hotel.amenity_groups ?? []).some((group) => group.amenities?.length)
      ? []
      : gone('amenity_groups', hotel.amenity_groups),
  ),
];

type Absence = { field: string; came: unknown };

function gone(field: string, came: unknown): Absence[] {
  return [{ field, came }];
}

function value(field: string, came: unknown): Absence[] {
  return came == null ? gone(field, came) : [];
}

function text(field: string, came: string | null | undefined): Absence[] {
  return came?.trim() ? [] : gone(field, came);
}

function list(field: string, came: readonly unknown[] | null | undefined): Absence[] {
  return came?.length ? [] : gone(field, came);
}

function present(
  id: string,
  title: string,
  field: string,
  absences: (hotel: Hotel) => Absence[],
): Rule {
  return {
    id: `has-${id}`,
    title,
    group: 'Content',
    rank: 'degraded',
    endpoints: endpointsReading(field),
    expects: 'a value that is not empty',
    check: eachHotel((hotel, at) =>
      absences(hotel).map(({ field: missing, came }): Breach => ({ at: `${at}.${missing}`, came })),
    ),
  };
}

function endpointsReading(field: string): Endpoint[] {
  const uses = fieldUses[field] ?? {};
  return screenNames.filter((name) => uses[name]).map((name) => screens[name].endpoint);
}
