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
import { centerDistance } from '../search/centerDistance.ts';
import { lowestPrices } from '../stay/cheapestOffer.ts';
import { hasRates } from '../stay/offers.ts';

/**
 * The data of a hotel that filters and sorts read, computed once. Texts are folded: they have no
 * case and no accents.
 */
export interface HotelFacts {
  readonly hotel: Hotel;
  /** A React key, unique in the list. */
  readonly key: string;
  readonly name: string;
  /** The number of whole stars. Undefined without a rating. */
  readonly stars: number | undefined;
  /** The guests' score from 0 to 10. */
  readonly score: number | undefined;
  readonly kind: string;
  readonly neighborhood: string;
  /** The lowest total of the stay for the whole party, including taxes. */
  readonly price: Money | undefined;
  /** The lowest price first, followed by higher prices of rates with more facts. */
  readonly prices: readonly PriceWith[];
  readonly place: Coordinates | undefined;
  readonly amenities: ReturnType<typeof factAmenities>;
  /** The distance of the hotel from the center of its place, in kilometers. */
  readonly fromCenter: number | undefined;
  /**
   * The distance in kilometers from the center of the hotel's place. If no center is known, it is
   * the distance from the middle of the list.
   */
  readonly distance: number | undefined;
}

/** A price of a hotel and the facts of its rate. */
interface PriceWith {
  readonly facts: readonly RateFact[];
  /** Undefined if the list has no prices. */
  readonly price: Money | undefined;
  /**
   * The same price in the currency by which the list is sorted and filtered. Undefined without an
   * exchange rate.
   */
  readonly compared: Money | undefined;
}

/** Returns the facts of each hotel of a list, in the provider's order. */
export function hotelFacts(
  hotels: readonly Hotel[],
  party: Party,
  centers: readonly Place[] = [],
  now: Date = new Date(),
): HotelFacts[] {
  const fromCenter = hotels.map((hotel) => centerDistance(hotel, centers));
  const centered = fromCenter.some((km) => km !== undefined);
  const distances = centered ? fromCenter : distancesFromMiddle(hotels);
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
      fromCenter: fromCenter[index],
      distance: distances[index],
    };
  });
}

/**
 * Returns the lowest prices of a hotel for a party. The provider may send only the cheapest of
 * several rates. If a hotel has a single rate, a breakfast in its amenities therefore counts as a
 * fact of that rate. The same is true in a list without prices.
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

/**
 * Returns the lowest price of a rate with all these facts. Rows show this price when the traveler
 * wants these facts.
 */
export function priceWith(
  { prices }: Pick<HotelFacts, 'prices'>,
  wanted: readonly RateFact[],
): PriceWith | undefined {
  return prices.find(({ facts }) => hasFacts(facts, wanted));
}

/** Returns whether a rate includes breakfast or the amenities list it. */
function servesBreakfast({ rates, amenity_groups }: Hotel): boolean {
  return (
    (rates ?? []).some(rateFacts.breakfast) ||
    (amenity_groups ?? []).some(({ amenities }) => (amenities ?? []).some(isBreakfast))
  );
}

/** A hotel with a location on the map. */
export type PlacedHotel = HotelFacts & { readonly place: Coordinates };

/** Returns whether a hotel has a location on the map. */
export function isPlaced(hotel: HotelFacts): hotel is PlacedHotel {
  return hotel.place !== undefined;
}
