import type { RequestHandler } from 'express';
import { plainSearchAddress } from '#client/domain/addresses/plainSearchAddress.ts';
import { type Language, pathIn } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { type HotelLookup, inTime, lookupBudgetMs } from './heads/createHotelLookup.ts';
import { queryOf } from './publicAddress.ts';

/**
 * Creates the handlers of the search and filter forms, for browsers without JavaScript and for the
 * time before the app has taken over. They redirect to the listing that the app would open. They
 * never fail: invalid fields count as empty, and without the provider's places, they search for the
 * city as typed. ADR 0042.
 */
export function createPlainSearch(hotels: Pick<HotelLookup, 'places'>) {
  return (language: Language): RequestHandler =>
    async (req, res) => {
      const places = await inTime(
        hotels.places({ req, res, language, address: '' }),
        lookupBudgetMs,
      );
      const listed = places === 'late' ? [] : places;
      const address = plainSearchAddress(serverI18n(language), queryOf(req), listed);
      // The response depends on the day, because past dates are dropped.
      res.set('Cache-Control', 'no-store').redirect(303, pathIn(language, address));
    };
}
