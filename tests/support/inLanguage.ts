import { loadAllTexts } from '#client/app/loadTexts.ts';
import type { Language } from '#contracts/texts/languages.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/** Returns the site in a language with all its texts loaded. */
export async function inLanguage(language: Language): Promise<SiteI18n> {
  const { rest, ...i18n } = await loadAllTexts(language);
  await rest;
  return i18n;
}
