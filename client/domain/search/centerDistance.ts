import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { kilometersBetween } from '../map/distancesFromMiddle.ts';
import { coordinatesOf } from '../map/coordinates.ts';

/**
 * The maximum distance in kilometers of a hotel from its place. If a hotel is farther away, the
 * coordinates of the hotel or of the place must be wrong.
 */
export const farthestKm = 100;
const shortestShown = 0.1;
const kilometersInMile = 1.609344;
const mileRegion = /-(US|GB|LR|MM)\b/i;

/** The point from which distances are measured: the center of a place, or a landmark there. */
export interface Center extends Place {
  /** The name of the landmark. */
  readonly landmark?: string;
}

/**
 * Returns the distance of a hotel from the center of its place, in kilometers. `centers` are the
 * places with the searched name. Undefined if a coordinate is unknown, or if more than one of the
 * places may be meant.
 */
export function centerDistance(
  hotel: Pick<Hotel, 'latitude' | 'longitude' | 'region'>,
  centers: readonly Center[],
): number | undefined {
  const { name, country_code: country } = hotel.region ?? {};
  const [place, ...others] = centers.filter(
    (center) =>
      center.landmark !== undefined ||
      ((!name || name === center.name || foldText(name) === foldText(center.name)) &&
        (!country || !center.country_code || country === center.country_code)),
  );
  const [center, at] = [place && coordinatesOf(place), coordinatesOf(hotel)];
  if (!center || !at || others.length > 0) return undefined;
  const km = kilometersBetween(center, at);
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
  const distance = Math.max(shortestShown, inMiles ? km / kilometersInMile : km);
  return formats.number(distance, {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  });
}
