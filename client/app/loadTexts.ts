import { createI18n } from '#contracts/texts/createI18n.ts';
import type { AccountTexts } from '#contracts/texts/en/accountTexts.ts';
import type { BookingTexts } from '#contracts/texts/en/bookingTexts.ts';
import type { FirstTexts } from '#contracts/texts/en/firstTexts.ts';
import type { HotelTexts } from '#contracts/texts/en/hotelTexts.ts';
import type { ListingTexts } from '#contracts/texts/en/listingTexts.ts';
import { type Names, noNames } from '#contracts/texts/placeNames.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { textsNamed } from '#contracts/texts/siteName.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { Translation } from '#contracts/texts/translation.ts';

/** The texts of a language in three parts, each in a separate chunk. */
interface TextChunks {
  first: () => Promise<{ firstTexts: Translation<FirstTexts> }>;
  stays: () => Promise<{
    listingTexts: Translation<ListingTexts>;
    hotelTexts: Translation<HotelTexts>;
    names: Names;
  }>;
  rest: () => Promise<{
    accountTexts: Translation<AccountTexts>;
    bookingTexts: Translation<BookingTexts>;
  }>;
}

/** The delay in milliseconds before a chunk that failed to load is requested a second time. */
const retryMs = 2_000;

const chunks: Readonly<Record<Language, TextChunks>> = {
  en: {
    first: () => import(/* webpackChunkName: "texts-en" */ '#contracts/texts/en/firstTexts.ts'),
    stays: () =>
      import(/* webpackChunkName: "texts-en-stays" */ '#contracts/texts/en/staysTexts.ts'),
    rest: () => import(/* webpackChunkName: "texts-en-rest" */ '#contracts/texts/en/restTexts.ts'),
  },
  de: {
    first: () => import(/* webpackChunkName: "texts-de" */ '#contracts/texts/de/firstTexts.ts'),
    stays: () =>
      import(/* webpackChunkName: "texts-de-stays" */ '#contracts/texts/de/staysTexts.ts'),
    rest: () => import(/* webpackChunkName: "texts-de-rest" */ '#contracts/texts/de/restTexts.ts'),
  },
  fr: {
    first: () => import(/* webpackChunkName: "texts-fr" */ '#contracts/texts/fr/firstTexts.ts'),
    stays: () =>
      import(/* webpackChunkName: "texts-fr-stays" */ '#contracts/texts/fr/staysTexts.ts'),
    rest: () => import(/* webpackChunkName: "texts-fr-rest" */ '#contracts/texts/fr/restTexts.ts'),
  },
  ar: {
    first: () => import(/* webpackChunkName: "texts-ar" */ '#contracts/texts/ar/firstTexts.ts'),
    stays: () =>
      import(/* webpackChunkName: "texts-ar-stays" */ '#contracts/texts/ar/staysTexts.ts'),
    rest: () => import(/* webpackChunkName: "texts-ar-rest" */ '#contracts/texts/ar/restTexts.ts'),
  },
};

/**
 * Loads the texts of a language. `siteName` replaces the site name in the texts.
 *
 * Resolves with the texts of the home page and of the frame of all pages. The other texts are added
 * later: the promises `stays` and `rest` of the result resolve when their texts are there. These
 * texts start loading when the promises in `wait` resolve, or at once by default. Rejects if the
 * first chunk cannot be loaded. The next call then tries again.
 */
export async function loadTexts(
  language: Language,
  siteName: string,
  wait: { stays?: Promise<void> | undefined; rest?: Promise<void> | undefined } = {},
): Promise<SiteI18n> {
  const load = chunks[language];
  const { firstTexts } = await load.first();
  const texts = { ...textsNamed(firstTexts, siteName) };
  const names = { ...noNames };
  const stays = loadTwice(async () => {
    await wait.stays;
    const { listingTexts, hotelTexts, names: known } = await load.stays();
    Object.assign(texts, textsNamed({ ...listingTexts, ...hotelTexts }, siteName));
    Object.assign(names, known);
  });
  const rest = loadTwice(async () => {
    await wait.rest;
    const [{ accountTexts, bookingTexts }] = await Promise.all([load.rest(), stays]);
    Object.assign(texts, textsNamed({ ...accountTexts, ...bookingTexts }, siteName));
  });
  return { ...i18nOf(language, texts, names), stays, rest };
}

/**
 * Loads texts, and tries once more after a while if that fails. Every caller that awaits the
 * promise gets the final error.
 */
function loadTwice(load: () => Promise<void>): Promise<void> {
  const loaded = load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    await load();
  });
  loaded.catch(() => undefined);
  return loaded;
}

/** Loads all texts of a language. Rejects when one of its chunks cannot be loaded. */
export async function loadAllTexts(language: Language, siteName = ''): Promise<SiteI18n> {
  const i18n = await loadTexts(language, siteName);
  await i18n.rest;
  return i18n;
}

function i18nOf(language: Language, texts: Translation<FirstTexts>, names: Names): SiteI18n;
function i18nOf(language: Language, texts: Translation<FirstTexts>, names: Names) {
  return createI18n<FirstTexts>(language, texts, names);
}
