import type { Hotel } from '../hotels.ts';

const everyFortieth = 40;

type Thinning = (hotel: Hotel) => Hotel;

/** The ways in which suppliers leave fields out, write null, or send an empty list. */
const thinnings: readonly Thinning[] = [
  (hotel) => {
    const thinned = { ...hotel };
    delete thinned.images;
    return thinned;
  },
  (hotel) => {
    const thinned = { ...hotel };
    delete thinned.star_rating;
    return thinned;
  },
  (hotel) => ({ ...hotel, room_groups: [] }),
  (hotel) => {
    const thinned = { ...hotel };
    delete thinned.address;
    return thinned;
  },
  (hotel) => ({ ...hotel, images: [] }),
  (hotel) => {
    const thinned = { ...hotel };
    delete thinned.amenity_groups;
    return thinned;
  },
  (hotel) => {
    const thinned = { ...hotel };
    delete thinned.latitude;
    delete thinned.longitude;
    return thinned;
  },
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
