import { fullHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { sampleChoice } from '../../support/openCheckout.ts';
import { sampleAccess, sampleBooking, sampleLink } from '../../support/sampleBooking.ts';
import { json } from '../../support/scriptedProvider.ts';
import { type PageState, textsInCode } from '../../support/textsInCode.tsx';

// Each page in its states in the pseudo-locale. Any text outside brackets must be data.

const hotelCall = `/api/hotels/${fullHotel.id}`;
const bookingCall = `/api/bookings/${sampleAccess.id}`;
const stay = 'check_in=2027-03-08&check_out=2027-03-10';
const listing = `/hotel-listing?city=Karachi&${stay}`;
const hotel = `/hotel-detail/${fullHotel.id}`;
const failed = json({ type: 'about:blank', title: 'Failed', status: 503 }, 503);
const usd = (amount: string) => ({ amount, currency: 'USD' });

/** Returns the page of a booking with these changes. */
const booking = (
  shows: string | RegExp,
  changes: Partial<Booking>,
  more: Partial<PageState> = {},
): PageState => ({
  path: sampleLink,
  shows,
  live: true,
  answers: { [bookingCall]: sampleBooking(changes) },
  ...more,
});

const states: Record<string, PageState> = {
  'home, plain': { path: '/', shows: 'Exclusive Trip' },
  'home, live': { path: '/', shows: 'Travel solo', live: true },
  'home, failed': {
    path: '/',
    shows: 'Try again',
    live: true,
    answers: { '/api/hotels/rand4': failed, '/api/hotels/rand8': failed },
  },
  'listing, plain': { path: listing, shows: 'Found 2 properties' },
  'listing, live': {
    path: listing,
    shows: '1 of 2 hotels has a room for the two of you',
    live: true,
  },
  'listing, filtered': {
    path: `${listing}&stars=4&breakfast=1&free_cancellation=1&price_max=900&sort=price&occupancy=1-4&occupancy=2`,
    shows: /your filters/,
    live: true,
  },
  'listing, empty': {
    path: listing,
    shows: 'No properties found',
    answers: { '/api/hotels/search': { hotels: [] } },
  },
  'listing, failed': {
    path: listing,
    shows: 'Try again',
    live: true,
    answers: { '/api/hotels/search': failed },
  },
  'hotel, plain': { path: hotel, shows: 'Reserve now, pay later' },
  'hotel, live': { path: `${hotel}?${stay}`, shows: 'Breakfast included', live: true },
  'hotel, sold out': {
    path: `${hotel}?${stay}`,
    shows: /^No rooms are available/,
    live: true,
    answers: { [hotelCall]: { ...fullHotel, rates: [] } },
  },
  'hotel, unknown': {
    path: '/hotel-detail/nowhere_inn',
    live: true,
    shows: 'This hotel does not exist or is no longer offered',
  },
  'hotel, failed': {
    path: hotel,
    shows: 'Try again',
    live: true,
    answers: { [hotelCall]: failed },
  },
  'comparison, empty': { path: '/compare', shows: 'Compare properties' },
  comparison: {
    path: `/compare?hotels=${fullHotel.id}&hotels=${sparseHotel.id}&${stay}`,
    shows: 'Compare properties',
    live: true,
  },
  'favorites, empty': { path: '/favorites', shows: 'Favorites' },
  favorites: { path: '/favorites', shows: /^Add to favorites/, live: true, signedIn: true },
  'pre-checkout, plain': { path: '/pre-checkout', shows: 'Review your booking' },
  'checkout, signed in': {
    path: `/checkout${sampleChoice}`,
    shows: 'Bo Li',
    live: true,
    signedIn: true,
  },
  'checkout, plain': { path: '/checkout', shows: 'Checkout' },
  'checkout, live': {
    path: `/checkout${sampleChoice}`,
    shows: 'Enter a first name',
    live: true,
    press: ['Book and agree to pay'],
  },
  'booking, confirmed': booking('Your booking is confirmed', {}),
  'booking, as a guest': booking('Sign in', { inAccount: false }),
  'booking, requested': booking('Your request is with the hotel', { status: 'requested' }),
  'booking, pending': booking('We are confirming your booking', { status: 'pending' }),
  'booking, declined': booking('Your stay is not booked', {
    status: 'declined',
    cause: 'gone',
    cancellation: null,
  }),
  'booking, stayed': booking(
    /Your stay at/,
    { status: 'stayed', cancellation: null },
    {
      answers: {
        [bookingCall]: sampleBooking({ status: 'stayed', cancellation: null }),
        [`/api/reviews/stays/${sampleAccess.id}`]: { review: null },
      },
    },
  ),
  'booking, cancelled': booking('Your booking is canceled', {
    status: 'cancelled',
    cause: 'traveller',
    cancellation: null,
    cancellationFee: usd('100.00'),
  }),
  'booking, cancelling': booking('We are canceling your booking', { cancelling: true }),
  'booking, with credits': booking('We are clarifying your booking', {
    credits: [
      { kind: 'rewards', code: null, amount: usd('15.00') },
      { kind: 'promotion', code: 'SPRING', amount: usd('10.00') },
    ],
    earns: usd('4.01'),
    mismatch: true,
  }),
  'booking, asking before it cancels': booking(/cancel/i, {}, { press: [/^Cancel/] }),
  'booking without its key': {
    path: '/booking/unknown',
    shows: 'Open your booking with the link in your email',
  },
  'change review': {
    path: `/checkout${sampleChoice}&change=${sampleAccess.id}`,
    shows: 'Change my booking',
    live: true,
    answers: {
      [bookingCall]: sampleBooking({
        stay: { ...sampleBooking().stay, checkIn: '2027-03-06', checkOut: '2027-03-08' },
      }),
    },
  },
  'find booking': { path: '/find-booking', shows: /^Enter/, press: ['Send the link'] },
  'sign-in': { path: '/sign-in', shows: 'Enter your password.', press: ['Login'] },
  'sign-up': {
    path: '/sign-up',
    shows: 'Strength: Too short',
    type: { Password: 'one' },
    press: ['Sign Up'],
  },
  'forgot password': { path: '/forgot-password', shows: 'Forgot password?' },
  'reset password': { path: '/reset-password#token=a', shows: 'Choose a new password' },
  'reset password, without its token': { path: '/reset-password', shows: 'Choose a new password' },
  'confirm address': { path: '/verify-email#token=a', shows: 'Confirm your address' },
  account: { path: '/account/security', shows: 'Sign out everywhere', live: true, signedIn: true },
  'account of nobody': { path: '/account', shows: 'Sign in to see your account.' },
  trips: { path: '/trips', shows: 'Trips', live: true, signedIn: true },
  'trips of nobody': { path: '/trips', shows: 'Sign in to see your trips.' },
  'newsletter, confirm': {
    path: '/newsletter/confirm#token=a.b',
    shows: 'Confirm the subscription',
  },
  'newsletter, unsubscribe': { path: '/newsletter/unsubscribe#token=a.b', shows: /Unsubscribe/ },
  'newsletter, without its token': {
    path: '/newsletter/confirm',
    shows: 'Confirm your subscription',
  },
  'not found': { path: '/no/such-page', shows: 'There is no page at this address' },
};

test.each(Object.entries(states))('%s shows no hard-coded text', async (_, state) => {
  expect(await textsInCode(state)).toEqual([]);
});
