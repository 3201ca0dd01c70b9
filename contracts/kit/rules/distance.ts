import type { Hotel } from '../../provider/hotels.ts';

/** A point on earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6_371;

/** Where a hotel or a place is; undefined without both coordinates. */
export function placeOf({
  latitude,
  longitude,
}: Pick<Hotel, 'latitude' | 'longitude'>): Place | undefined {
  return latitude == null || longitude == null ? undefined : { latitude, longitude };
}

/** The same, undefined also for coordinates that are none, such as 0, 0. */
export function placeOnEarth(coordinates: Parameters<typeof placeOf>[0]): Place | undefined {
  const place = placeOf(coordinates);
  if (!place || Math.abs(place.latitude) > 90 || Math.abs(place.longitude) > 180) return undefined;
  return place.latitude === 0 && place.longitude === 0 ? undefined : place;
}

/** The distance of two places over the surface of the earth. */
export function kilometres(a: Place, b: Place): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const east = radians(b.longitude - a.longitude);
  const chord =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The middle one of the numbers in their order; NaN without numbers. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
