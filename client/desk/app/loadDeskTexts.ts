import { createI18n } from '#contracts/texts/createI18n.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { DeskTexts } from '#contracts/texts/en/deskTexts.ts';
import { defaultLanguage, type Language, languages } from '#contracts/texts/languages.ts';
import type { Names } from '#contracts/texts/placeNames.ts';
import { textsNamed } from '#contracts/texts/siteName.ts';
import type { Translation } from '#contracts/texts/translation.ts';

type Chunk = () => Promise<{ deskTexts: Translation<DeskTexts> }>;
type NamesChunk = () => Promise<{ names: Names }>;

/** The languages that the desk is translated to, each in a chunk. */
const chunks: Partial<Readonly<Record<Language, Chunk>>> & { readonly en: Chunk } = {
  en: () => import(/* webpackChunkName: "texts-en" */ '#contracts/texts/en/deskTexts.ts'),
  de: () => import(/* webpackChunkName: "texts-de" */ '#contracts/texts/de/deskTexts.ts'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ '#contracts/texts/ar/deskTexts.ts'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '#contracts/texts/fr/deskTexts.ts'),
};

const namesChunks: Readonly<Record<Language, NamesChunk>> = {
  en: () => import(/* webpackChunkName: "names-en" */ '#contracts/texts/en/names.ts'),
  de: () => import(/* webpackChunkName: "names-de" */ '#contracts/texts/de/names.ts'),
  ar: () => import(/* webpackChunkName: "names-ar" */ '#contracts/texts/ar/names.ts'),
  fr: () => import(/* webpackChunkName: "names-fr" */ '#contracts/texts/fr/names.ts'),
};

/** The languages in which the desk can be shown. */
export const deskLanguages = languages.filter((language) => chunks[language] !== undefined);

/**
 * Loads the texts of a language; English for one that the desk does not have. Rejects when they
 * cannot be loaded.
 */
export async function loadDeskTexts(language: Language, siteName = ''): Promise<DeskI18n> {
  const chunk = chunks[language];
  const shown = chunk ? language : defaultLanguage;
  const [{ deskTexts }, { names }] = await Promise.all([
    (chunk ?? chunks.en)(),
    namesChunks[shown](),
  ]);
  return createI18n<DeskTexts>(shown, textsNamed(deskTexts, siteName), names);
}
