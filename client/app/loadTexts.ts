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

/**
 * The texts of a language in five parts, and the names of what providers name: chunks of which each
 * holds one or two.
 */
interface TextChunks {
  first: () => Promise<{ firstTexts: Translation<FirstTexts> }>;
  listing: () => Promise<{ listingTexts: Translation<ListingTexts> }>;
  hotel: () => Promise<{ hotelTexts: Translation<HotelTexts> }>;
  account: () => Promise<{ accountTexts: Translation<AccountTexts> }>;
  booking: () => Promise<{ bookingTexts: Translation<BookingTexts> }>;
  names: () => Promise<{ names: Names }>;
}

/** A chunk that did not load is loaded once more after this time. */
const retryMs = 2_000;

const chunks: Readonly<Record<Language, TextChunks>> = {
  en: {
    first: () => import(/* webpackChunkName: "texts-en" */ '#contracts/texts/en/firstTexts.ts'),
    listing: () =>
      import(/* webpackChunkName: "texts-en-hotel" */ '#contracts/texts/en/listingTexts.ts'),
    hotel: () =>
      import(/* webpackChunkName: "texts-en-hotel" */ '#contracts/texts/en/hotelTexts.ts'),
    account: () =>
      import(/* webpackChunkName: "texts-en-account" */ '#contracts/texts/en/accountTexts.ts'),
    booking: () =>
      import(/* webpackChunkName: "texts-en-booking" */ '#contracts/texts/en/bookingTexts.ts'),
    names: () => import(/* webpackChunkName: "texts-en-hotel" */ '#contracts/texts/en/names.ts'),
  },
  de: {
    first: () => import(/* webpackChunkName: "texts-de" */ '#contracts/texts/de/firstTexts.ts'),
    listing: () =>
      import(/* webpackChunkName: "texts-de-listing" */ '#contracts/texts/de/listingTexts.ts'),
    hotel: () =>
      import(/* webpackChunkName: "texts-de-hotel" */ '#contracts/texts/de/hotelTexts.ts'),
    account: () =>
      import(/* webpackChunkName: "texts-de-account" */ '#contracts/texts/de/accountTexts.ts'),
    booking: () =>
      import(/* webpackChunkName: "texts-de-booking" */ '#contracts/texts/de/bookingTexts.ts'),
    names: () => import(/* webpackChunkName: "texts-de-listing" */ '#contracts/texts/de/names.ts'),
  },
  fr: {
    first: () => import(/* webpackChunkName: "texts-fr" */ '#contracts/texts/fr/firstTexts.ts'),
    listing: () =>
      import(/* webpackChunkName: "texts-fr-listing" */ '#contracts/texts/fr/listingTexts.ts'),
    hotel: () =>
      import(/* webpackChunkName: "texts-fr-hotel" */ '#contracts/texts/fr/hotelTexts.ts'),
    account: () =>
      import(/* webpackChunkName: "texts-fr-account" */ '#contracts/texts/fr/accountTexts.ts'),
    booking: () =>
      import(/* webpackChunkName: "texts-fr-booking" */ '#contracts/texts/fr/bookingTexts.ts'),
    names: () => import(/* webpackChunkName: "texts-fr-listing" */ '#contracts/texts/fr/names.ts'),
  },
  ar: {
    first: () => import(/* webpackChunkName: "texts-ar" */ '#contracts/texts/ar/firstTexts.ts'),
    listing: () =>
      import(/* webpackChunkName: "texts-ar-listing" */ '#contracts/texts/ar/listingTexts.ts'),
    hotel: () =>
      import(/* webpackChunkName: "texts-ar-hotel" */ '#contracts/texts/ar/hotelTexts.ts'),
    account: () =>
      import(/* webpackChunkName: "texts-ar-account" */ '#contracts/texts/ar/accountTexts.ts'),
    booking: () =>
      import(/* webpackChunkName: "texts-ar-booking" */ '#contracts/texts/ar/bookingTexts.ts'),
    names: () => import(/* webpackChunkName: "texts-ar-listing" */ '#contracts/texts/ar/names.ts'),
  },
};

/**
 * Loads the texts of a language, in which `siteName` takes the place of the catalogue's. Resolves
 * with those of the home page and of the frame of all pages, to which the others are added: `stays`
 * and `rest` of the result tell when. `wait` says when their loading starts; by default it is at
 * once. Rejects when the first chunk cannot be loaded; the next call tries again.
 */
export async function loadTexts(
  language: Language,
  siteName: string,
  wait: { stays?: Promise<void> | undefined; rest?: Promise<void> | undefined } = {},
): Promise<SiteI18n> {
  const { first, listing, hotel, account, booking, names: namesOf } = chunks[language];
  const { firstTexts } = await first();
  const texts = { ...textsNamed(firstTexts, siteName) };
  const names = { ...noNames };
  const stays = loadTwice(async () => {
    await wait.stays;
    const [{ listingTexts }, { hotelTexts }, others] = await Promise.all([
      listing(),
      hotel(),
      // Without them everything is shown as the provider names it.
      namesOf().catch(() => ({ names: noNames })),
    ]);
    Object.assign(texts, textsNamed({ ...listingTexts, ...hotelTexts }, siteName));
    Object.assign(names, others.names);
  });
  const rest = loadTwice(async () => {
    await wait.rest;
    const [{ accountTexts }, { bookingTexts }] = await Promise.all([account(), booking(), stays]);
    Object.assign(texts, textsNamed({ ...accountTexts, ...bookingTexts }, siteName));
  });
  return { ...i18nOf(language, texts, names), stays, rest };
}

/** Loads texts, once more after a while if that fails. Who needs them waits, and sees the error. */
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
