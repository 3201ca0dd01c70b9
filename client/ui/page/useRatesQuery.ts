import type { RatesQuery } from '#contracts/provider/rates.ts';
import type { Party } from '#contracts/values/party.ts';
import type { WithParty } from '../../domain/search/party.ts';
import { type Stay, toRatesQuery } from '../../domain/search/searchQuery.ts';
import { useLiveSite } from './siteSettings.ts';

/** Returns the party to send in calls. It is undefined while the site is not live. */
export function useToldParty(party: Party | undefined): Party | undefined {
  return useLiveSite() ? party : undefined;
}

/** Returns the query of a call for rates: the stay and, on a live site, the party. */
export function useRatesQuery(stay: Stay & WithParty): RatesQuery {
  return toRatesQuery(stay, useToldParty(stay.party));
}
