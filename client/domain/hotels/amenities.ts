import {
  type Amenity,
  type Hotel,
  isBreakfast,
  type RoomGroup,
} from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isWith, type RateFact, rateFactNames } from '#contracts/site/rateFacts.ts';
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

/** The name of an amenity: the site's for a code that it knows, else the provider's. */
export function amenityText({ names: { amenities } }: Naming, { amenity, code }: Amenity): string {
  return (code && Object.hasOwn(amenities, code) && amenities[code]) || amenity.trim();
}

/** The names of amenities in the language of the page, each once. */
export function distinctNames(i18n: Naming, amenities: readonly Amenity[]): string[] {
  return [...new Set(amenities.map((each) => amenityText(i18n, each)).filter(Boolean))];
}

/** What amenities are called that promise a fact of rates, where no code says it. */
const claims: Readonly<Record<RateFact, (amenity: Amenity) => boolean>> = {
  breakfast: isBreakfast,
  freeCancellation: ({ amenity }) =>
    /free cancell?ation|refundable/i.test(amenity) && !/non[- ]?refundable/i.test(amenity),
  payAtProperty: ({ amenity }) => /pay (at|on|later)|no prepayment/i.test(amenity),
};

/** The fact of rates that an amenity such as 'Breakfast included' promises; undefined for none. */
export function promisedFact(amenity: Amenity): RateFact | undefined {
  return rateFactNames.find((fact) => claims[fact](amenity));
}

/** The amenities without those that promise what one of these rates lacks now. */
function keptPromises(amenities: readonly Amenity[], rates: readonly Rate[]): Amenity[] {
  const now = new Date();
  return amenities.filter((amenity) => {
    const fact = promisedFact(amenity);
    return fact === undefined || rates.every((rate) => isWith([fact], rate, now));
  });
}
