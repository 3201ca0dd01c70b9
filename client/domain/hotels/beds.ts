import type { RoomGroup } from '#contracts/provider/hotels.ts';
import type { BedChoice } from '../addresses/hotelAddress.ts';

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const counted = /\b(\d{1,2}|one|two|three|four)\s+(?:[a-z-]+\s+){0,2}beds?\b/gi;
const kinds: readonly (readonly [RegExp, number])[] = [
  [/\b(quadruple|quad)\b/i, 4],
  [/\btriple\b/i, 3],
  [/\btwin\b/i, 2],
  [/\b(king|queen|double|single)\b/i, 1],
];

/**
 * Returns the number of beds in a room. It comes from `beds`. If that is missing, it comes from the
 * room's name or an amenity ('1 double bed, 2 single beds'), and failing that from the kind of room
 * ('Twin' has 2). Undefined if the number is unknown.
 */
export function bedsOf(room: RoomGroup): number | undefined {
  if (room.beds) return room.beds;
  const names = [room.name ?? '', room.name_struct?.main_name ?? ''];
  const amenities = (room.room_amenities ?? []).map(({ amenity }) => amenity);
  for (const text of [...names, ...amenities]) {
    const beds = countBeds(text);
    if (beds > 0) return beds;
  }
  return kinds.find(([word]) => names.some((name) => word.test(name)))?.[1];
}

/** Returns whether an amenity of a room counts its beds, such as '1 double bed'. */
export function listsBeds({ room_amenities: amenities }: RoomGroup): boolean {
  return (amenities ?? []).some(({ amenity }) => countBeds(amenity) > 0);
}

/**
 * Returns whether a room has the chosen number of beds. The last choice means this number or more.
 * A room with an unknown number of beds fits every choice. Spec §2.
 */
export function hasBeds(room: RoomGroup, choice: BedChoice): boolean {
  const beds = bedsOf(room);
  if (beds === undefined) return true;
  return choice === '3' ? beds >= 3 : beds === Number(choice);
}

function countBeds(text: string): number {
  return [...text.matchAll(counted)]
    .map(([, number = '']) => numbers[number.toLowerCase()] ?? Number(number))
    .reduce((sum, number) => sum + number, 0);
}
