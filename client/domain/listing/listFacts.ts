import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Party } from '#contracts/values/party.ts';
import type { Center } from '../search/centerDistance.ts';
import { hasRates } from '../stay/offers.ts';
import type { FacetList, Neighborhood } from './facet.ts';
import { everyFacet, type Facet } from './facets.ts';
import { type HotelFacts, hotelFacts } from './hotelFacts.ts';

/**
 * A list of hotels with the data for its filters and sorts, computed once for a list and a party.
 */
export interface ListFacts extends FacetList {
  /** Whether at least one hotel has a location on the map. Also true for an empty list. */
  readonly mapped: boolean;
  /** The currencies of prices that cannot be compared with the others. */
  readonly notCompared: readonly string[];
  /**
   * The facets for which the list has data, or all facets for an empty list. Filters of other
   * facets have no effect.
   */
  readonly known: ReadonlySet<Facet>;
}

/** The surroundings of a list: the places with the searched name, and the region of the reader. */
export interface Around {
  readonly centers: readonly Center[];
  readonly locale: string;
}

const nowhere: Around = { centers: [], locale: 'en' };

/** Computes the data of a list for a party. */
export function listFacts(
  hotels: readonly Hotel[],
  party: Party,
  { centers, locale }: Around = nowhere,
): ListFacts {
  const facts = hotelFacts(hotels, party, centers);
  const currencies = [...new Set(facts.flatMap(({ price }) => price?.currency ?? []))];
  const list = {
    hotels: facts,
    hasRates: hotels.some(hasRates),
    mapped: facts.length === 0 || facts.some(({ place }) => place !== undefined),
    currencies,
    comparedIn: currencies.length === 1 ? currencies[0] : undefined,
    notCompared: currencies.length > 1 ? currencies : [],
    neighborhoods: neighborhoodsOf(facts),
    measuredFrom: centers[0]?.landmark ?? 'center',
    locale,
  };
  const isKnown = ({ known }: Facet) =>
    !known || facts.length === 0 || facts.some((hotel) => known(hotel, list));
  return { ...list, known: new Set(everyFacet.filter(isKnown)) };
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
