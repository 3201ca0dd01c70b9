import { formatMoney, parseTypedAmount } from '../money/price.ts';
import { facets, filtersOfFacet, type Facet } from './facets.ts';
import type { FacetCounts } from './facetCounts.ts';
import type { ListFacts } from './listFacts.ts';
import { guestRatings, type ListingFilters, noFilters } from './listingFilters.ts';

/** A filter that is on: what it is called, and the change that removes it. */
export interface ActiveFilter {
  readonly facet: Facet;
  readonly text: string;
  readonly off: Partial<ListingFilters>;
}

/** The filters that are on, one for each star rating and one for each other facet. */
export function activeFilters(list: ListFacts, filters: ListingFilters): ActiveFilter[] {
  return facets
    .filter((facet) => list.known.has(facet))
    .flatMap((facet) =>
      facet === 'stars'
        ? starFilters(filters)
        : textOf(facet, list, filters).map((text) => ({ facet, text, off: withoutFacet(facet) })),
    );
}

function starFilters({ stars }: ListingFilters): ActiveFilter[] {
  return stars.map((star) => ({
    facet: 'stars',
    text: `${star} stars`,
    off: { stars: stars.filter((other) => other !== star) },
  }));
}

/** The change that removes all filters of a facet. */
export function withoutFacet(facet: Facet): Partial<ListingFilters> {
  return Object.fromEntries(filtersOfFacet[facet].map((name) => [name, noFilters[name]]));
}

/** The facet whose removal shows the most hotels, and how many; undefined when no single one helps. */
export function facetToLoosen(
  list: ListFacts,
  filters: ListingFilters,
  counts: FacetCounts,
): { facet: Facet; text: string; matches: number } | undefined {
  const active = activeFilters(list, filters);
  const [best] = facets
    .filter((facet) => active.some((filter) => filter.facet === facet))
    .map((facet) => ({ facet, matches: counts.without(facet) }))
    .filter(({ matches }) => matches > 0)
    .sort((a, b) => b.matches - a.matches);
  if (!best) return undefined;
  const texts = active.filter(({ facet }) => facet === best.facet).map(({ text }) => text);
  return { ...best, text: texts.join(' or ') };
}

/** What a facet's filter is called; nothing when it is off. */
function textOf(
  facet: Exclude<Facet, 'stars'>,
  { comparedIn }: ListFacts,
  filters: ListingFilters,
): string[] {
  switch (facet) {
    case 'guestRating':
      return guestRatings
        .filter(({ score }) => score === filters.guestRating)
        .map(({ words }) => words);
    case 'breakfast':
      return filters.breakfast ? ['Breakfast included'] : [];
    case 'name':
      return filters.name.trim() ? [`Name: ${filters.name.trim()}`] : [];
    case 'price':
      return priceText(filters, comparedIn);
    case 'kind':
    case 'neighborhood':
      return [filters[facet]].filter(Boolean);
  }
}

function priceText({ minPrice, maxPrice }: ListingFilters, currency = ''): string[] {
  const [min, max] = [minPrice, maxPrice].map((limit) => {
    const amount = parseTypedAmount(limit, currency);
    return amount && formatMoney(amount, 'short');
  });
  if (min && max) return [`${min} to ${max}`];
  if (min) return [`From ${min}`];
  return max ? [`Up to ${max}`] : [];
}
