import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestRatings } from '../hotels/guestRating.ts';
import { facetCounts } from './facetCounts.ts';
import type { Facet } from './facets.ts';
import type { ListFacts } from './listFacts.ts';
import { type ListingFilters, noFilters, starRatings } from './listingFilters.ts';

/** A checkbox or radio button of the filters, and what choosing it or taking it back changes. */
export interface FilterChoice {
  /** Tells it from the others of its group. */
  readonly id: string;
  readonly text: string;
  /** Its accessible name where the text alone does not say enough. */
  readonly name?: string;
  readonly facet: Facet;
  readonly chosen: boolean;
  readonly on: Partial<ListingFilters>;
  readonly off: Partial<ListingFilters>;
}

/** Whether a choice by itself would show a hotel of the list; of a live list, one with an offer. */
export function hasHit(list: ListFacts, { facet, on }: FilterChoice): boolean {
  return list.known.has(facet) && facetCounts(list, noFilters).with(facet, on) > 0;
}

/** A star rating, which adds to the others chosen. */
function starChoice({ t }: SiteI18n, filters: ListingFilters, star: (typeof starRatings)[number]) {
  const others = filters.stars.filter((other) => other !== star);
  return {
    id: star,
    text: t('filters.choice.stars', { stars: Number(star) }),
    facet: 'stars',
    chosen: filters.stars.includes(star),
    on: { stars: starRatings.filter((other) => other === star || others.includes(other)) },
    off: { stars: others },
  } satisfies FilterChoice;
}

/** A value of a filter that has one value at a time. */
function singleChoice<Name extends 'guestRating' | 'neighborhood' | 'kind' | 'breakfast'>(
  filters: ListingFilters,
  facet: Name,
  { value, text }: { value: ListingFilters[Name]; text: string },
): FilterChoice {
  return {
    id: String(value),
    text,
    facet,
    chosen: filters[facet] === value,
    on: { [facet]: value },
    off: { [facet]: noFilters[facet] },
  };
}

/** The popular filters, which are shortcuts to filters of other groups. Spec §2. */
export function popularChoices(i18n: SiteI18n, filters: ListingFilters): FilterChoice[] {
  const { t } = i18n;
  return [
    starChoice(i18n, filters, '5'),
    singleChoice(filters, 'breakfast', { value: true, text: t('stay.meal.breakfast') }),
    singleChoice(filters, 'kind', { value: 'Hotel', text: t('hotels.kind.hotel') }),
    singleChoice(filters, 'guestRating', { value: 9, text: t('filters.choice.wonderful') }),
    singleChoice(filters, 'neighborhood', { value: 'Clifton', text: t('filters.choice.clifton') }),
  ];
}

/** The star ratings 5, 4 and 3. Spec §2. */
export function starChoices(i18n: SiteI18n, filters: ListingFilters): FilterChoice[] {
  return starRatings.map((star) => {
    const choice = starChoice(i18n, filters, star);
    return { ...choice, text: i18n.formats.number(Number(star)), name: choice.text };
  });
}

/** 'Any' and the guest ratings. Spec §2. */
export function guestRatingChoices({ t }: SiteI18n, filters: ListingFilters): FilterChoice[] {
  return [
    { value: noFilters.guestRating, text: t('filters.choice.any') },
    ...guestRatings.map(({ score, word }) => ({
      value: score,
      text: t(`filters.choice.${word}`),
    })),
  ].map((choice) => singleChoice(filters, 'guestRating', choice));
}

/** 'Any' and the given neighborhoods. Spec §2. */
export function neighborhoodChoices(
  { t }: SiteI18n,
  filters: ListingFilters,
  neighborhoods: readonly string[],
): FilterChoice[] {
  return [
    { value: noFilters.neighborhood, text: t('filters.choice.any') },
    ...neighborhoods.map((name) => ({ value: name, text: name })),
  ].map((choice) => singleChoice(filters, 'neighborhood', choice));
}
