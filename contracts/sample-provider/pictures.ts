import type { Hotel, HotelImage } from '../provider/hotels.ts';
import { houses } from './catalogue/houses.ts';
import { version } from './pictureParts.ts';

/** The places of a hotel that have a picture, by the amenity that says it has them. */
const places = {
  'Swimming pool': 'pool',
  'Breakfast included': 'breakfast',
  Restaurant: 'restaurant',
  Bar: 'bar',
  'Skyline bar': 'skyline-bar',
  'Rooftop terrace': 'terrace',
  Garden: 'garden',
  'Courtyard fountain': 'fountain',
  'Near the beach': 'beach',
  Spa: 'spa',
  Sauna: 'sauna',
  Hammam: 'hammam',
  'Fitness room': 'fitness',
  Library: 'library',
  Fireplace: 'fireplace',
} as const;

/** A picture of a hotel, and what it shows in words. */
export type PictureOf = (shot: string, caption: string) => HotelImage;

/**
 * Makes the pictures of the hotel with this number in the catalogue, which is shorter in addresses
 * than its id. They begin with `mediaOrigin`.
 */
export const picturesOf =
  (ordinal: number, mediaOrigin: string): PictureOf =>
  (shot, caption) => ({
    url: `${mediaOrigin}/media/{size}/${shot}-${ordinal.toString(36)}-${version}.svg`,
    caption,
  });

/**
 * At most `count` pictures of a hotel, its building before the others: a room and its bathroom, the
 * city, and the places that the hotel lists.
 */
export function galleryOf(
  { room_groups: groups, amenity_groups: amenities }: Pick<Hotel, 'room_groups' | 'amenity_groups'>,
  pictureOf: PictureOf,
  count: number,
): HotelImage[] {
  const caption = (name: string) => houses.captions[name] ?? name;
  const listed = new Set(
    (amenities ?? []).flatMap((group) => (group.amenities ?? []).map(({ amenity }) => amenity)),
  );
  const here = Object.entries(places)
    .filter(([amenity]) => listed.has(amenity))
    .map(([amenity, shot]) => pictureOf(shot, houses.captions[shot] ?? amenity));
  const [firstRoom = [], ...otherRooms] = (groups ?? []).map((room) =>
    (room.images ?? []).map((image) => ({ ...image, room_group_id: room.id })),
  );
  return [
    pictureOf('front', caption('front')),
    ...firstRoom,
    pictureOf('view', caption('view')),
    pictureOf('lobby', caption('lobby')),
    ...here,
    ...otherRooms.flatMap((images) => images.slice(0, 1)),
  ].slice(0, count);
}
