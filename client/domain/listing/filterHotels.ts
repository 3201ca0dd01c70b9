import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { FilterChoice } from './facet.ts';
import { everyFacet, type Facet, type ListingFilters, noFilters } from './facets.ts';
import type { HotelFacts } from './hotelFacts.ts';
import type { ListFacts } from './listFacts.ts';

/**
 * Returns the hotels that pass every filter, in the provider's order. `except` names a facet that
 * is ignored.
 */
export function filterHotels(
  list: ListFacts,
  filters: ListingFilters,
  except?: Facet,
): readonly HotelFacts[] {
  const tests = everyFacet.flatMap((facet) =>
    facet !== except && list.known.has(facet) ? (facet.test(filters, filters.facts) ?? []) : [],
  );
  if (tests.length === 0) return list.hotels;
  return list.hotels.filter((hotel) => tests.every((test) => test(hotel)));
}

/**
 * The numbers of hotels that would be shown after other choices. In a list with rates, only hotels
 * with an offer for the party count.
 */
export interface FacetCounts {
  /** Returns the number of matches after `change`, which may change only `facet`. */
  of: (facet: Facet, change: Partial<ListingFilters>) => number;
  /** Returns the number of matches without any filter of `facet`. */
  without: (facet: Facet) => number;
}

/**
 * Returns the counts for the choices of a list. For each facet, the hotels that pass all other
 * facets are found only once. Choices of facts of a rate are the exception and are counted from
 * scratch, because they change the prices and because one rate must have all of the facts. A count
 * is computed on first use, because a click redraws all choices before their new counts.
 */
export function facetCounts(list: ListFacts, filters: ListingFilters): FacetCounts {
  const offered = { ...list, hotels: bookable(list) };
  const found = new Map<Facet, readonly HotelFacts[]>();
  const others = (facet: Facet) => {
    const hotels = found.get(facet) ?? filterHotels(offered, filters, facet);
    found.set(facet, hotels);
    return hotels;
  };
  const count = (facet: Facet, change: Partial<ListingFilters>) => {
    const changed = { ...filters, ...change };
    if (facet.ofRate) return filterHotels(offered, changed).length;
    const test = list.known.has(facet) ? facet.test(changed, changed.facts) : undefined;
    return (test ? others(facet).filter(test) : others(facet)).length;
  };
  const counted = new Map<string, number>();
  const counts: FacetCounts = {
    of: (facet, change) => {
      const key = `${everyFacet.indexOf(facet)} ${JSON.stringify(change)}`;
      const known = counted.get(key) ?? count(facet, change);
      counted.set(key, known);
      return known;
    },
    without: (facet) => counts.of(facet, facet.without(filters)),
  };
  return counts;
}

/**
 * Returns whether a choice would show at least one hotel of the list without any other filter. In a
 * list with rates, only hotels with an offer count.
 */
export function hasHit(
  list: ListFacts,
  facet: Facet,
  { on }: FilterChoice<ListingFilters>,
): boolean {
  const test = facet.test({ ...noFilters, ...on }, on.facts ?? []);
  return list.known.has(facet) && test !== undefined && bookable(list).some(test);
}

/** Returns the hotels that can be booked, or all hotels of a list without prices. */
function bookable({ hasRates, hotels }: ListFacts): readonly HotelFacts[] {
  return hasRates ? hotels.filter(({ price }) => price) : hotels;
}

export interface ActiveFilter extends FilterChoice<ListingFilters> {
  readonly facet: Facet;
}

/** Returns the active filters: one for each star rating and one for each other facet. */
export function activeFilters(
  i18n: SiteI18n,
  list: ListFacts,
  filters: ListingFilters,
): ActiveFilter[] {
  return everyFacet
    .filter((facet) => list.known.has(facet))
    .flatMap((facet) => facet.active(i18n, list, filters).map((choice) => ({ ...choice, facet })));
}

/**
 * Returns the facet whose removal shows the most hotels, and the number of those hotels. Undefined
 * if removing a single facet never helps.
 */
export function facetToLoosen(
  i18n: SiteI18n,
  list: ListFacts,
  filters: ListingFilters,
  counts: FacetCounts,
): { facet: Facet; text: string; matches: number } | undefined {
  const active = activeFilters(i18n, list, filters);
  const [best] = [...new Set(active.map(({ facet }) => facet))]
    .map((facet) => ({ facet, matches: counts.without(facet) }))
    .filter(({ matches }) => matches > 0)
    .sort((a, b) => b.matches - a.matches);
  if (!best) return undefined;
  const texts = active.filter(({ facet }) => facet === best.facet).map(({ text }) => text);
  return { ...best, text: i18n.formats.listOr(texts) };
}
