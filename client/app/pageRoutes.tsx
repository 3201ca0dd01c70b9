import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { splitLanguage } from '#contracts/texts/languages.ts';
import { routes } from '../domain/paths.ts';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import { lazyPage, type LoadPage } from '../ui/page/lazyPage.tsx';
import type { Store } from './createStore.ts';
import { hasServiceWorker, loadOffline } from './WhileOffline.tsx';

interface PageRoute {
  path: string;
  /** Loads the code of the page, for a live or a plain site. */
  load: (live: boolean) => Promise<unknown>;
  /** Returns the page's element for a navigation, for a live or a plain site. */
  elementFor: (navigationKey: string, live: boolean) => ReactNode;
}

/**
 * Returns the route of the page at a path. On a plain site, some paths have another page, as the
 * specification defines. Only this function chooses between the two. ADR 0011.
 */
function page(path: string, loadLive: LoadPage, loadPlain?: LoadPage): PageRoute {
  const live = lazyPage(loadLive);
  const plain = loadPlain ? lazyPage(loadPlain) : live;
  const pageOf = (isLive: boolean) => (isLive ? live : plain);
  return {
    path,
    load: (isLive) => pageOf(isLive).load(),
    elementFor: (navigationKey, isLive) => pageOf(isLive).elementFor(navigationKey),
  };
}

// Code that most pages use, including the home page, is in the chunk of the app rather than in the
// chunks of the pages.
void import(/* webpackMode: "eager" */ '../ui/Card.tsx');
void import(/* webpackMode: "eager" */ '../ui/NotLoaded.tsx');
void import(/* webpackMode: "eager" */ '../ui/Picture.tsx');
void import(/* webpackMode: "eager" */ '../ui/TextLink.tsx');
void import(/* webpackMode: "eager" */ '../ui/money/Converted.tsx');
void import(/* webpackMode: "eager" */ '../domain/addresses/hotelAddress.ts');
void import(/* webpackMode: "eager" */ '../ui/GuestScore.tsx');
void import(/* webpackMode: "eager" */ '../ui/fields/TextField.tsx');

/**
 * The page of every route. Most pages are separate chunks. Small pages that lead to each other
 * share a chunk, and so do the plain pages, because the gate contains the name of every chunk.
 */
export const pageRoutes: readonly PageRoute[] = [
  page(
    routes.home,
    () =>
      import(/* webpackChunkName: "home" */ '../pages/HomePage.tsx').then(
        (module) => module.HomePage,
      ),
    () =>
      import(/* webpackChunkName: "plain" */ '../plain/home/PlainHomePage.tsx').then(
        (module) => module.PlainHomePage,
      ),
  ),
  page(
    routes.listing,
    () =>
      import(/* webpackChunkName: "listing" */ '../pages/HotelListingPage.tsx').then(
        (module) => module.HotelListingPage,
      ),
    () =>
      import(/* webpackChunkName: "plain" */ '../plain/listing/PlainListingPage.tsx').then(
        (module) => module.PlainListingPage,
      ),
  ),
  page(routes.compare, () =>
    import(/* webpackChunkName: "compare" */ '../pages/ComparePage.tsx').then(
      (module) => module.ComparePage,
    ),
  ),
  page(routes.favorites, () =>
    import(/* webpackChunkName: "favorites" */ '../pages/FavoritesPage.tsx').then(
      (module) => module.FavoritesPage,
    ),
  ),
  page(
    routes.hotel,
    () =>
      import(/* webpackChunkName: "hotel" */ '../pages/HotelPage.tsx').then(
        (module) => module.HotelPage,
      ),
    () =>
      import(/* webpackChunkName: "plain" */ '../plain/hotel/PlainHotelPage.tsx').then(
        (module) => module.PlainHotelPage,
      ),
  ),
  page(
    routes.preCheckout,
    () =>
      import(/* webpackChunkName: "checkout" */ '../pages/booking/PreCheckoutPage.tsx').then(
        (module) => module.PreCheckoutPage,
      ),
    () =>
      import(/* webpackChunkName: "plain" */ '../plain/booking/PlainPreCheckoutPage.tsx').then(
        (module) => module.PlainPreCheckoutPage,
      ),
  ),
  page(
    routes.checkout,
    () =>
      import(/* webpackChunkName: "checkout" */ '../pages/booking/CheckoutPage.tsx').then(
        (module) => module.CheckoutPage,
      ),
    () =>
      import(/* webpackChunkName: "plain" */ '../plain/booking/PlainCheckoutPage.tsx').then(
        (module) => module.PlainCheckoutPage,
      ),
  ),
  page(routes.booking, () =>
    import(/* webpackChunkName: "booking" */ '../pages/booking/BookingPage.tsx').then(
      (module) => module.BookingPage,
    ),
  ),
  page(routes.findBooking, () =>
    import(/* webpackChunkName: "find-booking" */ '../pages/account/FindBookingPage.tsx').then(
      (module) => module.FindBookingPage,
    ),
  ),
  page(routes.signIn, () =>
    import(/* webpackChunkName: "sign-in" */ '../pages/account/SignInPage.tsx').then(
      (module) => module.SignInPage,
    ),
  ),
  page(routes.signUp, () =>
    import(/* webpackChunkName: "sign-in" */ '../pages/account/SignUpPage.tsx').then(
      (module) => module.SignUpPage,
    ),
  ),
  page(routes.forgotPassword, () =>
    import(/* webpackChunkName: "new-password" */ '../pages/account/NewPasswordPages.tsx').then(
      (module) => module.ForgotPasswordPage,
    ),
  ),
  page(routes.resetPassword, () =>
    import(/* webpackChunkName: "new-password" */ '../pages/account/NewPasswordPages.tsx').then(
      (module) => module.ResetPasswordPage,
    ),
  ),
  page(routes.verifyEmail, () =>
    import(/* webpackChunkName: "new-password" */ '../pages/account/VerifyEmailPage.tsx').then(
      (module) => module.VerifyEmailPage,
    ),
  ),
  page(routes.account, () =>
    import(/* webpackChunkName: "account" */ '../pages/account/AccountPage.tsx').then(
      (module) => module.AccountPage,
    ),
  ),
  page(routes.accountSection, () =>
    import(/* webpackChunkName: "account" */ '../pages/account/AccountPage.tsx').then(
      (module) => module.AccountPage,
    ),
  ),
  page(routes.trips, () =>
    import(/* webpackChunkName: "trips" */ '../pages/account/TripsPage.tsx').then(
      (module) => module.TripsPage,
    ),
  ),
  page(routes.content, () =>
    import(/* webpackChunkName: "content" */ '../pages/ContentPage.tsx').then(
      (module) => module.ContentPage,
    ),
  ),
  page(routes.newsletterConfirm, () =>
    import(/* webpackChunkName: "newsletter" */ '../pages/account/NewsletterPages.tsx').then(
      (module) => module.NewsletterConfirmPage,
    ),
  ),
  page(routes.newsletterUnsubscribe, () =>
    import(/* webpackChunkName: "newsletter" */ '../pages/account/NewsletterPages.tsx').then(
      (module) => module.NewsletterUnsubscribePage,
    ),
  ),
];

/** The pages that need only the texts of listings and hotels. */
const ofStays: readonly string[] = [routes.listing, routes.compare, routes.favorites, routes.hotel];

/**
 * Returns the part of the texts that the page at a path needs in addition to the first part: see
 * `loadTexts`.
 */
export function textsOf(path: string): 'stays' | 'rest' | undefined {
  if (path === routes.home) return undefined;
  return ofStays.some((page) => matchPath(page, path)) ? 'stays' : 'rest';
}

/**
 * Returns whether a page that was opened as plain becomes live after rates were `seen`. Only the
 * hotel page does. Other pages stay as they were opened, because the traveler is in the middle of a
 * task. Their hotel parts follow the list, and the checkout follows the stay in its address.
 */
export function turnsLive(path: string, seen: boolean): boolean {
  return seen && path === routes.hotel;
}

/**
 * Loads the code of the page at `pathname` in advance, so that the gate opens to a page rather than
 * a spinner. Errors are ignored here, because the page loads its code again when it is shown.
 */
export async function preloadPage(pathname: string, live: boolean): Promise<void> {
  const route = pageRoutes.find(({ path }) => matchPath(path, pathname));
  if (route) await preload(route, live);
}

/**
 * For each page, the pages that are likely to be opened next. Pages without an entry load no other
 * page in advance.
 */
const nextPages: Readonly<Record<string, readonly string[]>> = {
  [routes.home]: [routes.listing, routes.hotel],
  [routes.listing]: [routes.hotel],
  [routes.compare]: [routes.hotel],
  [routes.favorites]: [routes.hotel],
  [routes.hotel]: [routes.checkout, routes.listing],
};

/**
 * Loads in advance the code of the pages that are likely to be opened from the page at `pathname`.
 * If the device has opened a booking, it loads the code of all pages, so that they open without a
 * network. It does the same while a traveler is booking, so that a deployment in the meantime
 * breaks nothing. ADR 0022.
 */
export function preloadNext(pathname: string, live: boolean): void {
  const opened = pageRoutes.find(({ path }) => matchPath(path, pathname));
  const needsAll =
    opened?.path === routes.checkout || opened?.path === routes.booking || hasServiceWorker();
  const next = needsAll ? undefined : (nextPages[opened?.path ?? ''] ?? []);
  for (const route of pageRoutes) if (next?.includes(route.path) ?? true) void preload(route, live);
}

/**
 * Loads the code of a page when the pointer or the focus reaches a link to it, so that most of the
 * wait is over before the traveler follows the link.
 */
export function preloadPointedAt({ target }: Event, live: boolean): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) {
    void preloadPage(splitLanguage(link.pathname).path, live);
  }
}

/** Loads the code for use offline, and runs the tasks that wait until the first page is shown. */
export function prepareOffline(store: Store): void {
  loadOffline().then(
    ({ afterStart }) => afterStart(selectMayBeSignedIn(store.getState())),
    () => undefined,
  );
}

function preload({ load }: PageRoute, live: boolean): Promise<unknown> {
  return load(live).catch(() => undefined);
}
