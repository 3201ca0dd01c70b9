import { createContext, use } from 'react';

/**
 * Whether the site is live: its provider sends prices, so that sample texts have no place on it,
 * and failures are said instead of hidden. Known before the first response: the server writes it
 * into the page.
 */
export const LiveSite = createContext(false);

/** Whether the site is live; see `LiveSite`. */
export function useLiveSite(): boolean {
  return use(LiveSite);
}
