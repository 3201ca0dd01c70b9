import { createI18n, type I18n } from '#contracts/texts/createI18n.ts';
import type { DeskI18n, DeskPageTexts } from '#contracts/texts/deskI18n.ts';
import type { DeskFirstTexts, DeskTexts } from '#contracts/texts/en/deskTexts.ts';
import { defaultLanguage, type Language, languages } from '#contracts/texts/languages.ts';
import type { Names } from '#contracts/texts/placeNames.ts';
import { textsNamed } from '#contracts/texts/siteName.ts';
import type { Translation } from '#contracts/texts/translation.ts';

type Chunk = () => Promise<{ deskTexts: Translation<DeskFirstTexts> }>;
type PageChunk = () => Promise<Readonly<Record<string, object>>>;
type NamesChunk = () => Promise<{ names: Names }>;

/** The languages of the desk, each in its own chunk. */
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

/** The texts that only some pages need, each language in its own chunk. */
const pageChunks: Readonly<Record<DeskPageTexts, Readonly<Record<Language, PageChunk>>>> = {
  money: {
    en: () => import(/* webpackChunkName: "money-en" */ '#contracts/texts/en/deskMoneyTexts.ts'),
    de: () => import(/* webpackChunkName: "money-de" */ '#contracts/texts/de/deskMoneyTexts.ts'),
    fr: () => import(/* webpackChunkName: "money-fr" */ '#contracts/texts/fr/deskMoneyTexts.ts'),
    ar: () => import(/* webpackChunkName: "money-ar" */ '#contracts/texts/ar/deskMoneyTexts.ts'),
  },
  passkeys: {
    en: () =>
      import(/* webpackChunkName: "passkeys-en" */ '#contracts/texts/en/deskPasskeysTexts.ts'),
    de: () =>
      import(/* webpackChunkName: "passkeys-de" */ '#contracts/texts/de/deskPasskeysTexts.ts'),
    fr: () =>
      import(/* webpackChunkName: "passkeys-fr" */ '#contracts/texts/fr/deskPasskeysTexts.ts'),
    ar: () =>
      import(/* webpackChunkName: "passkeys-ar" */ '#contracts/texts/ar/deskPasskeysTexts.ts'),
  },
  promotions: {
    en: () =>
      import(/* webpackChunkName: "promotions-en" */ '#contracts/texts/en/deskPromotionsTexts.ts'),
    de: () =>
      import(/* webpackChunkName: "promotions-de" */ '#contracts/texts/de/deskPromotionsTexts.ts'),
    fr: () =>
      import(/* webpackChunkName: "promotions-fr" */ '#contracts/texts/fr/deskPromotionsTexts.ts'),
    ar: () =>
      import(/* webpackChunkName: "promotions-ar" */ '#contracts/texts/ar/deskPromotionsTexts.ts'),
  },
  rates: {
    en: () => import(/* webpackChunkName: "rates-en" */ '#contracts/texts/en/deskRatesTexts.ts'),
    de: () => import(/* webpackChunkName: "rates-de" */ '#contracts/texts/de/deskRatesTexts.ts'),
    fr: () => import(/* webpackChunkName: "rates-fr" */ '#contracts/texts/fr/deskRatesTexts.ts'),
    ar: () => import(/* webpackChunkName: "rates-ar" */ '#contracts/texts/ar/deskRatesTexts.ts'),
  },
  templates: {
    en: () =>
      import(/* webpackChunkName: "templates-en" */ '#contracts/texts/en/deskTemplatesTexts.ts'),
    de: () =>
      import(/* webpackChunkName: "templates-de" */ '#contracts/texts/de/deskTemplatesTexts.ts'),
    fr: () =>
      import(/* webpackChunkName: "templates-fr" */ '#contracts/texts/fr/deskTemplatesTexts.ts'),
    ar: () =>
      import(/* webpackChunkName: "templates-ar" */ '#contracts/texts/ar/deskTemplatesTexts.ts'),
  },
};

/** The languages in which the desk can be shown. */
export const deskLanguages = languages.filter((language) => chunks[language] !== undefined);

/**
 * Loads the texts of a language, or English for a language that the desk does not have. `pageTexts`
 * later adds the texts that only some pages need. Rejects when the texts cannot be loaded.
 */
export async function loadDeskTexts(language: Language, siteName = ''): Promise<DeskI18n> {
  const chunk = chunks[language];
  const shown = chunk ? language : defaultLanguage;
  const [{ deskTexts }, { names }] = await Promise.all([
    (chunk ?? chunks.en)(),
    namesChunks[shown](),
  ]);
  const texts = { ...textsNamed(deskTexts, siteName) };
  const added = new Set<DeskPageTexts>();
  return {
    ...i18nOf(shown, texts, names),
    pageTexts: {
      has: (page) => added.has(page),
      add: async (page) => {
        for (const more of Object.values(await pageChunks[page][shown]())) {
          Object.assign(texts, textsNamed(more, siteName));
        }
        added.add(page);
      },
    },
  };
}

function i18nOf(
  language: Language,
  texts: Translation<DeskFirstTexts>,
  names: Names,
): I18n<DeskTexts>;
function i18nOf(language: Language, texts: Translation<DeskFirstTexts>, names: Names) {
  return createI18n<DeskFirstTexts>(language, texts, names);
}
