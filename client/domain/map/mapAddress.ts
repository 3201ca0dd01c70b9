import type { BookedHotel } from '#contracts/site/bookings.ts';
import { coordinatesOf } from './coordinates.ts';

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
  const place = coordinatesOf({ latitude, longitude });
  return (
    place &&
    template
      .replaceAll('{lat}', degrees(place.latitude))
      .replaceAll('{lng}', degrees(place.longitude))
  );
}

/**
 * The address of a maps service's directions to a hotel: to its place, or else to its name and
 * address. Undefined for a hotel of which neither is known.
 */
export function directionsAddress(
  hotel: Pick<BookedHotel, 'name' | 'address' | 'region' | 'latitude' | 'longitude'>,
): string | undefined {
  const { name, address, region } = hotel;
  const place = coordinatesOf(hotel);
  if (!place && address === null && region === null) return undefined;
  const destination = place
    ? `${degrees(place.latitude)},${degrees(place.longitude)}`
    : [name, address, region].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}
