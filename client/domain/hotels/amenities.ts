import { type Hotel, isBreakfast, type RoomGroup } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isWith, type RateFact, rateFactNames } from '#contracts/site/rateFacts.ts';

const maxFacilities = 10;

/**
 * Returns the first 10 distinct amenity names of all groups, in the provider's order, but for terms
 * that one of the rates beside them does not have. Spec §3 and §9.
 */
export function facilities(
  hotel: Pick<Hotel, 'amenity_groups'>,
  rates: readonly Rate[] = [],
): string[] {
  const amenities = (hotel.amenity_groups ?? []).flatMap((group) => group.amenities ?? []);
  return keptPromises(distinctNames(amenities), rates).slice(0, maxFacilities);
}

/**
 * Returns the distinct amenity names of a room, in the provider's order, but for terms that one of
 * its rates does not have. Spec §3.
 */
export function roomAmenities(room: RoomGroup, rates: readonly Rate[] = []): string[] {
  return keptPromises(distinctNames(room.room_amenities ?? []), rates);
}

function distinctNames(amenities: readonly { amenity: string }[]): string[] {
  return [...new Set(amenities.map(({ amenity }) => amenity.trim()).filter(Boolean))];
}

/** What amenities are called that promise a fact of rates. */
const claims: Readonly<Record<RateFact, (amenity: string) => boolean>> = {
  breakfast: isBreakfast,
  freeCancellation: (amenity) => /free cancell?ation|(?<!non[- ]?)refundable/i.test(amenity),
  payAtProperty: (amenity) => /pay (at|on|later)|no prepayment/i.test(amenity),
};

/** The fact of rates that an amenity such as 'Breakfast included' promises; undefined for none. */
export function promisedFact(amenity: string): RateFact | undefined {
  return rateFactNames.find((fact) => claims[fact](amenity));
}

/** The amenities without those that promise what one of these rates lacks now. */
function keptPromises(amenities: readonly string[], rates: readonly Rate[]): string[] {
  const now = new Date();
  return amenities.filter((amenity) => {
    const fact = promisedFact(amenity);
    return fact === undefined || rates.every((rate) => isWith([fact], rate, now));
  });
}
