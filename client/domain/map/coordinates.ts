import type { Hotel } from '#contracts/provider/hotels.ts';

/** A point on earth in WGS 84 degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the location of a hotel, or `undefined` if it is unknown. It counts as unknown if a
 * coordinate is missing or out of range, or if both are 0, because feeds send zeros for unknown
 * locations.
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
