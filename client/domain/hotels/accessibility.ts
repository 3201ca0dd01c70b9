import type { Hotel } from '#contracts/provider/hotels.ts';

const words =
  /\b(accessib\w*|wheelchair\w*|step-free|barrier-free|(?<!ski )lift(?! pass)|elevator|ramp|braille|roll-in|grab (bars?|rails?)|hearing|visual (alarm|aids?)|disab\w*)\b/i;

/**
 * The distinct amenities of a hotel and its rooms that speak of accessibility, in the provider's
 * order.
 */
export function accessibilityFeatures({
  amenity_groups,
  room_groups,
}: Pick<Hotel, 'amenity_groups' | 'room_groups'>): string[] {
  const amenities = [
    ...(amenity_groups ?? []).flatMap((group) => group.amenities ?? []),
    ...(room_groups ?? []).flatMap((room) => room.room_amenities ?? []),
  ].map(({ amenity }) => amenity.trim());
  return [...new Set(amenities.filter((amenity) => words.test(amenity)))];
}
