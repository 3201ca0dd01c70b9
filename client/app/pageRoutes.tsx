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
  page(routes.home, async () => {
    const { HomePage } = await import(/* webpackChunkName: "home" */ '../pages/HomePage.tsx');
    return HomePage;
  }),
  page(routes.listing, async () => {
    const { HotelListingPage } = await import(
      /* webpackChunkName: "listing" */ '../pages/HotelListingPage.tsx'
    );
    return HotelListingPage;
  }),
  page(routes.hotel, async () => {
    const { HotelPage } = await import(/* webpackChunkName: "hotel" */ '../pages/HotelPage.tsx');
    return HotelPage;
  }),
  page(routes.preCheckout, async () => {
    const { PreCheckoutPage } = await import(
      /* webpackChunkName: "pre-checkout" */ '../pages/PreCheckoutPage.tsx'
    );
    return PreCheckoutPage;
  }),
  page(routes.checkout, async () => {
    const { CheckoutPage } = await import(
      /* webpackChunkName: "checkout" */ '../pages/CheckoutPage.tsx'
    );
    return CheckoutPage;
  }),
  page(routes.signIn, async () => {
    const { SignInPage } = await import(
      /* webpackChunkName: "sign-in" */ '../pages/SignInPage.tsx'
    );
    return SignInPage;
  }),
  page(routes.signUp, async () => {
    const { SignUpPage } = await import(
      /* webpackChunkName: "sign-up" */ '../pages/SignUpPage.tsx'
    );
    return SignUpPage;
  }),
];

/**
 * Loads the code of the page at `pathname` before it is shown, so that the gate opens on a page and
 * not on a spinner. A failure is left to the page itself, which asks again.
 */
export function preloadPage(pathname: string): void {
  const route = pageRoutes.find(({ path }) => matchPath(path, pathname));
  route?.load().catch(() => undefined);
}
