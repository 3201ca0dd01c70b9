import type { Amenity, Hotel } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { Naming } from '#contracts/texts/placeNames.ts';
import { distinctNames, keptPromises } from './amenities.ts';

/** The facilities of one kind. The title '' stands for a group without a title. */
export interface FacilityGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/**
 * Returns the distinct amenity names of a hotel in the provider's groups and order. Amenities that
 * stand for a term are left out if one of the given rates does not have that term. Groups with the
 * same title are merged, and so are groups without a title. A name that occurs in several groups
 * appears only in the first. Spec §3 and §9.
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

/** The facilities that people ask for first, by code or else by English name. */
const popular: readonly (readonly [codes: readonly string[], name: RegExp])[] = [
  [['pool'], /\bpool\b/i],
  [['free-wifi', 'wifi'], /wi-?fi|internet/i],
  [['breakfast'], /breakfast/i],
  [['free-parking', 'parking'], /parking/i],
  [['air-conditioning'], /air.?condition/i],
  [['elevator'], /elevator|\blift\b/i],
  [['family-rooms'], /family room/i],
  [['pets'], /\bpets?\b/i],
  [['restaurant'], /restaurant/i],
  [['beach'], /beach/i],
  [['spa', 'sauna', 'hammam'], /\bspa\b|sauna|hammam/i],
  [['fitness'], /fitness|\bgym\b/i],
  [['airport-shuttle'], /shuttle/i],
  [['bar'], /\bbar\b/i],
  [['kitchen'], /kitchen/i],
  [['front-desk-24h'], /24.?hour/i],
];

/**
 * Returns the position of an amenity among the popular amenities, or the position after all of
 * them.
 */
function rankOf({ amenity, code }: Amenity): number {
  const rank = popular.findIndex(([codes, name]) =>
    code ? codes.includes(code) : name.test(amenity),
  );
  return rank === -1 ? popular.length : rank;
}

/**
 * Returns the names of `facilityGroups` in one list. Popular facilities come first, then the others
 * in the provider's order.
 */
export function popularFacilities(
  i18n: Naming,
  { amenity_groups }: Pick<Hotel, 'amenity_groups'>,
  rates: readonly Rate[] = [],
): string[] {
  const amenities = (amenity_groups ?? []).flatMap((group) => group.amenities ?? []);
  const kept = keptPromises(amenities, rates);
  return distinctNames(
    i18n,
    kept.sort((one, other) => rankOf(one) - rankOf(other)),
  );
}
