/** Degrees as a plain decimal of about 10 cm: a maps service does not read `1e-7`. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

/**
 * The map's address for a place in WGS 84 degrees, or `undefined` where there is no such place: a
 * coordinate is missing or out of range, or both are 0, as feeds write an unknown place.
 */
export function mapAddress(
  template: string,
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): string | undefined {
  if (latitude == null || longitude == null) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  if (latitude === 0 && longitude === 0) return undefined;
  return template.replaceAll('{lat}', degrees(latitude)).replaceAll('{lng}', degrees(longitude));
}
