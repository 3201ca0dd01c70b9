import type { RequestHandler } from 'express';
import { plainSearchAddress } from '#client/domain/addresses/plainSearchAddress.ts';
import { type Language, pathIn } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { type HotelLookup, inTime, lookupBudgetMs } from './heads/createHotelLookup.ts';
import { queryOf } from './publicAddress.ts';

/**
 * Answers the forms of search and filters of browsers without JavaScript, or before the app has
 * taken over: sends them on to the listing, at the address that the app goes to for the same. It is never a failure: wrong fields count as
 * empty, and without the provider's places the city is searched for as it was typed. ADR 0042.
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
      // What is past depends on the day.
      res.set('Cache-Control', 'no-store').redirect(303, pathIn(language, address));
    };
}
