import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import type { Language } from '#contracts/texts/languages.ts';

/**
 * The days, numbers and order of a language, with English texts: what does not depend on a
 * translation.
 */
export function englishTextsIn(language: Language) {
  return createI18n<SiteTexts>(language, siteTexts);
}
