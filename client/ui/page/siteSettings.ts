import { createContext, use } from 'react';
import { readSiteSettings, type SiteSettings } from '#contracts/site/siteSettings.ts';

/** The settings that the server has written into the page. */
export const SiteSettingsContext = createContext(readSiteSettings(() => ''));

/** Returns the operator's settings, which are known before the first response. */
export function useSiteSettings(): SiteSettings {
  return use(SiteSettingsContext);
}

/**
 * Returns whether the site is live. The provider of a live site sends prices. Therefore a live site
 * shows no sample texts, and it reports failures instead of hiding them.
 */
export function useLiveSite(): boolean {
  return useSiteSettings().live;
}
