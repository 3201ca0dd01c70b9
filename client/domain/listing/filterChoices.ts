import { facetCounts } from './facetCounts.ts';
import type { Facet } from './facets.ts';
import type { ListFacts } from './listFacts.ts';
import { guestRatings, type ListingFilters, noFilters, starRatings } from './listingFilters.ts';

/** A checkbox or radio button of the filters, and what choosing it or taking it back changes. */
export interface FilterChoice {
  readonly text: string;
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
function starChoice(filters: ListingFilters, star: (typeof starRatings)[number], text: string) {
  const others = filters.stars.filter((other) => other !== star);
  return {
    text,
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
  value: ListingFilters[Name],
  text: string,
): FilterChoice {
  return {
    text,
    facet,
    chosen: filters[facet] === value,
    on: { [facet]: value },
    off: { [facet]: noFilters[facet] },
  };
}

/** The popular filters, which are shortcuts to filters of other groups. Spec §2. */
export function popularChoices(filters: ListingFilters): FilterChoice[] {
  return [
    starChoice(filters, '5', '5 stars'),
    singleChoice(filters, 'breakfast', true, 'Breakfast included'),
    singleChoice(filters, 'kind', 'Hotel', 'Hotel'),
    singleChoice(filters, 'guestRating', 9, 'Wonderful 9+'),
    singleChoice(filters, 'neighborhood', 'Clifton', 'Clifton'),
  ];
}

/** The star ratings 5, 4 and 3. Spec §2. */
export function starChoices(filters: ListingFilters): FilterChoice[] {
  return starRatings.map((star) => starChoice(filters, star, star));
}

/** 'Any' and the guest ratings. Spec §2. */
export function guestRatingChoices(filters: ListingFilters): FilterChoice[] {
  return [
    singleChoice(filters, 'guestRating', noFilters.guestRating, 'Any'),
    ...guestRatings.map(({ score, words }) => singleChoice(filters, 'guestRating', score, words)),
  ];
}

/** 'Any' and the given neighborhoods. Spec §2. */
export function neighborhoodChoices(
  filters: ListingFilters,
  neighborhoods: readonly string[],
): FilterChoice[] {
  return [
    singleChoice(filters, 'neighborhood', noFilters.neighborhood, 'Any'),
    ...neighborhoods.map((name) => singleChoice(filters, 'neighborhood', name, name)),
  ];
}
