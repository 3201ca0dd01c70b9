import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import type { Language } from '#contracts/texts/languages.ts';

/**
 * Returns a language's formats of days and numbers and its sort order, with English texts, for
 * tests that do not depend on a translation.
 */
export function englishTextsIn(language: Language) {
  return createI18n<SiteTexts>(language, siteTexts);
}
