import type { Request } from 'express';
import { hotelAddress, readHotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { listingAddress, readListingAddress } from '#client/domain/addresses/listingAddress.ts';
import { contentAddress, type PublicPage, routes } from '#client/domain/paths.ts';

/**
 * Returns the address of a page that search engines may find, in English, with only the parameters
 * that the page reads. Unknown parameters, wrong values and another spelling of the path lead to
 * the same address. Otherwise, adding a parameter would make the server compose the page again.
 */
export const publicAddress: Record<PublicPage, (req: Request) => string> = {
  home: () => routes.home,
  listing: (req) => listingAddress(readListingAddress(queryOf(req)).value),
  hotel: (req) => hotelAddress(String(req.params['id']), readHotelAddress(queryOf(req)).value),
  content: (req) => contentAddress(String(req.params['page'])),
};

/** Returns the query of a request, without its `?`. */
export function queryOf({ originalUrl }: Request): string {
  return originalUrl.split('?', 2)[1] ?? '';
}
