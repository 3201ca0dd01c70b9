import type { Hotel, HotelImage } from '../provider/hotels.ts';
import { houses } from './catalog/houses.ts';
import { version } from './pictureParts.ts';

/** The places of a hotel that have a picture, with the amenity that a hotel must list for each. */
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

/** A function that returns a picture of a hotel with its caption. */
export type PictureOf = (shot: string, caption: string) => HotelImage;

/**
 * Returns a function that makes the pictures of a hotel. Their addresses begin with `mediaOrigin`
 * and contain the number of the hotel in the catalog, which is shorter than its id.
 */
export const picturesOf =
  (ordinal: number, mediaOrigin: string): PictureOf =>
  (shot, caption) => ({
    url: `${mediaOrigin}/media/{size}/${shot}-${ordinal.toString(36)}-${version}.svg`,
    caption,
  });

/**
 * Returns at most `count` pictures of a hotel: first its building, then a room with its bathroom,
 * the city, and the places that the hotel lists.
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
