import { type Amenity, isBreakfast, type RoomGroup } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isWith, type RateFact, rateFactNames } from '#contracts/site/rateFacts.ts';
import { type Naming } from '#contracts/texts/placeNames.ts';

/**
 * Returns the distinct amenity names of a room in the provider's order. If an amenity is a term of
 * the rates and one of the room's rates does not have it, the amenity is left out. Spec §3.
 */
export function roomAmenities(
  i18n: Naming,
  room: RoomGroup,
  rates: readonly Rate[] = [],
): string[] {
  return distinctNames(i18n, keptPromises(room.room_amenities ?? [], rates));
}

/** A name that has the form of a code: 'washing-machine' or 'washing_machine'. */
const codePattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)+$/;

/**
 * Returns the name of an amenity. The site has names for the codes that it knows, including a code
 * that a provider sends in place of the name. For any other amenity, the name is the provider's. An
 * unknown code in place of a name becomes words: 'Washing machine'.
 */
export function amenityText({ names: { amenities } }: Naming, { amenity, code }: Amenity): string {
  const name = amenity.trim();
  const known = [code, name].find((each) => each && Object.hasOwn(amenities, each));
  const text = known && amenities[known];
  if (text) return text;
  if (!codePattern.test(name)) return name;
  const words = name.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the names of amenities in the language of the page, without duplicates. */
export function distinctNames(i18n: Naming, amenities: readonly Amenity[]): string[] {
  return [...new Set(amenities.map((each) => amenityText(i18n, each)).filter(Boolean))];
}

/** The tests by which an amenity without a code promises a fact of rates: its name. */
const claims: Readonly<Record<RateFact, (amenity: Amenity) => boolean>> = {
  breakfast: isBreakfast,
  freeCancellation: ({ amenity }) =>
    /free cancell?ation|refundable/i.test(amenity) && !/non[- ]?refundable/i.test(amenity),
  payAtProperty: ({ amenity }) => /pay (at|on|later)|no prepayment/i.test(amenity),
};

/**
 * Returns the fact of rates that an amenity such as 'Breakfast included' promises, or undefined.
 */
export function promisedFact(amenity: Amenity): RateFact | undefined {
  return rateFactNames.find((fact) => claims[fact](amenity));
}

/**
 * Returns the amenities that are true for all of these rates. An amenity that promises a fact is
 * left out if one of the rates lacks that fact now.
 */
export function keptPromises(amenities: readonly Amenity[], rates: readonly Rate[]): Amenity[] {
  const now = new Date();
  return amenities.filter((amenity) => {
    const fact = promisedFact(amenity);
    return fact === undefined || rates.every((rate) => isWith([fact], rate, now));
  });
}
