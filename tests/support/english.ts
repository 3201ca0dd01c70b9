import { createI18n } from '#contracts/texts/createI18n.ts';
import { names } from '#contracts/texts/en/names.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';

/** The site in English. */
export const english = createI18n<SiteTexts>('en', siteTexts, names);
