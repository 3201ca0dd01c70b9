import { type ComponentType, lazy, type ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { routes } from '../domain/paths.ts';

interface PageRoute {
  path: string;
  load: () => Promise<unknown>;
  element: ReactNode;
}

function page(path: string, load: () => Promise<ComponentType>): PageRoute {
  const Page = lazy(async () => ({ default: await load() }));
  return { path, load, element: <Page /> };
}

/** The page of every route, each in a chunk of its own that is loaded when it is first visited. */
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
  route?.load().catch(() => undefined);
}
