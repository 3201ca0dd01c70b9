import { createI18n } from '#contracts/texts/createI18n.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { DeskTexts } from '#contracts/texts/en/deskTexts.ts';
import { defaultLanguage, type Language, languages } from '#contracts/texts/languages.ts';
import type { Translation } from '#contracts/texts/translation.ts';

type Chunk = () => Promise<{ deskTexts: Translation<DeskTexts> }>;

/** The languages that the desk is translated to, each in a chunk. */
const chunks: Partial<Readonly<Record<Language, Chunk>>> & { readonly en: Chunk } = {
  en: () => import(/* webpackChunkName: "texts-en" */ '#contracts/texts/en/deskTexts.ts'),
  de: () => import(/* webpackChunkName: "texts-de" */ '#contracts/texts/de/deskTexts.ts'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ '#contracts/texts/ar/deskTexts.ts'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '#contracts/texts/fr/deskTexts.ts'),
};

/** The languages in which the desk can be shown. */
export const deskLanguages = languages.filter((language) => chunks[language] !== undefined);

/**
 * Loads the texts of a language; English for one that the desk does not have. Rejects when they
 * cannot be loaded.
 */
export async function loadDeskTexts(language: Language): Promise<DeskI18n> {
  const chunk = chunks[language];
  const { deskTexts } = await (chunk ?? chunks.en)();
  return createI18n<DeskTexts>(chunk ? language : defaultLanguage, deskTexts);
}
