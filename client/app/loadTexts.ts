import { createI18n } from '#contracts/texts/createI18n.ts';
import type { SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import type { Language } from '#contracts/texts/languages.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { Translation } from '#contracts/texts/translation.ts';

const english = () => import(/* webpackChunkName: "texts-en" */ '#contracts/texts/en/siteTexts.ts');

/** The texts of each language, a chunk of its own. */
const chunks: Readonly<Record<Language, () => Promise<{ siteTexts: Translation<SiteTexts> }>>> = {
  en: english,
  de: english,
  fr: english,
  ar: english,
};

/** Loads the texts of a language. Rejects when its chunk cannot be loaded; the next call tries again. */
export async function loadTexts(language: Language): Promise<SiteI18n> {
  const { siteTexts } = await chunks[language]();
  return createI18n<SiteTexts>(language, siteTexts);
}
