import { placeOf } from './place.ts';

/** Degrees as a plain decimal of about 10 cm: a maps service does not read `1e-7`. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

/**
 * The map's address for a place in WGS 84 degrees, or `undefined` where the place is not known.
 * Spec §7.
 */
export function mapAddress(
  template: string,
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): string | undefined {
  const place = placeOf({ latitude, longitude });
  return (
    place &&
    template
      .replaceAll('{lat}', degrees(place.latitude))
      .replaceAll('{lng}', degrees(place.longitude))
  );
}
