import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { kilometresBetween } from '../map/distancesFromMiddle.ts';
import { coordinatesOf } from '../map/coordinates.ts';

/**
 * The maximum distance of a hotel from its place. A hotel farther away has wrong coordinates, or
 * its place has.
 */
export const farthestKm = 100;
const shortestShown = 0.1;
const kilometresInMile = 1.609344;
const mileRegion = /-(US|GB|LR|MM)\b/i;

/** The point from which distances are measured: the center of a place, or a landmark there. */
export interface Centre extends Place {
  /** The name of the landmark. */
  readonly landmark?: string;
}

/**
 * Returns the distance of a hotel from the center of its place, in kilometers. `centres` are the
 * places with the searched name. Undefined if a coordinate is unknown, or if it is uncertain which
 * place is meant.
 */
export function centreDistance(
  hotel: Pick<Hotel, 'latitude' | 'longitude' | 'region'>,
  centres: readonly Centre[],
): number | undefined {
  const { name, country_code: country } = hotel.region ?? {};
  const [place, ...others] = centres.filter(
    (centre) =>
      centre.landmark !== undefined ||
      ((!name || name === centre.name || foldText(name) === foldText(centre.name)) &&
        (!country || !centre.country_code || country === centre.country_code)),
  );
  const [centre, at] = [place && coordinatesOf(place), coordinatesOf(hotel)];
  if (!centre || !at || others.length > 0) return undefined;
  const km = kilometresBetween(centre, at);
  return km <= farthestKm ? km : undefined;
}

/** Returns whether people in the region of `locale`, a BCP 47 tag, measure distances in miles. */
export function measuresInMiles(locale: string): boolean {
  return mileRegion.test(locale);
}

/**
 * Returns a distance in the unit of the region of `locale`: '1.2 km', '14 km', '0.7 mi'. The
 * minimum is 0.1.
 */
export function distanceText({ formats }: SiteI18n, km: number, locale: string): string {
  const inMiles = measuresInMiles(locale);
  const distance = Math.max(shortestShown, inMiles ? km / kilometresInMile : km);
  return formats.number(distance, {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  });
}
