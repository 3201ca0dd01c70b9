import { type Amenity, isBreakfast, type RoomGroup } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isWith, type RateFact, rateFactNames } from '#contracts/site/rateFacts.ts';
import { type Naming } from '#contracts/texts/placeNames.ts';

/**
 * Returns the distinct amenity names of a room, in the provider's order, but for terms that one of
 * its rates does not have. Spec §3.
 */
export function roomAmenities(
  i18n: Naming,
  room: RoomGroup,
  rates: readonly Rate[] = [],
): string[] {
  return distinctNames(i18n, keptPromises(room.room_amenities ?? [], rates));
}

/** A name that is a code: 'washing-machine' or 'washing_machine'. */
const codePattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)+$/;

/**
 * The name of an amenity: the site's for a code that it knows, also where the code stands in place
 * of the name, else the provider's. A code that the site does not know is read as words: 'Washing
 * machine'.
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

/** The names of amenities in the language of the page, each once. */
export function distinctNames(i18n: Naming, amenities: readonly Amenity[]): string[] {
  return [...new Set(amenities.map((each) => amenityText(i18n, each)).filter(Boolean))];
}

/** What amenities are called that promise a fact of rates, where no code says it. */
const claims: Readonly<Record<RateFact, (amenity: Amenity) => boolean>> = {
  breakfast: isBreakfast,
  freeCancellation: ({ amenity }) =>
    /free cancell?ation|refundable/i.test(amenity) && !/non[- ]?refundable/i.test(amenity),
  payAtProperty: ({ amenity }) => /pay (at|on|later)|no prepayment/i.test(amenity),
};

/** The fact of rates that an amenity such as 'Breakfast included' promises; undefined for none. */
export function promisedFact(amenity: Amenity): RateFact | undefined {
  return rateFactNames.find((fact) => claims[fact](amenity));
}

/** The amenities without those that promise what one of these rates lacks now. */
export function keptPromises(amenities: readonly Amenity[], rates: readonly Rate[]): Amenity[] {
  const now = new Date();
  return amenities.filter((amenity) => {
    const fact = promisedFact(amenity);
    return fact === undefined || rates.every((rate) => isWith([fact], rate, now));
  });
}
