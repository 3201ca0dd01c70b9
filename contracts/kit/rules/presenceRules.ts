import type { Endpoint } from '../../provider/calls/hotelCalls.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { eachHotel, endpointsReading, type Occurrence, type Rule } from './rule.ts';

/**
 * Rules for optional fields for which a screen shows a fallback: one rule per field, for the
 * endpoints whose screens read it. Spec §8.
 */
export const presenceRules: readonly Rule[] = [
  present('pictures', 'Has pictures', 'images[].url', ({ images }) => list('images', images)),
  present('place', 'Has a place name', 'region.name', ({ region }) =>
    region ? text('region.name', region.name) : absent('region', region),
  ),
  present('country', 'Has a country code', 'region.country_code', ({ region }) =>
    region ? text('region.country_code', region.country_code) : absent('region', region),
  ),
  present('stars', 'Has a star rating', 'star_rating', (hotel) =>
    value('star_rating', hotel.star_rating),
  ),
  present('coordinates', 'Has coordinates', 'latitude', ({ latitude, longitude }) => [
    ...value('latitude', latitude),
    ...value('longitude', longitude),
  ]),
  present('address', 'Has an address', 'address', ({ address }) => text('address', address)),
  present(
    'rooms',
    'Has rooms',
    'room_groups[].name_struct.main_name',
    (hotel) => list('room_groups', hotel.room_groups),
    { hotel: "'No rooms available'" },
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
      : absent('amenity_groups', hotel.amenity_groups),
  ),
];

type Absence = { field: string; received: unknown };

function absent(field: string, received: unknown): Absence[] {
  return [{ field, received }];
}

function value(field: string, received: unknown): Absence[] {
  return received == null ? absent(field, received) : [];
}

function text(field: string, received: string | null | undefined): Absence[] {
  return received?.trim() ? [] : absent(field, received);
}

function list(field: string, received: readonly unknown[] | null | undefined): Absence[] {
  return received?.length ? [] : absent(field, received);
}

function present(
  id: string,
  title: string,
  field: string,
  absences: (hotel: Hotel) => Absence[],
  /** The fallback on the screen of a call, if it differs from the usual fallback of the field. */
  shown: Partial<Record<Endpoint, string>> = {},
): Rule {
  return {
    id: `has-${id}`,
    title,
    rank: 'degraded',
    endpoints: endpointsReading(field),
    expected: 'a value that is not empty',
    check: eachHotel((hotel, at, { wrongFields, endpoint }) =>
      absences(hotel)
        .filter(({ field: missing }) => !wrongFields.has(missing.split(/[.[]/, 1).join('')))
        .map(({ field: missing, received }): Occurrence => ({
          at: `${at}.${missing}`,
          received,
          ...(shown[endpoint] && { shows: shown[endpoint] }),
        })),
    ),
  };
}
