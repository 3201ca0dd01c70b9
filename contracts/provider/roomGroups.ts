import type { Hotel } from '../hotels.ts';
import type { City } from './cities/city.ts';
import type { Random } from './random.ts';

type RoomGroupAnswer = NonNullable<Hotel['room_groups']>[number];

/** A kind of room: its name, the beds that can stand in it, and the stars from which a hotel has it. */
type RoomKind = { name: string; bedding: readonly string[]; fromStars: number };

const roomKinds: readonly RoomKind[] = [
  { name: 'Single Room', bedding: ['1 single bed'], fromStars: 0 },
  { name: 'Standard Double Room', bedding: ['1 double bed', '2 single beds'], fromStars: 0 },
  { name: 'Twin Room', bedding: ['2 single beds'], fromStars: 0 },
  { name: 'Triple Room', bedding: ['3 single beds', '1 double bed, 2 single beds'], fromStars: 0 },
  {
    name: 'Family Room',
    bedding: ['1 double bed, 2 single beds', '2 double beds', '4 single beds'],
    fromStars: 0,
  },
  { name: 'Superior Queen Room', bedding: ['1 queen bed'], fromStars: 2 },
  { name: 'Deluxe Double Room', bedding: ['1 full double bed', '1 king bed'], fromStars: 3 },
  { name: 'Deluxe Twin Room', bedding: ['2 single beds', '2 double beds'], fromStars: 3 },
  { name: 'Corner King Room', bedding: ['1 king bed'], fromStars: 3 },
  { name: 'Garden Studio', bedding: ['1 queen bed', '1 king bed'], fromStars: 3 },
  { name: 'Junior Suite', bedding: ['1 king bed', '1 king bed, 1 sofa bed'], fromStars: 4 },
  { name: 'Two-Bedroom Suite', bedding: ['1 king bed, 2 single beds'], fromStars: 4 },
  { name: 'Rooftop Suite', bedding: ['1 king bed'], fromStars: 5 },
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

/**
 * Two to six kinds of room, smaller hotels fewer. The beds stand in the name, as suppliers write it
 * (`Deluxe Double Room, 1 king bed`), and again among the amenities, so that rooms can be told apart
 * by the number of their beds. `firstId` numbers the groups, which are unique over the catalogue.
 */
export function roomGroups(
  city: City,
  stars: number,
  firstId: number,
  random: Random,
): RoomGroupAnswer[] {
  const fitting = roomKinds.filter((kind) => kind.fromStars <= stars);
  const kinds = new Set(
    random.shuffled(fitting).slice(0, random.between(2, Math.min(6, 3 + stars))),
  );
  return roomKinds
    .filter((kind) => kinds.has(kind))
    .map((kind, i) => {
      const bedding = random.pick(kind.bedding);
      const amenities = [
        bedding,
        ...random.shuffled(everywhere).slice(0, random.between(2, 4)),
        ...random.shuffled(comforts).slice(0, random.between(1, 2 + stars)),
        ...(random.chance(0.6) ? [random.pick(views[city.setting])] : []),
      ];
      return {
        id: firstId + i,
        name: `${kind.name}, ${bedding}`,
        name_struct: { main_name: kind.name },
        room_amenities: amenities.map((amenity) => ({ id: amenityIds.get(amenity), amenity })),
      };
    });
}
