import type { Hotel } from '#contracts/provider/hotels.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { isVisible } from '#contracts/values/plainText.ts';
import { distanceText, measuresInMiles } from '../search/centerDistance.ts';

export type NearPlace = NonNullable<NonNullable<Hotel['nearby']>[number]>;

/** The kinds with a heading and an icon, in display order. */
const nearKinds = ['sight', 'transport', 'airport'] as const;
export type NearKind = (typeof nearKinds)[number];

const mostShown = 8;

type Near = Pick<Hotel, 'nearby'>;

/**
 * Returns the eight places nearest to a hotel, whatever the provider's order. Names without a
 * visible character are left out.
 */
function shownPlaces({ nearby }: Near): NearPlace[] {
  return (nearby ?? [])
    .filter(({ name }) => isVisible(name))
    .sort((one, other) => one.meters - other.meters)
    .slice(0, mostShown);
}

/** Returns the places near a hotel by kind, nearest first. Places of any other kind come last. */
export function nearbyGroups(
  hotel: Near,
): { kind: NearKind | 'other'; places: readonly NearPlace[] }[] {
  const places = shownPlaces(hotel);
  const kindOf = (place: NearPlace) => nearKinds.find((kind) => kind === place.kind) ?? 'other';
  return [...nearKinds, 'other' as const].flatMap((kind) => {
    const ofKind = places.filter((place) => kindOf(place) === kind);
    return ofKind.length > 0 ? [{ kind, places: ofKind }] : [];
  });
}

/** Returns the nearest place of a kind, 'Frere Hall, 350 m', or undefined if there is none. */
export function nearestText(
  i18n: SiteI18n,
  hotel: Near,
  kind: NearKind,
  locale: string,
): string | undefined {
  const [nearest] = nearbyGroups(hotel).find((group) => group.kind === kind)?.places ?? [];
  return nearest && i18n.formats.listPlain([nearest.name, nearText(i18n, nearest.meters, locale)]);
}

const nearMeters = 1_000;
const shortStep = 10;

/**
 * Returns the distance of a place: '350 m', or '1.2 km' from one kilometer on. `locale` tells
 * whether the reader measures in miles.
 */
export function nearText(i18n: SiteI18n, meters: number, locale: string): string {
  const rounded = Math.max(shortStep, Math.round(meters / shortStep) * shortStep);
  if (rounded >= nearMeters || measuresInMiles(locale)) {
    return distanceText(i18n, meters / 1_000, locale);
  }
  return i18n.formats.number(rounded, { style: 'unit', unit: 'meter' });
}
