import type { Money } from '#contracts/money/money.ts';
import { type Hotel, isBreakfast } from '#contracts/provider/hotels.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { keyed } from '../hotels/hotel.ts';
import { distancesFromMiddle } from '../map/distancesFromMiddle.ts';
import { type Place, placeOf } from '../map/place.ts';
import type { Party } from '../search/party.ts';
import { cheapestRate, hasBreakfast, hasRates, priceOf } from '../stay/offers.ts';

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
  /**
   * Whether breakfast is in a price for the party. Of one price alone, which may be only the
   * cheapest of several, and where the list has no prices, it is enough that breakfast is listed.
   */
  readonly breakfast: boolean;
  /** The lowest total of the stay for the whole party, taxes included. */
  readonly price: Money | undefined;
  /** The lowest such total with breakfast. */
  readonly breakfastPrice: Money | undefined;
  /**
   * The same prices in the currency that the list is sorted and filtered in; undefined without a
   * rate.
   */
  readonly compared: Pick<HotelFacts, 'price' | 'breakfastPrice'>;
  readonly place: Place | undefined;
  /** How far the hotel is from the middle of the list, in kilometres. */
  readonly fromMiddle: number | undefined;
}

/** The facts of each hotel of a list, in the provider's order. */
export function hotelFacts(hotels: readonly Hotel[], party: Party): HotelFacts[] {
  const distances = distancesFromMiddle(hotels);
  const live = hotels.some(hasRates);
  return keyed(hotels).map(({ key, hotel }, index) => {
    const rate = cheapestRate(hotel, party);
    const withBreakfast = rate && !hasBreakfast(rate) ? cheapestRate(hotel, party, true) : rate;
    const price = rate && priceOf(rate, party);
    const breakfastPrice = withBreakfast && priceOf(withBreakfast, party);
    const stars = Math.floor(hotel.star_rating ?? 0);
    return {
      hotel,
      key,
      name: foldText(hotel.name),
      stars: stars > 0 ? stars : undefined,
      score: hotel.guest_rating?.score,
      kind: foldText(hotel.kind ?? ''),
      neighborhood: foldText(hotel.neighborhood ?? ''),
      breakfast:
        withBreakfast !== undefined ||
        ((rate ? hotel.rates?.length === 1 : !live) && servesBreakfast(hotel)),
      price,
      breakfastPrice,
      compared: { price, breakfastPrice },
      place: placeOf(hotel),
      fromMiddle: distances[index],
    };
  });
}

/** Whether breakfast is part of a rate, or is named among the amenities. */
function servesBreakfast({ rates, amenity_groups }: Hotel): boolean {
  return (
    (rates ?? []).some(hasBreakfast) ||
    (amenity_groups ?? []).some(({ amenities }) =>
      (amenities ?? []).some(({ amenity }) => isBreakfast(amenity)),
    )
  );
}

/** A hotel that has a place on the map. */
export type PlacedHotel = HotelFacts & { readonly place: Place };

/** Whether a hotel has a place on the map. */
export function isPlaced(hotel: HotelFacts): hotel is PlacedHotel {
  return hotel.place !== undefined;
}
