import { createContext, use } from 'react';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/** The texts and formats of the language in which the page is shown. */
export const I18nContext = createContext<SiteI18n | undefined>(undefined);

/**
 * Returns the texts and formats of the language in which the page is shown. Throws outside
 * `<I18nContext>`.
 */
export function useI18n(): SiteI18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('There is no <I18nContext> above this component.');
  return i18n;
}

/**
 * Returns the direction of the page. It is needed for features that layout alone does not mirror:
 * scrolling, arrow keys and carousels.
 */
export function useDirection(): 'ltr' | 'rtl' {
  return useI18n().formats.direction;
}
