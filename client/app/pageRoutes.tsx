import { type ComponentType, lazy, type ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { routes } from '../domain/paths.ts';

interface PageRoute {
  path: string;
  load: () => Promise<unknown>;
  /** The page, for the history entry on which it is shown. */
  elementAt: (visit: string) => ReactNode;
}

/** React remembers for ever that code did not load: after that, the next visit gets an element that loads anew. */
function page(path: string, load: () => Promise<ComponentType>): PageRoute {
  let failed = false;
  let lastVisit: string | undefined;
  const loading = () => {
    const Page = lazy(async () => {
      try {
        return { default: await load() };
      } catch (fault) {
        failed = true;
        throw fault;
      }
    });
    return <Page />;
  };
  let element = loading();
  const elementAt = (visit: string) => {
    if (failed && visit !== lastVisit) {
      failed = false;
      element = loading();
    }
    lastVisit = visit;
    return element;
  };
  return { path, load, elementAt };
}

/** The page of every route, each in a chunk of its own. */
export const pageRoutes: readonly PageRoute[] = [
  page(routes.home, () =>
    import(/* webpackChunkName: "home" */ '../pages/HomePage.tsx').then(
      (module) => module.HomePage,
    ),
  ),
  page(routes.listing, () =>
    import(/* webpackChunkName: "listing" */ '../pages/HotelListingPage.tsx').then(
      (module) => module.HotelListingPage,
    ),
  ),
  page(routes.hotel, () =>
    import(/* webpackChunkName: "hotel" */ '../pages/HotelPage.tsx').then(
      (module) => module.HotelPage,
    ),
  ),
  page(routes.preCheckout, () =>
    import(/* webpackChunkName: "pre-checkout" */ '../pages/PreCheckoutPage.tsx').then(
      (module) => module.PreCheckoutPage,
    ),
  ),
  page(routes.checkout, () =>
    import(/* webpackChunkName: "checkout" */ '../pages/CheckoutPage.tsx').then(
      (module) => module.CheckoutPage,
    ),
  ),
  page(routes.signIn, () =>
    import(/* webpackChunkName: "sign-in" */ '../pages/SignInPage.tsx').then(
      (module) => module.SignInPage,
    ),
  ),
  page(routes.signUp, () =>
    import(/* webpackChunkName: "sign-up" */ '../pages/SignUpPage.tsx').then(
      (module) => module.SignUpPage,
    ),
  ),
];

/**
 * Loads the code of the page at `pathname` before it is shown, so that the gate opens on a page and
 * not on a spinner. A failure is left to the page itself, which asks again.
 */
export function preloadPage(pathname: string): void {
  const route = pageRoutes.find(({ path }) => matchPath(path, pathname));
  if (route) preload(route);
}

/** Loads the code of all pages, so that a link leads on at once and a search does not end on a still page. */
export function preloadPages(): void {
  pageRoutes.forEach(preload);
}

function preload({ load }: PageRoute): void {
  load().catch(() => undefined);
}
