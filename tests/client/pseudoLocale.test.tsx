import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel, plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { languageOffers } from '#contracts/texts/offers.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { memoryStorage } from '../support/memoryStorage.ts';
import { sampleChoice } from '../support/openCheckout.ts';
import { pseudoLocale } from '../support/pseudoLocale.ts';
import { withoutMarks } from '../support/pseudoTexts.ts';
import { renderAt } from '../support/renderApp.tsx';
import { sampleAccess, sampleBooking, sampleLink } from '../support/sampleBooking.ts';
import { sampleRewards } from '../support/sampleRewards.ts';
import { type Handler, json, scriptProvider } from '../support/scriptedProvider.ts';
import { hotelTonight } from '../support/tonight.ts';

// Each page in its states, in the pseudo-locale: what it shows without brackets is data, or stands in code.

/** What a page is shown with: `answers` by path, in place of those below; `press` names buttons, in order. */
interface State {
  path: string;
  /** The English of something that only this state shows. */
  shows: string | RegExp;
  answers?: Record<string, unknown>;
  live?: boolean;
  /** Whether somebody is signed in. */
  signedIn?: boolean;
  type?: Record<string, string>;
  press?: readonly (string | RegExp)[];
}

const hotelCall = `/api/hotels/${fullHotel.id}`;
const bookingCall = `/api/bookings/${sampleAccess.id}`;
const stay = 'check_in=2027-03-08&check_out=2027-03-10';
const listing = `/hotel-listing?city=Karachi&${stay}`;
const hotel = `/hotel-detail/${fullHotel.id}`;
const failed = json({ type: 'about:blank', title: 'Failed', status: 503 }, 503);
const usd = (amount: string) => ({ amount, currency: 'USD' });

const plain: Record<string, unknown> = {
  '/api/hotels/rand4': [plainHotel],
  '/api/hotels/rand8': [plainHotel, sparseHotel],
  '/api/hotels/search': { hotels: [plainHotel, sparseHotel] },
  [hotelCall]: plainHotel,
  '/api/auth/session': { session: null },
};
const live: Record<string, unknown> = {
  '/api/hotels/rand4': [hotelTonight],
  '/api/hotels/rand8': [hotelTonight, sparseHotel],
  '/api/hotels/search': { hotels: [fullHotel, sparseHotel], total: 2 },
  '/api/hotels/places': { places: [{ name: 'Karachi', country_code: 'PK', hotels: 2 }] },
  '/api/auth/session': { session: null },
  '/api/exchange-rates': {
    base: 'EUR',
    date: '2027-02-01',
    outdated: false,
    rates: { USD: '1.25', PKR: '300', GBP: '0.8' },
  },
  '/api/reviews': {
    count: 2,
    average: 8.4,
    reviews: [
      { id: 'a', score: 9, author: 'Bo', month: '2026-12', text: 'A kind desk.' },
      { id: 'b', score: 3, author: null, month: '2026-11', text: 'A loud street.' },
    ],
    next: null,
  },
  [hotelCall]: fullHotel,
  [`/api/hotels/${sparseHotel.id}`]: { ...sparseHotel, rates: [] },
  [bookingCall]: sampleBooking(),
  '/api/rewards': { enabled: true, account: null },
};
const session = { name: 'Ada Bell', email: 'ada@example.com', twoStep: false };
const at = {
  address: '192.0.2.1',
  since: '2026-01-01T00:00:00Z',
  lastSeen: '2026-01-02T00:00:00Z',
};
const trip = (changes: Partial<Booking>) => ({
  booking: sampleBooking(changes),
  link: sampleLink,
  reviewed: false,
});
const account: Record<string, unknown> = {
  '/api/auth/session': { session },
  '/api/account/sessions': {
    sessions: [
      { id: 'here', current: true, device: 'Chrome on Linux', ...at },
      { id: 'there', current: false, device: 'Firefox on Linux', ...at },
    ],
  },
  '/api/account/currency': { currency: 'EUR' },
  '/api/travellers': {
    travellers: [
      { id: '1', firstName: 'Bo', lastName: 'Li', citizenship: 'FR', phone: '+33123456789' },
    ],
  },
  '/api/favourites': { hotels: [fullHotel, sparseHotel].map(({ id, name }) => ({ id, name })) },
  '/api/rewards': sampleRewards('15.00'),
  '/api/trips': {
    trips: [
      trip({}),
      trip({ id: 'a', status: 'cancelled', cancellationFee: usd('0.00') }),
      trip({ id: 'b', status: 'stayed', cancellation: null }),
    ],
  },
};

/** The page of a booking that has changed in this way. */
const booking = (
  shows: string | RegExp,
  changes: Partial<Booking>,
  more: Partial<State> = {},
): State => ({
  path: sampleLink,
  shows,
  live: true,
  answers: { [bookingCall]: sampleBooking(changes) },
  ...more,
});

const states: Record<string, State> = {
  'home, plain': { path: '/', shows: 'Exclusive Trip' },
  'home, live': { path: '/', shows: 'Exclusive Trip', live: true },
  'home, failed': {
    path: '/',
    shows: 'Try again',
    live: true,
    answers: { '/api/hotels/rand4': failed, '/api/hotels/rand8': failed },
  },
  'listing, plain': { path: listing, shows: 'Found 2 properties' },
  'listing, live': { path: listing, shows: 'Found 2 properties', live: true },
  'listing, filtered': {
    path: `${listing}&stars=4&breakfast=1&free_cancellation=1&price_max=900&sort=price&rooms=2&adults=3&child=4`,
    shows: /Found/,
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
    shows: /^No room is free/,
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
  'pre-checkout, live': {
    path: `/pre-checkout${sampleChoice}`,
    shows: 'Enter a first name',
    live: true,
    press: ['Continue'],
  },
  'pre-checkout, signed in': {
    path: `/pre-checkout${sampleChoice}`,
    shows: 'Bo Li',
    live: true,
    signedIn: true,
  },
  'checkout, plain': { path: '/checkout', shows: 'Checkout' },
  'checkout, live': {
    path: `/checkout${sampleChoice}`,
    shows: 'Choose a country',
    live: true,
    press: ['Book with obligation to pay'],
  },
  'booking, confirmed': booking('Your booking is confirmed', {}),
  'booking, as a guest': booking('Save to my account', { inAccount: false }),
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
  'booking, cancelled': booking('Your booking is cancelled', {
    status: 'cancelled',
    cause: 'traveller',
    cancellation: null,
    cancellationFee: usd('100.00'),
  }),
  'booking, cancelling': booking('We are cancelling your booking', { cancelling: true }),
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
    shows: 'There is no booking at this address',
  },
  'change review': {
    path: `/pre-checkout${sampleChoice}&change=${sampleAccess.id}`,
    shows: 'Change my booking',
    live: true,
    answers: {
      [bookingCall]: sampleBooking({
        stay: { ...sampleBooking().stay, adults: 1, checkIn: '2027-03-06', checkOut: '2027-03-08' },
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
  account: { path: '/account', shows: 'Sign out everywhere', live: true, signedIn: true },
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

const isHandler = (answer: unknown): answer is Handler => typeof answer === 'function';

const shownAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
].concat('title', 'alt', 'placeholder', 'label');

/** What the page shows or reads out, in pieces that belong together. */
function shownPieces(): string[][] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    // Letters that are part of a drawing, such as a logo or the scale of a map, and style sheets.
    if (!node.parentElement?.closest('svg, style, script, .leaflet-control-scale'))
      texts.push(node.nodeValue ?? '');
  }
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    shownAttributes.map((name) => [element.getAttribute(name) ?? '']),
  );
  return [texts, ...attributes, [document.title]];
}

const marked = (english: string | RegExp) => (text: string) =>
  typeof english === 'string' ? withoutMarks(text) === english : english.test(withoutMarks(text));

let site: Awaited<ReturnType<typeof scriptProvider>> | undefined;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site?.close();
});

test.each(Object.entries(states))('%s: shows no text that stands in code', async (_, state) => {
  const { i18n, collect, inCode } = pseudoLocale<SiteTexts>(siteTexts);
  const answers = {
    ...(state.live ? live : plain),
    ...(state.signedIn && account),
    ...state.answers,
  };
  collect(answers, languageOffers);
  site = await scriptProvider(
    Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        path,
        isHandler(answer) ? answer : json(answer),
      ]),
    ),
  );
  const [pathname = '', hash = ''] = state.path.split('#');
  const [path = '', search = ''] = pathname.split('?');
  const { store } = renderAt(
    {
      pathname: path,
      search,
      hash,
      ...(search.includes('rate=') && { state: { rate: fullRate } }),
    },
    {
      apiOrigin: site.origin,
      storage: memoryStorage(state.signedIn ? { 'signed-in': '1' } : {}),
      tabStorage: memoryStorage({ [`change ${sampleAccess.id}`]: sampleAccess.key }),
      live: state.live ?? false,
      i18n,
    },
  );
  const settled = () => {
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    const { queries } = store.getState().api;
    expect(Object.values(queries).map((query) => query?.status)).not.toContain('pending');
  };
  await waitFor(settled);
  for (const [label, text] of Object.entries(state.type ?? {})) {
    const [field] = await screen.findAllByLabelText(marked(label));
    if (field) fireEvent.change(field, { target: { value: text } });
  }
  for (const name of state.press ?? []) {
    const [button] = await screen.findAllByRole('button', { name: marked(name) });
    if (button) await userEvent.click(button);
  }
  await waitFor(() =>
    expect(shownPieces().flat().map(withoutMarks)).toContainEqual(
      expect.stringMatching(state.shows),
    ),
  );
  await waitFor(settled);
  expect([...new Set(shownPieces().flatMap(inCode))]).toEqual([]);
});
