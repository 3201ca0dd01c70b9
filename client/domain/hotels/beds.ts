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
 * The number of beds in a room: `beds`, else the beds that its name or an amenity counts ('1 double
 * bed, 2 single beds'), else what the kind of room says ('Twin' has 2). Undefined when nothing
 * tells.
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

/** Whether an amenity of a room counts its beds, as '1 double bed' does. */
export function listsBeds({ room_amenities: amenities }: RoomGroup): boolean {
  return (amenities ?? []).some(({ amenity }) => countBeds(amenity) > 0);
}

/**
 * Whether a room has as many beds as a choice says; the last choice means that many or more. A room
 * of which the number is not known fits every choice. Spec §2.
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
