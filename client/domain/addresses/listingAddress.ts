import { addressCodec } from './addressCodec.ts';
import { currency, day, flag, one, oneOf, whole } from './addressFields.ts';
import { tickedFields } from './compareAddress.ts';
import { searchFields } from './searchAddress.ts';
import { filterFields } from '../listing/facets.ts';
import { sorts } from '../listing/sortHotels.ts';
import { routes } from '../paths.ts';

const mostPages = 9_999;

const codec = addressCodec({
  ...searchFields,
  ...filterFields,
  sort: one('sort', oneOf(sorts), 'recommended'),
  /**
   * The day whose exchange rates are used to compare prices in several currencies, and the currency
   * in which they are compared.
   */
  rates: one('rates', day, ''),
  priceCurrency: one('price_currency', currency, ''),
  page: one('page', whole(1, mostPages), 1),
  ...tickedFields,
  map: one('map', flag, false),
});

/**
 * The fields of the listing's address: search, party, filters, sort, page, comparison and map. ADR
 * 0002.
 */
export type ListingAddress = ReturnType<typeof codec.read>['value'];

/**
 * Reads the listing's query. Wrong values become their default and are named in `mended`. ADR 0002.
 */
export const readListingAddress = codec.read;

/**
 * Writes the listing's query with its `?`. Returns '' when every field is absent or has its
 * default.
 */
export const listingQuery = codec.write;

/** Returns the listing's address. A missing field has its default. */
export function listingAddress(listing: Partial<ListingAddress> = {}): string {
  return routes.listing + codec.write(listing);
}
