import { type RequestHandler, Router } from 'express';
import { isLanguage, pathPrefix } from '#contracts/texts/languages.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import { spokenLinkLimit } from '../request/limits.ts';
import { isSameText, readSpokenLink, spokenPath } from './bookingLinks.ts';
import type { BookingContext } from './state/bookingContext.ts';
import { type BookingRow, readBookingOf, readKeyOfNumber } from './state/bookingRow.ts';

/**
 * Opens the links that the desk reads out to guests without a mail address, like the links in
 * mails. A wrong link leads to the page that says so, whether or not its number exists. A client
 * may try as often as it may try to sign in.
 */
export function spokenLinks(
  context: Pick<BookingContext, 'database' | 'links'>,
  rateLimits: RateLimits,
): RequestHandler {
  const open: RequestHandler = async (req, res) => {
    const row = await findSpoken(context, String(req.params['code']));
    res.set({
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
    const path = row
      ? `${isLanguage(row.language) ? pathPrefix(row.language) : ''}${context.links.pathOf(row.id)}`
      : '/booking/none?key=none';
    res.redirect(303, path);
  };
  return Router().get(`${spokenPath}/:code`, rateLimits.requests(spokenLinkLimit), open);
}

async function findSpoken(
  { database, links }: Pick<BookingContext, 'database' | 'links'>,
  typed: string,
): Promise<BookingRow | undefined> {
  const read = readSpokenLink(typed);
  const key = read && (await readKeyOfNumber({ database }, read.number));
  const row = key && (await readBookingOf({ database }, key));
  if (!read || !row?.spoken_link || row.traveller === null) return undefined;
  return isSameText(read.code, links.spokenCodeOf(row.id)) ? row : undefined;
}
