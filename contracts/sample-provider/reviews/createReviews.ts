import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { hotelSchema } from '../../provider/hotels.ts';
import { foldText } from '../../values/foldText.ts';
import type { HotelIndex, IndexedHotel } from '../indexHotels.ts';
import { composeReviews, dated, type SampleReview } from './composeReviews.ts';

/** The number of hotels in a city that share sentences without repeating one. */
const neighbors = 60;
/** The maximum number of such groups in the cache: all groups of the usual catalog. */
const mostKept = 60;

/**
 * Returns a function that returns the reviews of a hotel, the latest first. None is later than the
 * month `until`. The first call for a city takes some tens of milliseconds.
 *
 * In a city with up to sixty hotels, as in the usual catalog, each sentence occurs once. A larger
 * city is divided into groups of sixty hotels, so that one review never requires the whole city.
 * Different groups may repeat a sentence.
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
