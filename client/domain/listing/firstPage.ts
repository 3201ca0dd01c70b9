import type { Hotel } from '#contracts/provider/hotels.ts';
import { type ListingAddress, listingQuery } from '../addresses/listingAddress.ts';
import { whyUnavailable } from '../stay/whyUnavailable.ts';
import { noFilters } from './facets.ts';
import { type HotelFacts, hotelFacts } from './hotelFacts.ts';
import { pageOf } from './pages.ts';

/** The fields of the first page in the provider's order, without a filter. */
const asSent = {
  ...noFilters,
  sort: 'recommended',
  page: 1,
  rates: '',
  priceCurrency: '',
} as const;

/**
 * Returns the first page of a list of which only the first `hotels` are known. The page is empty if
 * the remaining hotels could still change its rows or their order.
 *
 * They cannot do so in the provider's order without a filter, if more known hotels have a price
 * than fit on the page. Hotels with a price come first. Prices in several currencies, and rooms
 * that are too small for the party, need an explanation above the rows. Such an explanation depends
 * on all hotels, so the page is empty then too.
 */
export function firstPage(
  hotels: readonly Hotel[],
  listing: ListingAddress,
): readonly HotelFacts[] {
  if (hotels.length === 0) return [];
  if (listingQuery({ ...listing, ...asSent }) !== listingQuery(listing)) return [];
  const facts = hotelFacts(hotels, listing.party);
  const priced = facts.filter(({ price }) => price);
  const currencies = new Set(priced.map(({ price }) => price?.currency));
  const tooSmall = facts.some(
    ({ price, hotel }) => !price && whyUnavailable(hotel, listing.party) === 'tooMany',
  );
  const { items, pages } = pageOf(priced, 1);
  return pages > 1 && currencies.size === 1 && !tooSmall ? items : [];
}
