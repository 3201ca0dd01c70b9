import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel, plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { languageOffers } from '#contracts/texts/offers.ts';
import { signInWays } from '#contracts/site/account/account.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { memoryStorage } from './memoryStorage.ts';
import { pseudoLocale } from './pseudoLocale.ts';
import { withoutMarks } from './pseudoTexts.ts';
import { renderAt } from './renderApp.tsx';
import { sampleAccess, sampleBooking, sampleLink } from './sampleBooking.ts';
import { sampleRewards } from './sampleRewards.ts';
import { type Handler, json, scriptProvider } from './scriptedProvider.ts';
import { afterTest } from './testLimits.ts';
import { hotelTonight } from './tonight.ts';

/**
 * A state of a page. `answers` by path replace the default ones, and `press` names buttons to press
 * in order.
 */
export interface PageState {
  path: string;
  /** An English text that only this state shows. */
  shows: string | RegExp;
  answers?: Record<string, unknown>;
  live?: boolean;
  /** Whether data from the API may appear without brackets. If false, it is reported too. */
  dataKnown?: boolean;
  /** Whether a traveler is signed in. */
  signedIn?: boolean;
  type?: Record<string, string>;
  press?: readonly (string | RegExp)[];
}

const hotelCall = `/api/hotels/${fullHotel.id}`;
const bookingCall = `/api/bookings/${sampleAccess.id}`;
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
      { id: 'here', current: true, device: 'Chrome, Linux', ...at },
      { id: 'there', current: false, device: 'Firefox, Linux', ...at },
    ],
    signIns: [...signInWays, null].map((way, index) => ({
      id: String(index),
      way,
      provider: way?.startsWith('oidc') ? 'Example ID' : null,
      device: 'Chrome, Linux',
      timeZone: way === 'password' ? 'Asia/Karachi' : null,
      at: '2026-01-02T00:00:00Z',
    })),
  },
  '/api/account/identities': {
    identities: [
      {
        id: '1',
        name: 'Example ID',
        email: 'ada@example.com',
        since: '2026-01-01T00:00:00Z',
        lastUsed: '2026-01-02T00:00:00Z',
      },
    ],
    password: true,
  },
  '/api/account/currency': { currency: 'EUR' },
  '/api/travellers': {
    travellers: [
      { id: '1', firstName: 'Bo', lastName: 'Li', citizenship: 'FR', phone: '+33123456789' },
    ],
  },
  '/api/favorites': { hotels: [fullHotel, sparseHotel].map(({ id, name }) => ({ id, name })) },
  '/api/rewards': sampleRewards('15.00'),
  '/api/trips': {
    trips: [
      trip({}),
      trip({ id: 'a', status: 'cancelled', cancellationFee: usd('0.00') }),
      trip({ id: 'b', status: 'stayed', cancellation: null }),
    ],
  },
};

const isHandler = (answer: unknown): answer is Handler => typeof answer === 'function';

const shownAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
].concat('title', 'alt', 'placeholder', 'label');

/** Returns the visible and announced texts of the page, in pieces that belong together. */
function shownPieces(): string[][] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    // Skips style sheets and letters in drawings, such as a logo or the scale of a map.
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

/**
 * Shows a page in the pseudo-locale. Returns its texts without brackets that are not data, which
 * are hard-coded.
 */
export async function textsInCode(state: PageState): Promise<string[]> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { i18n, collect, inCode } = pseudoLocale<SiteTexts>(siteTexts);
  const answers = {
    ...(state.live ? live : plain),
    ...(state.signedIn && account),
    ...state.answers,
  };
  if (state.dataKnown !== false) collect(answers, languageOffers);
  const site = await scriptProvider(
    Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        path,
        isHandler(answer) ? answer : json(answer),
      ]),
    ),
  );
  afterTest(() => void site.close());
  const [pathname = '', hash = ''] = state.path.split('#');
  const [path = '', search = ''] = pathname.split('?');
  const { store } = renderAt(
    {
      pathname: path,
      search,
      hash,
      ...(search.includes('rate=') && { state: { rates: [fullRate] } }),
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
  return [...new Set(shownPieces().flatMap(inCode))];
}
