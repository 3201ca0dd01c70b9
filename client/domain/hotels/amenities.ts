import type { Amenity, Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { distinctNames, promisedFact } from '#contracts/site/amenityNames.ts';
import { isWith } from '#contracts/site/rateFacts.ts';
import { type Naming } from '#contracts/texts/placeNames.ts';

/** What a hotel has of one kind; '' is the title of a group that has none. */
export interface FacilityGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/**
 * Returns the distinct amenity names of a hotel in the provider's groups and order, but for terms
 * that one of the rates beside them does not have. Groups of one title are one, those without a
 * title too. A name of several groups is in the first one. Spec §3 and §9.
 */
export function facilityGroups(
  i18n: Naming,
  { amenity_groups }: Pick<Hotel, 'amenity_groups'>,
  rates: readonly Rate[] = [],
): FacilityGroup[] {
  const groups = new Map<string, string[]>();
  const listed = new Set<string>();
  for (const { title, amenities } of amenity_groups ?? []) {
    const kept = keptPromises(amenities ?? [], rates);
    const names = distinctNames(i18n, kept).filter((name) => !listed.has(name));
    const key = title?.trim() ?? '';
    if (names.length > 0) groups.set(key, [...(groups.get(key) ?? []), ...names]);
    names.forEach((name) => listed.add(name));
  }
  return [...groups].map(([title, names]) => ({ title, names }));
}

/**
 * Returns the distinct amenity names of a room, in the provider's order, but for terms that one of
 * its rates does not have. Spec §3.
 */
export function roomAmenities(
  i18n: Naming,
  room: RoomGroup,
  rates: readonly Rate[] = [],
): string[] {
  return distinctNames(i18n, keptPromises(room.room_amenities ?? [], rates));
}

/** The amenities without those that promise what one of these rates lacks now. */
function keptPromises(amenities: readonly Amenity[], rates: readonly Rate[]): Amenity[] {
  const now = new Date();
  return amenities.filter((amenity) => {
    const fact = promisedFact(amenity);
    return fact === undefined || rates.every((rate) => isWith([fact], rate, now));
  });
}
