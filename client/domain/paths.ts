/**
 * The routes of the site, for the client's router and for the BFF, which responds to them with 200 and
 * to any other page address with 404. `/forgot-password` is intentionally not a route. Spec §2.
 */
export const routes = {
  home: '/',
  hotel: '/hotel-detail/:id',
  listing: '/hotel-listing',
  compare: '/compare',
  favourites: '/favorites',
  preCheckout: '/pre-checkout',
  checkout: '/checkout',
  booking: '/booking/:id',
  signIn: '/sign-in',
  signUp: '/sign-up',
} as const;

/** The sign-in page links to it; it is not a route, so the page for unknown addresses is shown. Spec §2. */
export const forgotPasswordPath = '/forgot-password';

/** Returns the path of a hotel's page. */
export function hotelPath(id: string): string {
  return routes.hotel.replace(':id', () => encodeURIComponent(id));
}
