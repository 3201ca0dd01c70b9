import type { Money } from '#contracts/money/money.ts';
import { type Hotel, isBreakfast } from '#contracts/provider/hotels.ts';
import { factAmenities } from '#contracts/site/amenityFacts.ts';
import { hasFacts, type RateFact, rateFacts } from '#contracts/site/rateFacts.ts';
import type { Place } from '#contracts/provider/places.ts';
import { foldText } from '#contracts/values/foldText.ts';
import type { Party } from '#contracts/values/party.ts';
import { keyed } from '../hotels/hotel.ts';
import { distancesFromMiddle } from '../map/distancesFromMiddle.ts';
import { type Coordinates, coordinatesOf } from '../map/coordinates.ts';
import { centreDistance } from '../search/centreDistance.ts';
import { lowestPrices } from '../stay/cheapestOffer.ts';
import { hasRates } from '../stay/offers.ts';

/**
 * What filters and sorts read of a hotel, computed once. Texts are folded: without case and
 * accents.
 */
export interface HotelFacts {
  readonly hotel: Hotel;
  /** A React key, unique in the list. */
  readonly key: string;
  readonly name: string;
  /** Whole stars; undefined when there is no rating. */
  readonly stars: number | undefined;
  /** The guests' score, 0 to 10. */
  readonly score: number | undefined;
  readonly kind: string;
  readonly neighborhood: string;
  /** The lowest total of the stay for the whole party, taxes included. */
  readonly price: Money | undefined;
  /** That price, and dearer ones of rates that have more; the lowest first. */
  readonly prices: readonly PriceWith[];
  readonly place: Coordinates | undefined;
  readonly amenities: ReturnType<typeof factAmenities>;
  /** How far the hotel is from the centre of its place, in kilometres. */
  readonly fromCentre: number | undefined;
  /** The same or, where no centre is known, how far it is from the middle of the list. */
  readonly distance: number | undefined;
}

/** A price of a hotel, and the facts of the rate that has it. */
interface PriceWith {
  readonly facts: readonly RateFact[];
  /** Undefined where the list has no prices. */
  readonly price: Money | undefined;
  /**
   * The same price in the currency that the list is sorted and filtered in; undefined without a
   * rate.
   */
  readonly compared: Money | undefined;
}

/** The facts of each hotel of a list, in the provider's order. */
export function hotelFacts(
  hotels: readonly Hotel[],
  party: Party,
  centres: readonly Place[] = [],
  now: Date = new Date(),
): HotelFacts[] {
  const fromCentre = hotels.map((hotel) => centreDistance(hotel, centres));
  const centred = fromCentre.some((km) => km !== undefined);
  const distances = centred ? fromCentre : distancesFromMiddle(hotels);
  const rated = hotels.some(hasRates);
  return keyed(hotels).map(({ key, hotel }, index) => {
    const prices = pricesOf(hotel, party, rated, now);
    const stars = Math.floor(hotel.star_rating ?? 0);
    return {
      hotel,
      key,
      name: foldText(hotel.name),
      stars: stars > 0 ? stars : undefined,
      score: hotel.guest_rating?.score,
      kind: foldText(hotel.kind ?? ''),
      neighborhood: foldText(hotel.neighborhood ?? ''),
      price: prices[0]?.price,
      prices,
      place: coordinatesOf(hotel),
      amenities: factAmenities(hotel),
      fromCentre: fromCentre[index],
      distance: distances[index],
    };
  });
}

/**
 * The lowest prices of a hotel for a party. Of one price alone, which may be only the cheapest of
 * several, and where the list has no prices, it is enough that breakfast is listed.
 */
function pricesOf(hotel: Hotel, party: Party, rated: boolean, now: Date): readonly PriceWith[] {
  const prices = lowestPrices(hotel, party, now).map(({ facts, price }) => ({
    facts,
    price,
    compared: price,
  }));
  const { facts, price } = prices[0] ?? { facts: [] };
  const alone = price ? hotel.rates?.length === 1 : !rated;
  if (!alone || hasFacts(facts, ['breakfast']) || !servesBreakfast(hotel)) return prices;
  return [{ facts: [...facts, 'breakfast'], price, compared: price }];
}

/** The lowest price of a rate with all these facts: what a row shows where they are wanted. */
export function priceWith(
  { prices }: Pick<HotelFacts, 'prices'>,
  wanted: readonly RateFact[],
): PriceWith | undefined {
  return prices.find(({ facts }) => hasFacts(facts, wanted));
}

/** Whether breakfast is part of a rate, or is named among the amenities. */
function servesBreakfast({ rates, amenity_groups }: Hotel): boolean {
  return (
    (rates ?? []).some(rateFacts.breakfast) ||
    (amenity_groups ?? []).some(({ amenities }) => (amenities ?? []).some(isBreakfast))
  );
}

/** A hotel that has a place on the map. */
export type PlacedHotel = HotelFacts & { readonly place: Coordinates };

/** Whether a hotel has a place on the map. */
export function isPlaced(hotel: HotelFacts): hotel is PlacedHotel {
  return hotel.place !== undefined;
}
