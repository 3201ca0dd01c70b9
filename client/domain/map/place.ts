import type { Hotel } from '#contracts/provider/hotels.ts';

/** A place on earth in WGS 84 degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where a hotel is, or `undefined` where that is not known: a coordinate is missing or out of
 * range, or both are 0, as feeds write an unknown place.
 */
export function placeOf({
  latitude,
  longitude,
}: Pick<Hotel, 'latitude' | 'longitude'>): Place | undefined {
  if (latitude == null || longitude == null) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  if (latitude === 0 && longitude === 0) return undefined;
  return { latitude, longitude };
}
