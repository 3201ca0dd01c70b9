import type { Request } from 'express';
import { hotelAddress, readHotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { listingAddress, readListingAddress } from '#client/domain/addresses/listingAddress.ts';
import { contentAddress, type PublicPage, routes } from '#client/domain/paths.ts';

/**
 * The address of a page that may be found, in English, with all that the page reads of it and
 * nothing else. Unknown parameters, wrong values and another spelling of the path lead to the same
 * page, so that nobody can have it composed once more by adding one.
 */
export const publicAddress: Record<PublicPage, (req: Request) => string> = {
  home: () => routes.home,
  listing: (req) => listingAddress(readListingAddress(queryOf(req)).value),
  hotel: (req) => hotelAddress(String(req.params['id']), readHotelAddress(queryOf(req)).value),
  content: (req) => contentAddress(String(req.params['page'])),
};

/** The query of a request, without its `?`. */
export function queryOf({ originalUrl }: Request): string {
  return originalUrl.split('?', 2)[1] ?? '';
}
