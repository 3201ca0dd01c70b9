import * as v from 'valibot';
import {
  addedFields,
  amenityGroupSchema,
  amenitySchema,
  type Hotel,
  hotelImageSchema,
  hotelSchema,
  roomAmenitySchema,
  roomGroupSchema,
} from '../../provider/hotels.ts';

const everyFortieth = 40;

type Thinning = (hotel: Hotel) => Hotel;

/** The ways in which suppliers leave out fields, write null, or send an empty list. */
const thinnings: readonly Thinning[] = [
  (hotel) => {
    const thinned = withoutRoomPictures(hotel);
    delete thinned.images;
    return thinned;
  },
  (hotel) => {
    const thinned = { ...hotel };
    delete thinned.star_rating;
    delete thinned.guest_rating;
    return thinned;
  },
  (hotel) => ({ ...withoutPicturesOfRooms(hotel), room_groups: [] }),
  (hotel) => {
    const thinned = { ...hotel };
    delete thinned.address;
    delete thinned.neighborhood;
    return thinned;
  },
  (hotel) => ({ ...withoutRoomPictures(hotel), images: [] }),
  (hotel) => {
    const thinned = { ...hotel };
    delete thinned.amenity_groups;
    delete thinned.kind;
    return thinned;
  },
  (hotel) => {
    const thinned = { ...hotel };
    delete thinned.latitude;
    delete thinned.longitude;
    delete thinned.time_zone;
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
    kind: null,
    neighborhood: null,
    guest_rating: null,
    time_zone: null,
    check_in_from: null,
    check_out_until: null,
  }),
  (hotel) => ({ ...withoutRoomPictures(hotel), images: null }),
  (hotel) => ({ ...withoutPicturesOfRooms(hotel), address: null, room_groups: null }),
];

function withoutRoomPictures(hotel: Hotel): Hotel {
  const rooms = hotel.room_groups?.map((room) => ({ ...room, images: [] }));
  return { ...hotel, room_groups: rooms };
}

function withoutPicturesOfRooms(hotel: Hotel): Hotel {
  return {
    ...hotel,
    images: hotel.images?.filter(({ room_group_id: room }) => room === undefined),
  };
}

/**
 * Returns a hotel as its supplier would send it. One in forty lacks something, each in another way,
 * so that the running site shows every fallback of Spec §8. `ordinal` is the position in the
 * catalog, from 0.
 */
export function asSupplied(hotel: Hotel, ordinal: number): Hotel {
  if (ordinal % everyFortieth !== everyFortieth - 1) return hotel;
  const way = Math.floor(ordinal / everyFortieth) % thinnings.length;
  return thinnings[way]?.(hotel) ?? hotel;
}

const plainAmenitySchema = v.omit(amenitySchema, addedFields.amenity);

const plainHotelSchema = v.object({
  ...v.omit(hotelSchema, addedFields.hotel).entries,
  images: v.nullish(v.array(v.omit(hotelImageSchema, addedFields.image))),
  room_groups: v.nullish(
    v.array(
      v.object({
        ...v.omit(roomGroupSchema, addedFields.room).entries,
        room_amenities: v.nullish(v.array(v.omit(roomAmenitySchema, addedFields.amenity))),
      }),
    ),
  ),
  amenity_groups: v.nullish(
    v.array(
      v.object({
        ...v.omit(amenityGroupSchema, addedFields.amenityGroup).entries,
        amenities: v.nullish(v.array(plainAmenitySchema)),
      }),
    ),
  ),
});

/** Removes all fields of a hotel that the specification does not have. Spec §3. */
export function toPlainHotel(hotel: Hotel): Hotel {
  return v.parse(plainHotelSchema, hotel);
}
