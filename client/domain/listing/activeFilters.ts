import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestRatings } from '../hotels/guestRating.ts';
import { kindText } from '../hotels/hotelText.ts';
import { parseTypedAmount } from '../money/readAmount.ts';
import { facets, filtersOfFacet, type Facet } from './facets.ts';
import type { FacetCounts } from './facetCounts.ts';
import type { ListFacts } from './listFacts.ts';
import { type ListingFilters, noFilters } from './listingFilters.ts';

/** A filter that is on: what it is called, and the change that removes it. */
export interface ActiveFilter {
  readonly facet: Facet;
  readonly text: string;
  readonly off: Partial<ListingFilters>;
}

/** The filters that are on, one for each star rating and one for each other facet. */
export function activeFilters(
  i18n: SiteI18n,
  list: ListFacts,
  filters: ListingFilters,
): ActiveFilter[] {
  return facets
    .filter((facet) => list.known.has(facet))
    .flatMap((facet) =>
      facet === 'stars'
        ? starFilters(i18n, filters)
        : textOf(i18n, facet, list, filters).map((text) => ({
            facet,
            text,
            off: withoutFacet(facet),
          })),
    );
}

function starFilters({ t }: SiteI18n, { stars }: ListingFilters): ActiveFilter[] {
  return stars.map((star) => ({
    facet: 'stars',
    text: t('filters.choice.stars', { stars: Number(star) }),
    off: { stars: stars.filter((other) => other !== star) },
  }));
}

/** The change that removes all filters of a facet. */
export function withoutFacet(facet: Facet): Partial<ListingFilters> {
  return Object.fromEntries(filtersOfFacet[facet].map((name) => [name, noFilters[name]]));
}

/**
 * The facet whose removal shows the most hotels, and how many; undefined when no single one helps.
 */
export function facetToLoosen(
  i18n: SiteI18n,
  list: ListFacts,
  filters: ListingFilters,
  counts: FacetCounts,
): { facet: Facet; text: string; matches: number } | undefined {
  const active = activeFilters(i18n, list, filters);
  const [best] = facets
    .filter((facet) => active.some((filter) => filter.facet === facet))
    .map((facet) => ({ facet, matches: counts.without(facet) }))
    .filter(({ matches }) => matches > 0)
    .sort((a, b) => b.matches - a.matches);
  if (!best) return undefined;
  const texts = active.filter(({ facet }) => facet === best.facet).map(({ text }) => text);
  return { ...best, text: i18n.formats.listOr(texts) };
}

/** What a facet's filter is called; nothing when it is off. */
function textOf(
  i18n: SiteI18n,
  facet: Exclude<Facet, 'stars'>,
  { comparedIn }: ListFacts,
  filters: ListingFilters,
): string[] {
  const { t } = i18n;
  switch (facet) {
    case 'guestRating':
      return guestRatings
        .filter(({ score }) => score === filters.guestRating)
        .map(({ word }) => t(`filters.choice.${word}`));
    case 'breakfast':
      return filters.breakfast ? [t('stay.meal.breakfast')] : [];
    case 'name':
      return filters.name.trim() ? [t('filters.active.name', { name: filters.name.trim() })] : [];
    case 'price':
      return priceText(i18n, filters, comparedIn);
    case 'kind':
      return filters.kind ? [kindText(i18n, filters.kind)] : [];
    case 'neighborhood':
      return [filters.neighborhood].filter(Boolean);
  }
}

function priceText(
  { t, formats }: SiteI18n,
  { minPrice, maxPrice }: ListingFilters,
  currency = '',
): string[] {
  const [min, max] = [minPrice, maxPrice].map((limit) => {
    const amount = parseTypedAmount(limit, currency);
    return amount && formats.money(amount, 'short');
  });
  if (min && max) return [t('filters.active.priceBetween', { min, max })];
  if (min) return [t('filters.active.priceFrom', { min })];
  return max ? [t('filters.active.priceTo', { max })] : [];
}
