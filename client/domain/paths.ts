import { defaultLanguage, type Language } from '#contracts/texts/languages.ts';
import { fillPath } from '#contracts/values/fillPath.ts';

/**
 * The routes of the site, for the client's router and for the BFF. The BFF responds to them with
 * 200 and to other page addresses with 404. The specification defines the first seven and mentions
 * /forgot-password. Spec §2.
 */
export const routes = {
  home: '/',
  hotel: '/hotel-detail/:id',
  listing: '/hotel-listing',
  compare: '/compare',
  favorites: '/favorites',
  preCheckout: '/pre-checkout',
  checkout: '/checkout',
  booking: '/booking/:id',
  findBooking: '/find-booking',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  account: '/account',
  accountSection: '/account/:section',
  trips: '/trips',
  content: '/info/:page',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
} as const;

/** The routes whose pages search engines may index. The chunk of each page has the same name. */
export const publicPages = ['home', 'listing', 'hotel', 'content'] as const;
export type PublicPage = (typeof publicPages)[number];

/**
 * The path to which the search and filter forms are sent from browsers without JavaScript. The
 * server redirects these requests to the listing. ADR 0042.
 */
export const plainSearchPath = '/search';

/**
 * The built file that lists, by language, the files that each public page loads in addition to the
 * app.
 */
export const pageLinksFile = 'page-links.json';

/** Returns the path of a hotel's page. */
export function hotelPath(id: string): string {
  return fillPath(routes.hotel, { id });
}

/** Returns the address of the listing of a city, without days and travelers. */
export function cityAddress(city: string): string {
  return `${routes.listing}?city=${encodeURIComponent(city)}`;
}

/** The sections of the account page. The first has the address of the account itself. */
export const accountSections = ['profile', 'security', 'rewards', 'travelers', 'privacy'] as const;
export type AccountSection = (typeof accountSections)[number];

/** Returns the path of a section of the account page. */
export function accountAddress(section: AccountSection): string {
  return section === 'profile' ? routes.account : fillPath(routes.accountSection, { section });
}

/** Returns the path of a content page, such as the imprint. */
export function contentAddress(page: string): string {
  return fillPath(routes.content, { page });
}

/**
 * Returns the file name of the built page in a language: `index.html` in English, `index.de.html`
 * in German. Without the gate the names begin with `open`, such as `open.html`.
 */
export function pageFile(language: Language, gate = true): string {
  const name = gate ? 'index' : 'open';
  return language === defaultLanguage ? `${name}.html` : `${name}.${language}.html`;
}
