import type { Hotel } from '../hotels.ts';

const everyFortieth = 40;

type Thinning = (hotel: Hotel) => Hotel;

function without(...fields: readonly (keyof Hotel)[]): Thinning {
  return (hotel) => {
    const thinned = { ...hotel };
    for (const field of fields) delete thinned[field];
    return thinned;
  };
}

/** The ways in which suppliers leave fields out, write null, or send an empty list. */
const thinnings: readonly Thinning[] = [
  without('images'),
  without('star_rating'),
  (hotel) => ({ ...hotel, room_groups: [] }),
  without('address'),
  (hotel) => ({ ...hotel, images: [] }),
  without('amenity_groups'),
  without('latitude', 'longitude'),
  ({ id, name }) => ({
    id,
    name,
    images: null,
    region: null,
    star_rating: null,
    latitude: null,
    longitude: null,
    address: null,
    room_groups: null,
    amenity_groups: null,
  }),
  (hotel) => ({ ...hotel, images: null }),
  (hotel) => ({ ...hotel, address: null, room_groups: null }),
];

/**
 * The hotel as its supplier sends it: one in forty lacks something, each time in another way, so
 * that every fallback of Spec §8 shows up on the running site. `ordinal` counts the catalogue's
 * hotels from 0.
 */
export function asSupplied(hotel: Hotel, ordinal: number): Hotel {
  if (ordinal % everyFortieth !== everyFortieth - 1) return hotel;
  const way = Math.floor(ordinal / everyFortieth) % thinnings.length;
  return thinnings[way]?.(hotel) ?? hotel;
}
