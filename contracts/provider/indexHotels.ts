import type { Hotel } from '../hotels.ts';
import type { CatalogueHotel } from './generateHotels.ts';
import type { City } from './cities/city.ts';
import { foldText } from './foldText.ts';
import { createRandom, hashText } from './random.ts';

/** A hotel ready to be answered: its JSON as bytes, and what searches and pictures need to know. */
export type IndexedHotel = {
  id: string;
  city: City;
  json: Buffer;
  pictures: number;
  /** Tells hotels apart where chance is wanted but has to be the same each time. */
  hash: number;
};

export type HotelIndex = {
  all: readonly IndexedHotel[];
  byId: ReadonlyMap<string, IndexedHotel>;
  /** Keyed by the folded name of the city. */
  byCity: ReadonlyMap<string, readonly IndexedHotel[]>;
  /** The cities' hotels in an order that mixes the continents. */
  worldwide: readonly (readonly IndexedHotel[])[];
};

/**
 * Everything a call looks up, made once: answers are then concatenations of ready bytes, which is
 * what keeps them under 5 ms with a hundred thousand hotels. Each hotel is serialised and dropped.
 */
export function indexHotels(hotels: Iterable<CatalogueHotel>): HotelIndex {
  const all: IndexedHotel[] = [];
  const byId = new Map<string, IndexedHotel>();
  const byCity = new Map<string, IndexedHotel[]>();
  for (const { answer, city } of hotels) {
    const hotel = indexHotel(answer, city);
    all.push(hotel);
    byId.set(hotel.id, hotel);
    const key = foldText(city.name);
    const neighbours = byCity.get(key);
    if (neighbours) neighbours.push(hotel);
    else byCity.set(key, [hotel]);
  }
  const worldwide = createRandom('all over').shuffled([...byCity.values()]);
  return { all, byId, byCity, worldwide };
}

function indexHotel(answer: Hotel, city: City): IndexedHotel {
  return {
    id: answer.id,
    city,
    json: Buffer.from(JSON.stringify(answer)),
    pictures: answer.images?.length ?? 0,
    hash: hashText(answer.id),
  };
}

const comma = Buffer.from(',');

/** The hotels as one JSON list between two texts: `listJson('{"hotels":[', hotels, ']}')`. */
export function listJson(before: string, hotels: readonly IndexedHotel[], after: string): Buffer {
  const parts = hotels.flatMap((hotel, i) => (i === 0 ? [hotel.json] : [comma, hotel.json]));
  return Buffer.concat([Buffer.from(before), ...parts, Buffer.from(after)]);
}
