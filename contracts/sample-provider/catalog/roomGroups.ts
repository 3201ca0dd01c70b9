import type { RoomGroup } from '../../provider/hotels.ts';
import { createRandom, type Random } from '../random.ts';
import type { PictureOf } from '../pictures.ts';
import type { City } from './cities.ts';
import { houses, withCode } from './houses.ts';

/**
 * The data that prices of a room depend on: the number of people who sleep in it, and its price in
 * percent.
 */
export type RoomTerms = { sleeps: number; price: number };

const { roomKinds, views } = houses;
const { everywhere, comforts } = houses.roomAmenities;

const amenityIds = new Map(
  [
    ...new Set([
      ...roomKinds.flatMap((kind) => kind.bedding),
      ...Object.values(views).flat(),
      ...everywhere,
      ...comforts,
    ]),
  ].map((amenity, i) => [amenity, i + 1]),
);

/**
 * Generates two to six kinds of room, fewer for fewer stars. As suppliers write them, the beds are
 * both in the name (`Deluxe Double Room, 1 king bed`) and among the amenities. The ids count up
 * from `firstId`. The sizes depend on the `id` of the hotel. `pictureOf` makes the pictures.
 * `terms` has the data for the prices of each group, in the same order.
 */
export function roomGroups(
  city: City,
  stars: number,
  { id, firstId }: { id: string; firstId: number },
  pictureOf: PictureOf,
  random: Random,
): { groups: RoomGroup[]; terms: RoomTerms[] } {
  const fitting = roomKinds.filter((kind) => kind.fromStars <= stars);
  const kinds = new Set(
    random.shuffled(fitting).slice(0, random.between(2, Math.min(6, 3 + stars))),
  );
  const chosen = roomKinds.filter((kind) => kinds.has(kind));
  const sizes = createRandom(`sizes of ${id}`);
  const rooms = chosen.map((kind, i) => {
    const bedding = random.pick(kind.bedding);
    const amenities = [
      bedding,
      ...random.shuffled(everywhere).slice(0, random.between(2, 4)),
      ...random.shuffled(comforts).slice(0, random.between(1, 2 + stars)),
      ...(random.chance(0.6) ? [random.pick(views[city.setting])] : []),
    ];
    const { beds, sleeps } = countBeds(bedding);
    const group = {
      id: firstId + i,
      name: `${kind.name}, ${bedding}`,
      name_struct: { main_name: kind.name },
      room_amenities: amenities.map((amenity) => ({
        id: amenityId(amenity),
        ...withCode(amenity),
      })),
      beds,
      sleeps,
      images: [
        pictureOf(`room-${i + 1}`, houses.captions[bedding] ?? kind.name),
        pictureOf(
          `bath-${i + 1}`,
          houses.captions[amenities.includes('Bathtub') ? 'tub' : 'shower'] ?? kind.name,
        ),
      ],
      size_sqm: sizes.between(...kind.size),
    };
    return { group, terms: { sleeps, price: kind.price } };
  });
  return { groups: rooms.map(({ group }) => group), terms: rooms.map(({ terms }) => terms) };
}

/** Returns the id of a room's amenity in the catalog. */
export function amenityId(amenity: string): number | undefined {
  return amenityIds.get(amenity);
}

/**
 * Counts beds and people: `1 double bed, 2 single beds` is three beds for four people. Single beds
 * and sofa beds are for one person.
 */
function countBeds(bedding: string): { beds: number; sleeps: number } {
  let beds = 0;
  let sleeps = 0;
  for (const part of bedding.split(', ')) {
    const count = Number.parseInt(part, 10);
    beds += count;
    sleeps += /single|sofa/.test(part) ? count : count * 2;
  }
  return { beds, sleeps };
}
