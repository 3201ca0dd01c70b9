import type { CatalogHotel } from './catalog/generateHotels.ts';
import { foldText } from '../values/foldText.ts';
import { createRandom, hashText } from './random.ts';
import type { PricedHotel } from './rates/offers.ts';

/** A hotel that is ready for responses: its JSON as bytes, and the data for searches and rates. */
export type IndexedHotel = PricedHotel & {
  id: string;
  /** A JSON object without rates. */
  json: Buffer;
};

export type HotelIndex = {
  all: readonly IndexedHotel[];
  byId: ReadonlyMap<string, IndexedHotel>;
  /** The hotels by the folded name of their city. */
  byCity: ReadonlyMap<string, readonly IndexedHotel[]>;
  /** The hotels of each city. The order of the cities mixes the continents. */
  worldwide: readonly (readonly IndexedHotel[])[];
};

/**
 * Indexes a catalog once, so that responses are assembled from ready bytes. They take less than 5
 * ms, even with a hundred thousand hotels. Each hotel is serialized, and its object is discarded.
 * `sellsOut`: the hotels are full in some weeks.
 */
export function indexHotels(hotels: Iterable<CatalogHotel>, sellsOut = true): HotelIndex {
  const all: IndexedHotel[] = [];
  const byId = new Map<string, IndexedHotel>();
  const byCity = new Map<string, IndexedHotel[]>();
  for (const catalogd of hotels) {
    const hotel = { ...indexHotel(catalogd), sellsOut };
    all.push(hotel);
    byId.set(hotel.id, hotel);
    const key = foldText(hotel.city.name);
    const neighbours = byCity.get(key);
    if (neighbours) neighbours.push(hotel);
    else byCity.set(key, [hotel]);
  }
  const worldwide = createRandom('all over').shuffled([...byCity.values()]);
  return { all, byId, byCity, worldwide };
}

function indexHotel({ answer, city, stars, firstRoomId, rooms }: CatalogHotel) {
  return {
    id: answer.id,
    city,
    json: Buffer.from(JSON.stringify(answer)),
    hash: hashText(answer.id),
    stars,
    firstRoomId,
    rooms: answer.room_groups?.length ? rooms : [],
  };
}
