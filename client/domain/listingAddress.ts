import { addressCodec } from './addressCodec.ts';
import { partyFields } from './party.ts';
import { routes } from './paths.ts';
import { criteriaFields } from './searchQuery.ts';

const codec = addressCodec({ ...criteriaFields, ...partyFields });

/** What the listing's address says. A filter, the sort or the page number is one more field here. */
export type ListingAddress = ReturnType<typeof codec.read>['value'];

/** Reads the listing's query. Wrong values become their default and are named in `mended`. ADR 0003. */
export const readListingAddress = codec.read;

/** The listing's address; a field that is not given has its default. */
export function listingAddress(listing: Partial<ListingAddress> = {}): string {
  return routes.listing + codec.write(listing);
}
