import type { Place } from '../../provider/places.ts';

/** A place with every field. */
export const fullPlace = {
  name: 'Karachi',
  country_code: 'PK',
  hotels: 60,
  latitude: 24.8607,
  longitude: 67.0011,
} satisfies Place;

/** A place with what is required and nothing else. */
export const sparsePlace = { name: 'Hunza Valley' } satisfies Place;
