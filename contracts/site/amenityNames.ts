import { type Amenity, isBreakfast } from '../provider/hotels.ts';
import { type Naming } from '../texts/placeNames.ts';
import { type RateFact, rateFactNames } from './rateFacts.ts';

/** The name of an amenity: the site's for a code that it knows, else the provider's. */
export function amenityText({ names: { amenities } }: Naming, { amenity, code }: Amenity): string {
  return (code && Object.hasOwn(amenities, code) && amenities[code]) || amenity.trim();
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
