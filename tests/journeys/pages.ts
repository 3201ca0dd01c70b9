/**
 * Every page without a hotel or a booking: its name, its address, its main heading, and its status
 * if that is not 200.
 */
export const pages = [
  ['home', '/', 'Find a room worth the journey'],
  [
    'listing with several pages, for days that are past',
    '/hotel-listing?check_in=2020-01-05&check_out=2020-01-07',
    'Stays',
  ],
  ['empty listing', '/hotel-listing?city=Nowhere', 'Stays in Nowhere'],
  ['empty comparison', '/compare', 'Compare properties'],
  ['empty favorites', '/favorites', 'Favorites'],
  ['checkout', '/checkout', 'Checkout'],
  ['booking without its key', '/booking/unknown', 'Open your booking with the link in your email'],
  ['find my booking', '/find-booking', 'Find my booking'],
  ['sign-in', '/sign-in', 'Login'],
  ['sign-up', '/sign-up', 'Create an Account'],
  ['forgot-password', '/forgot-password', 'Forgot password?'],
  ['reset-password without its token', '/reset-password', 'Choose a new password'],
  ['verify-email without its token', '/verify-email', 'Confirm your address'],
  ['newsletter link without its token', '/newsletter/confirm', 'Confirm your subscription'],
  ['account of nobody', '/account', 'Account'],
  ['trips of nobody', '/trips', 'Trips'],
  ['about us', '/info/about-us', 'About us'],
  ['imprint, incomplete', '/info/imprint', 'Imprint'],
  ['terms in Arabic', '/ar/info/terms', 'الشروط'],
  ['unknown address', '/no/such-page', 'There is no page at this address', 404],
] as const;

const examples: readonly string[] = [
  'home',
  'listing with several pages, for days that are past',
  'empty comparison',
  'checkout',
  'find my booking',
  'account of nobody',
  'terms in Arabic',
  'unknown address',
];

/** The pages that `npm test` checks. The deep tests check all. */
export const onePageOfEachKind = pages.filter(([name]) => examples.includes(name));
