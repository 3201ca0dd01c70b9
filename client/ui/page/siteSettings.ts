import { createContext, use } from 'react';
import { readSiteSettings, type SiteSettings } from '#contracts/site/siteSettings.ts';

/** What the server has written into the page. */
export const SiteSettingsContext = createContext(readSiteSettings(() => ''));

/** The operator's settings, which are known before the first response. */
export function useSiteSettings(): SiteSettings {
  return use(SiteSettingsContext);
}

/**
 * Whether the site is live: its provider sends prices, so that sample texts have no place on it,
 * and failures are said instead of hidden.
 */
export function useLiveSite(): boolean {
  return useSiteSettings().live;
}
