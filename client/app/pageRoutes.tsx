import { lazy, type ReactNode } from 'react';
import { routes } from '../domain/paths.ts';

const HomePage = lazy(async () => {
  const page = await import(/* webpackChunkName: "home" */ '../pages/HomePage.tsx');
  return { default: page.HomePage };
});
const HotelListingPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "listing" */ '../pages/HotelListingPage.tsx');
  return { default: page.HotelListingPage };
});
const HotelPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "hotel" */ '../pages/HotelPage.tsx');
  return { default: page.HotelPage };
});
const PreCheckoutPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "pre-checkout" */ '../pages/PreCheckoutPage.tsx');
  return { default: page.PreCheckoutPage };
});
const CheckoutPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "checkout" */ '../pages/CheckoutPage.tsx');
  return { default: page.CheckoutPage };
});
const SignInPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "sign-in" */ '../pages/SignInPage.tsx');
  return { default: page.SignInPage };
});
const SignUpPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "sign-up" */ '../pages/SignUpPage.tsx');
  return { default: page.SignUpPage };
});

/** The page of every route, each in a chunk of its own that is loaded when it is first visited. */
export const routeElements: Record<keyof typeof routes, ReactNode> = {
  home: <HomePage />,
  listing: <HotelListingPage />,
  hotel: <HotelPage />,
  preCheckout: <PreCheckoutPage />,
  checkout: <CheckoutPage />,
  signIn: <SignInPage />,
  signUp: <SignUpPage />,
};
