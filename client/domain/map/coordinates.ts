import type { Hotel } from '#contracts/provider/hotels.ts';

/** A point on earth, in degrees of WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where a hotel is, or `undefined` where that is not known: a coordinate is missing or out of
 * range, or both are 0, as feeds write what they do not know.
 */
export function coordinatesOf({
  latitude,
  longitude,
}: Pick<Hotel, 'latitude' | 'longitude'>): Coordinates | undefined {
  if (latitude == null || longitude == null) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  if (latitude === 0 && longitude === 0) return undefined;
  return { latitude, longitude };
}
