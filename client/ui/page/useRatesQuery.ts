import type { RatesQuery } from '#contracts/provider/rates.ts';
import type { WithParty } from '../../domain/search/party.ts';
import { type Stay, toRatesQuery } from '../../domain/search/searchQuery.ts';
import { useLiveSite } from './siteSettings.ts';

/** Returns a function that names the party of a call: undefined while the site is not live. */
export function useToldParty(): <Party>(party: Party) => Party | undefined {
  const live = useLiveSite();
  return (party) => (live ? party : undefined);
}

/** What a call for rates says of a stay and, on a live site, of those who travel. */
export function useRatesQuery(stay: Stay & WithParty): RatesQuery {
  return toRatesQuery(stay, useToldParty()(stay.party));
}
