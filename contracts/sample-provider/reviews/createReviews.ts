import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { hotelSchema } from '../../provider/hotels.ts';
import { foldText } from '../../values/foldText.ts';
import type { HotelIndex, IndexedHotel } from '../indexHotels.ts';
import { composeReviews, dated, type SampleReview } from './composeReviews.ts';

/** How many hotels of a city share sentences without repeating one. */
const neighbors = 60;
/** For how many of these groups reviews are kept: for all of the usual catalogue. */
const mostKept = 60;

/**
 * Returns what gives the reviews of a hotel, the latest first, none later than the month `until`. A
 * sentence occurs once in a city of up to sixty hotels, as all are in the usual catalogue. In a
 * larger one each sixty hotels have their own deal of the sentences, so that a review never needs a
 * whole city: there one sixty may repeat another. The first question about a city costs some tens of
 * milliseconds.
 */
export function createReviews({ byCity }: HotelIndex) {
  const kept = new LRUCache<string, ReturnType<typeof composeReviews>>({ max: mostKept });
  return (hotel: IndexedHotel, until: string): SampleReview[] => {
    const inCity = byCity.get(foldText(hotel.city.name)) ?? [];
    const place = inCity.indexOf(hotel);
    const start = place - (place % neighbors);
    const key = `${hotel.city.name} ${start}`;
    const composed =
      kept.get(key) ??
      composeReviews(
        inCity
          .slice(start, start + neighbors)
          .map(({ json }) => v.parse(hotelSchema, JSON.parse(json.toString()))),
        hotel.city,
      );
    kept.set(key, composed);
    return dated(composed.get(hotel.id) ?? [], until);
  };
}
