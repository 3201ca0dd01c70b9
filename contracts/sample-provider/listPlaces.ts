import type { Place } from '../provider/places.ts';
import type { City } from './catalogue/cities.ts';
import type { HotelIndex } from './indexHotels.ts';

/** The cities that have hotels, with how many of them a search finds, at most `limit`. */
export function listPlaces({ byCity }: HotelIndex, limit: number): Place[] {
  return [...byCity.values()].flatMap((hotels) => {
    const [first] = hotels;
    return first ? [placeOf(first.city, Math.min(hotels.length, limit))] : [];
  });
}

/** The centre of a city is the middle of its areas. */
function placeOf({ name, countryCode, areas }: City, hotels: number): Place {
  const mean = (degrees: readonly number[]) =>
    Math.round((degrees.reduce((sum, each) => sum + each, 0) / degrees.length) * 1e4) / 1e4;
  return {
    name,
    country_code: countryCode,
    hotels,
    latitude: mean(areas.map(({ latitude }) => latitude)),
    longitude: mean(areas.map(({ longitude }) => longitude)),
  };
}
