import type { Hotel } from '../../provider/hotels.ts';
import type { City } from './cities/city.ts';
import type { Random } from '../random.ts';

type RoomGroup = NonNullable<Hotel['room_groups']>[number];

/**
 * A kind of room: its name, the beds that can stand in it, the stars from which a hotel has it, and
 * its price in percent of that of a standard double room.
 */
type RoomKind = { name: string; bedding: readonly string[]; fromStars: number; price: number };

/** What a price depends on: how many people sleep in a room, and its price in percent. */
export type RoomTerms = { sleeps: number; price: number };

const roomKinds: readonly RoomKind[] = [
  { name: 'Single Room', bedding: ['1 single bed'], fromStars: 0, price: 78 },
  {
    name: 'Standard Double Room',
    bedding: ['1 double bed', '2 single beds'],
    fromStars: 0,
    price: 100,
  },
  { name: 'Twin Room', bedding: ['2 single beds'], fromStars: 0, price: 100 },
  {
    name: 'Triple Room',
    bedding: ['3 single beds', '1 double bed, 2 single beds'],
    fromStars: 0,
    price: 126,
  },
  {
    name: 'Family Room',
    bedding: ['1 double bed, 2 single beds', '2 double beds', '4 single beds'],
    fromStars: 0,
    price: 148,
  },
  { name: 'Superior Queen Room', bedding: ['1 queen bed'], fromStars: 2, price: 112 },
  {
    name: 'Deluxe Double Room',
    bedding: ['1 full double bed', '1 king bed'],
    fromStars: 3,
    price: 124,
  },
  {
    name: 'Deluxe Twin Room',
    bedding: ['2 single beds', '2 double beds'],
    fromStars: 3,
    price: 124,
  },
  { name: 'Corner King Room', bedding: ['1 king bed'], fromStars: 3, price: 138 },
  { name: 'Garden Studio', bedding: ['1 queen bed', '1 king bed'], fromStars: 3, price: 132 },
  {
    name: 'Junior Suite',
    bedding: ['1 king bed', '1 king bed, 1 sofa bed'],
    fromStars: 4,
    price: 176,
  },
  { name: 'Two-Bedroom Suite', bedding: ['1 king bed, 2 single beds'], fromStars: 4, price: 238 },
  { name: 'Rooftop Suite', bedding: ['1 king bed'], fromStars: 5, price: 284 },
];

const views: Readonly<Record<City['setting'], readonly string[]>> = {
  coast: ['Sea view', 'Harbour view'],
  tropical: ['Garden view', 'Pool view'],
  desert: ['Courtyard view', 'Palm grove view'],
  mountain: ['Mountain view', 'Valley view'],
  metropolis: ['Skyline view', 'City view'],
  oldtown: ['Old town view', 'Courtyard view'],
  nordic: ['Water view', 'Harbour view'],
};

const everywhere = ['Private bathroom', 'Desk', 'Hairdryer', 'Free Wi-Fi', 'Wardrobe', 'Fan'];
const comforts = [
  'Air conditioning',
  'Safe',
  'Kettle',
  'Balcony',
  'Soundproofing',
  'Blackout curtains',
  'Minibar',
  'Coffee machine',
  'Bathtub',
  'Rain shower',
  'Bathrobes',
];

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

/** The pictures of a hotel that show a room, and those that show its bathroom or view, from 1. */
const roomPictures = [2, 7, 12];
const detailPictures = [8, 3, 11];

/**
 * Generates two to six kinds of room, fewer for fewer stars. The beds are in the name, as suppliers
 * write it (`Deluxe Double Room, 1 king bed`), and among the amenities. The groups are numbered from
 * `firstId` on. `terms` has what the price of each group depends on, in the same order.
 */
export function roomGroups(
  city: City,
  stars: number,
  firstId: number,
  images: readonly { url: string }[],
  random: Random,
): { groups: RoomGroup[]; terms: RoomTerms[] } {
  const fitting = roomKinds.filter((kind) => kind.fromStars <= stars);
  const kinds = new Set(
    random.shuffled(fitting).slice(0, random.between(2, Math.min(6, 3 + stars))),
  );
  const chosen = roomKinds.filter((kind) => kinds.has(kind));
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
      room_amenities: amenities.map((amenity) => ({ id: amenityIds.get(amenity), amenity })),
      beds,
      sleeps,
      images: [roomPictures, detailPictures].flatMap((shown) => nthOf(images, shown, i)),
    };
    return { group, terms: { sleeps, price: kind.price } };
  });
  return { groups: rooms.map(({ group }) => group), terms: rooms.map(({ terms }) => terms) };
}

/** Counts `1 double bed, 2 single beds` as three beds for four people: single and sofa beds are for one. */
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

/** Picks one of the images at the given places, counted from 1; the next one for each `turn`. */
function nthOf(images: readonly { url: string }[], places: readonly number[], turn: number) {
  const shown = places.flatMap((place) => images[place - 1] ?? []);
  return shown[turn % shown.length] ?? [];
}
