import type { Hotel } from '#contracts/provider/hotels.ts';
import { hasRates } from '../stay/offers.ts';
import type { Party } from '../search/party.ts';
import { type Facet, facets } from './facets.ts';
import { type HotelFacts, hotelFacts } from './hotelFacts.ts';

/** A list of hotels with what its filters and sorts need, computed once for a list and a party. */
export interface ListFacts {
  readonly hotels: readonly HotelFacts[];
  /** Whether a hotel of the list has rates: sample prices and live ones never share a page. */
  readonly live: boolean;
  /** Whether a hotel of the list has a place on the map; true of an empty list. */
  readonly mapped: boolean;
  /** The currencies of the prices, each once. */
  readonly currencies: readonly string[];
  /**
   * The currency that prices are compared in. Undefined where they are of several, and none could
   * be converted.
   */
  readonly comparedIn: string | undefined;
  /** The currencies whose prices cannot be compared with the others. */
  readonly notCompared: readonly string[];
  /** The neighborhoods, in the order of the list. */
  readonly neighborhoods: readonly Neighborhood[];
  /**
   * The facets that the data can answer, all of them for an empty list. A filter of any other
   * changes nothing.
   */
  readonly known: ReadonlySet<Facet>;
}

/** A neighborhood as the provider spells it, and how many hotels are in it. */
interface Neighborhood {
  readonly name: string;
  readonly hotels: number;
}

/** Reads a list once for a party. */
export function listFacts(list: readonly Hotel[], party: Party): ListFacts {
  const hotels = hotelFacts(list, party);
  const currencies = [...new Set(hotels.flatMap(({ price }) => price?.currency ?? []))];
  const some = (test: (hotel: HotelFacts) => boolean) => hotels.length === 0 || hotels.some(test);
  const known: Record<Facet, boolean> = {
    stars: true,
    name: true,
    guestRating: some(({ score }) => score !== undefined),
    kind: some(({ kind }) => kind !== ''),
    neighborhood: some(({ neighborhood }) => neighborhood !== ''),
    breakfast: some(({ hotel }) => hasRates(hotel) || hotel.amenity_groups != null),
    price: hotels.length === 0 || currencies.length === 1,
  };
  return {
    hotels,
    live: list.some(hasRates),
    mapped: some(({ place }) => place !== undefined),
    currencies,
    comparedIn: currencies.length === 1 ? currencies[0] : undefined,
    notCompared: currencies.length > 1 ? currencies : [],
    neighborhoods: neighborhoodsOf(hotels),
    known: new Set(facets.filter((facet) => known[facet])),
  };
}

function neighborhoodsOf(hotels: readonly HotelFacts[]): Neighborhood[] {
  const found = new Map<string, Neighborhood>();
  for (const { hotel, neighborhood } of hotels) {
    const name = hotel.neighborhood;
    if (!name || !neighborhood) continue;
    const entry = found.get(neighborhood);
    found.set(neighborhood, { name: entry?.name ?? name, hotels: (entry?.hotels ?? 0) + 1 });
  }
  return [...found.values()];
}
