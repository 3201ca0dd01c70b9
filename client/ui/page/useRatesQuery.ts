import type { RatesQuery } from '#contracts/provider/rates.ts';
import type { Party } from '#contracts/values/party.ts';
import type { WithParty } from '../../domain/search/party.ts';
import { type Stay, toRatesQuery } from '../../domain/search/searchQuery.ts';
import { useLiveSite } from './siteSettings.ts';

/** The party as calls name it: undefined while the site is not live. */
export function useToldParty(party: Party | undefined): Party | undefined {
  return useLiveSite() ? party : undefined;
}

/** What a call for rates says of a stay and, on a live site, of those who travel. */
export function useRatesQuery(stay: Stay & WithParty): RatesQuery {
  return toRatesQuery(stay, useToldParty(stay.party));
}
