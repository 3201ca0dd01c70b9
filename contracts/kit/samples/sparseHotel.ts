import type { Hotel } from '../../provider/hotels.ts';

/** A hotel of which only the required fields are known: no pictures, rating, rooms or address. */
export const sparseHotel = {
  id: 'guest_house_9',
  name: 'Guest House 9',
  images: null,
  region: null,
  star_rating: null,
  latitude: null,
  longitude: null,
  address: null,
  room_groups: null,
  amenity_groups: null,
} satisfies Hotel;
