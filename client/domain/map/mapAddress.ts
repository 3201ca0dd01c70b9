import type { BookedHotel } from '#contracts/site/bookings.ts';
import { coordinatesOf } from './coordinates.ts';

/** Returns degrees as a plain decimal, exact to about 10 cm. Map services do not read `1e-7`. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

/**
 * Returns the map's address for a place in WGS 84 degrees, or `undefined` if the place is unknown.
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
 * Returns the address of a map service that shows directions to a hotel. The hotel is found by its
 * location, or by its name and address if the location is unknown. Undefined for a hotel with
 * neither.
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
