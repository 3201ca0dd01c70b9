/**
 * Every route of the site, as the router and the BFF match it: the client renders these, the BFF
 * answers them with 200 and everything else with 404. `/forgot-password` is linked from the sign-in
 * page and is on purpose not among them. Spec §2.
 */
export const routes = {
  home: '/',
  hotel: '/hotel-detail/:id',
  listing: '/hotel-listing',
  preCheckout: '/pre-checkout',
  checkout: '/checkout',
  signIn: '/sign-in',
  signUp: '/sign-up',
} as const;

/** Linked by the sign-in page, answered by the page for unknown addresses. Spec §2. */
export const forgotPasswordPath = '/forgot-password';

/** The address of one hotel's page. */
export function hotelPath(id: string): string {
  return routes.hotel.replace(':id', () => encodeURIComponent(id));
}
