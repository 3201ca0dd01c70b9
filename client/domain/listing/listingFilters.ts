import { flag, one, setOf, text, type ValueKind, whole } from '../addresses/addressFields.ts';

/** The star ratings that can be chosen, as the listing shows them. Spec §2. */
export const starRatings = ['5', '4', '3'] as const;

/** What a traveller has chosen in the listing's filters; with `noFilters` every hotel is shown. */
export interface ListingFilters {
  readonly stars: readonly (typeof starRatings)[number][];
  /** The lowest guest rating, or 0 for any. */
  readonly guestRating: number;
  readonly neighborhood: string;
  readonly kind: string;
  readonly breakfast: boolean;
  /**
   * Decimal text in the currency of the results, for the whole stay; '' where there is no limit.
   */
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly name: string;
}

export const noFilters: ListingFilters = {
  stars: [],
  guestRating: 0,
  neighborhood: '',
  kind: '',
  breakfast: false,
  minPrice: '',
  maxPrice: '',
  name: '',
};

/** An amount as typed: `120` or `99.50`. */
const amountText: ValueKind<string> = {
  parse: (value) => (/^\d{1,12}(\.\d{1,4})?$/.test(value) ? value : undefined),
  format: (value) => value,
};

/** The filters as address fields. */
export const filterFields = {
  stars: setOf('stars', starRatings),
  guestRating: one('guest_rating', whole(7, 9), 0),
  neighborhood: one('neighborhood', text(128), ''),
  kind: one('kind', text(64), ''),
  breakfast: one('breakfast', flag, false),
  minPrice: one('min_price', amountText, ''),
  maxPrice: one('max_price', amountText, ''),
  name: one('name', text(100), ''),
};
