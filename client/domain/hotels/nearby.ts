import type { Hotel } from '#contracts/provider/hotels.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { isVisible } from '#contracts/values/plainText.ts';
import { distanceText, measuresInMiles } from '../search/centreDistance.ts';

/** A place near a hotel. */
export type NearPlace = NonNullable<NonNullable<Hotel['nearby']>[number]>;

/** The kinds with a heading and an icon, in the order in which they are shown. */
const nearKinds = ['sight', 'transport', 'airport'] as const;
export type NearKind = (typeof nearKinds)[number];

const mostShown = 8;

type Near = Pick<Hotel, 'nearby'>;

/**
 * The eight places that are nearest to a hotel, in whatever order the provider sends them. Names
 * without a character that is seen are left out.
 */
function shownPlaces({ nearby }: Near): NearPlace[] {
  return (nearby ?? [])
    .filter(({ name }) => isVisible(name))
    .sort((one, other) => one.meters - other.meters)
    .slice(0, mostShown);
}

/** The places near a hotel by kind, the nearest first; those of any other kind come last. */
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

/** 'Frere Hall, 350 m': the nearest place of a kind; undefined where none is named. */
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
 * How far a place is: '350 m', from a kilometre on '1.2 km', and in miles for people who measure
 * with them, which `locale` tells.
 */
export function nearText(i18n: SiteI18n, meters: number, locale: string): string {
  const rounded = Math.max(shortStep, Math.round(meters / shortStep) * shortStep);
  if (rounded >= nearMeters || measuresInMiles(locale)) {
    return distanceText(i18n, meters / 1_000, locale);
  }
  return i18n.formats.number(rounded, { style: 'unit', unit: 'meter' });
}
