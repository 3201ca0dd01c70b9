import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { enter } from '../../support/enter.ts';
import { hotelTonight } from '../../support/tonight.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { englishTextsIn } from '../../support/englishTextsIn.ts';
import { hrefOf } from '../../support/hrefOf.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { hangUp, hold, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const named = (name: string) => ({ ...plainHotel, id: name.toLowerCase(), name });

let provider: Awaited<ReturnType<typeof startProvider>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/rand4': json([named('Alba'), named('Brisa')]),
    '/api/hotels/rand8': json([plainHotel, sparseHotel]),
    '/api/hotels/search': json({ hotels: [hotelTonight] }),
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function openHome(language: Language = 'en') {
  const i18n = englishTextsIn(language);
  const app = renderAt('/', { apiOrigin: provider.origin, i18n });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

it('shows every block of the specification, and the footer of every page', async () => {
  await openHome();
  for (const text of [
    'Explore stays in popular destinations',
    'Plan Your Trip With us',
    'Exclusive Trip',
    'Professional Guide',
    'Explore popular hotel',
  ]) {
    expect(screen.getByRole('heading', { name: text })).toBeVisible();
  }
  const header = within(screen.getByRole('banner'));
  expect(header.queryByRole('link', { name: 'Find my booking' })).not.toBeInTheDocument();
  expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  expect(header.getByRole('link', { name: 'Stayfarer' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Stays' })).toBeVisible();
  expect(hrefOf('Experiences')).toBe('#');
  expect(hrefOf('View All')).toBe('/hotel-listing');
  expect(screen.getByRole('region', { name: 'Solo travel' })).toBeVisible();
  expect(await screen.findByText(/10% discount/)).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Find your stay · Stayfarer'));
  const foot = within(screen.getByRole('contentinfo'));
  for (const name of [
    ...['Home', 'About Us', 'Services', 'Tour Guide', 'Contact Us', 'Help Center'],
    ...['Our COVID-19 Response', 'Cancellation options', 'Safety information'],
  ]) {
    expect(foot.getByRole('link', { name })).toBeVisible();
  }
  for (const name of ['Visa', 'PayPal', 'MasterCard']) {
    expect(foot.getByRole('img', { name })).toBeVisible();
  }
  expect(foot.getByText(/© 2024/)).toBeVisible();
  expect(foot.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(foot.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(foot.getByRole('group')).toHaveTextContent(/Karachi.*\+1 555 0100.*@/);
});

it('shows real contact details in place of samples, and leaves unknown ones out', async () => {
  const ways = { address: '1 Quay Street, Cork', email: 'hello@quay.example' };
  renderAt('/', { apiOrigin: provider.origin, ...ways });
  await screen.findByRole('heading', { level: 1 });
  const contact = within(screen.getByRole('contentinfo')).getByRole('group');
  expect(contact).toHaveTextContent(/^1 Quay Street, Cork\s*hello@quay\.example$/);
});

it('shows no sample content or dead link on a live site, and links to a booking in its head', async () => {
  renderAt('/', { apiOrigin: provider.origin, live: true });
  await screen.findByRole('heading', { level: 1 });
  for (const text of ['Experiences', 'Exclusive Trip', 'Professional Guide']) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.queryByRole('img', { name: 'Visa' })).not.toBeInTheDocument();
  expect(foot.queryByRole('list', { name: 'Payment methods' })).not.toBeInTheDocument();
  expect(foot.queryByRole('link', { name: 'Our COVID-19 Response' })).not.toBeInTheDocument();
  expect(foot.queryByText(/2024|Sample contact|Karachi/)).not.toBeInTheDocument();
  const header = within(screen.getByRole('banner'));
  for (const link of header.getAllByRole('link', { name: 'Find my booking', hidden: true })) {
    expect(link).toHaveAttribute('href', '/find-booking');
  }
  expect(hrefOf('See stays for one')).toBe('/hotel-listing?occupancy=1');
});

it('has no strip of hotels and no placeholder if no hotel of a live site has a picture', async () => {
  const bare = (name: string) => ({ id: name, name, images: null });
  provider.script['/api/hotels/rand4'] = json([bare('A'), bare('B')]);
  provider.script['/api/hotels/rand8'] = json([bare('Zuider')]);
  renderAt('/', { apiOrigin: provider.origin, live: true });
  const card = await screen.findByRole('link', { name: /^Zuider/ });
  expect(card.querySelector('img')).toBeNull();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Popular hotels' })).not.toBeInTheDocument(),
  );
});

describe('the destinations of a live site', () => {
  const destinations = [
    { name: 'Lisbon', country_code: 'PT' },
    { name: 'Halle', country_code: 'DE', picture: 'https://pictures.example/{size}/halle.jpg' },
    { name: 'Nowhere' },
  ];
  const openLive = async () => {
    renderAt('/', { apiOrigin: provider.origin, live: true });
    await screen.findByRole('heading', { level: 1 });
    return () => screen.queryByRole('region', { name: 'Explore stays in popular destinations' });
  };

  it('are those of the provider, each with its poster or a picture of a hotel there', async () => {
    provider.script['/api/destinations'] = json({ destinations });
    const region = await openLive();
    const halle = await screen.findByRole('link', { name: 'Halle Germany' });
    expect(halle).toHaveAttribute('href', '/hotel-listing?city=Halle');
    expect(halle.querySelector('img')).toHaveAttribute(
      'src',
      'https://pictures.example/x600/halle.jpg',
    );
    expect(
      screen.getByRole('link', { name: 'Lisbon Portugal' }).querySelector('img'),
    ).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Nowhere' }).querySelector('img')).toBeNull();
    expect(within(region() ?? document.body).getAllByRole('link')).toHaveLength(3);
  });

  it.each([
    ['there are none', json({ destinations: [] })],
    ['they cannot be loaded', hangUp],
  ])('are hidden if %s', async (_, handler) => {
    provider.script['/api/destinations'] = handler;
    const region = await openLive();
    await waitFor(() => expect(region()).toBeNull());
  });
});

it('shows cards that link to their hotel', async () => {
  await openHome();
  const full = await screen.findByRole('link', { name: /Sea View Clifton/ });
  expect(full).toHaveAttribute('href', '/hotel-detail/sea_view_clifton_karachi');
  expect(full).toHaveTextContent('Karachi, PK');
  expect(full).toHaveTextContent('$240 per night');
  expect(full.querySelector('img')).toHaveAttribute(
    'src',
    'https://pictures.example/x600/sea-view/facade.jpg',
  );
  const sparse = screen.getByRole('link', { name: /Guest House 9/ });
  expect(sparse.querySelector('img')).toHaveAttribute('src', 'asset');
});

it('keeps the text being typed when the first rates arrive', async () => {
  const { handler, release } = hold(json([hotelTonight]));
  provider.script['/api/hotels/rand4'] = handler;
  await openHome();
  const city = screen.getByRole('combobox', { name: 'Where to?' });
  await userEvent.type(city, 'Kar');
  release();
  await screen.findAllByText('$234.16');
  expect(city).toBeInTheDocument();
  expect(city).toHaveValue('Kar');
  expect(city).toHaveFocus();
});

it('shows only live prices as soon as one hotel has rates', async () => {
  const full = { ...hotelTonight, id: 'full', name: 'Full', rates: [] };
  provider.script['/api/hotels/rand8'] = json([hotelTonight, sparseHotel, full]);
  await openHome();
  const rated = await screen.findByRole('link', { name: /Sea View Clifton/ });
  await screen.findByRole('group', { name: 'Popular hotels' });
  for (const text of [
    'Tonight, 1 night, 2 adults',
    '$234.16',
    'taxes and charges included',
    '$3.58 of it paid at the property',
    '$200.50 per night before taxes',
  ]) {
    expect(within(rated).getByText(text)).toBeVisible();
  }
  expect(screen.queryByText('$240 per night')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Guest House 9/ })).not.toHaveTextContent('$');
  expect(screen.getByRole('link', { name: /^Full/ })).toHaveTextContent('No rooms left tonight');
});

it('requests the last chosen stay and shows no price of other days', async () => {
  const named = (name: string, rates: Hotel['rates']) => ({
    ...hotelTonight,
    id: name,
    name,
    rates,
  });
  provider.script['/api/hotels/rand8'] = json([
    hotelTonight,
    named('Full', []),
    named('Free', [leanRate]),
  ]);
  const days = '?check_in=2027-03-08&check_out=2027-03-10';
  const stay = `${days}&occupancy=1`;
  const tabStorage = memoryStorage({ 'last-stay': stay });
  renderAt('/', { apiOrigin: provider.origin, live: true, tabStorage });
  const free = await screen.findByRole('link', { name: /^Free/ });
  await waitFor(() => expect(provider.requests).toContain(`/api/hotels/rand4${stay}`));
  expect(free).toHaveTextContent(/2 nights, 1 adult.*\$175\.50/);
  expect(screen.getByRole('link', { name: /^Full/ })).toHaveTextContent('No rooms left for these');
  const rated = screen.getByRole('link', { name: /Sea View Clifton/ });
  expect(rated).toHaveTextContent('See the price for Mar 8 - Mar 10, 2 nights, 1 adult');
  expect(rated).not.toHaveTextContent('$');
  expect(rated).toHaveAttribute('href', `/hotel-detail/sea_view_clifton_karachi${stay}`);
});

it('shows one hotel of the carousel and makes the others unreachable by keyboard', async () => {
  await openHome();
  const carousel = within(await screen.findByRole('group', { name: 'Popular hotels' }));
  expect(carousel.getByRole('button', { name: 'Next hotel' })).toBeVisible();
  expect(carousel.getByRole('button', { name: 'Previous hotel' })).toBeVisible();
  const slides = [...document.querySelectorAll<HTMLElement>('.slick-slide')];
  const reachable = slides.filter((slide) => !slide.inert);
  expect(reachable).toHaveLength(1);
  for (const text of ['Alba', 'Karachi, PK', '$240 per night'])
    expect(reachable[0]).toHaveTextContent(text);
  expect(reachable[0]?.querySelector('img')?.src).toMatch(/\/x600\//);
  const dots = carousel.getAllByRole('button', { name: /^Hotel \d of 2$/ });
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', null]);
  await userEvent.click(carousel.getByRole('button', { name: 'Hotel 2 of 2' }));
  await waitFor(() => expect(dots[1]).toHaveAttribute('aria-current', 'true'));
  expect(dots[0]).not.toHaveAttribute('aria-current');
});

it("shows 'Loading hotels...' while there are none", async () => {
  provider.script['/api/hotels/rand8'] = hangUp;
  provider.script['/api/hotels/rand4'] = json({}, 500);
  await openHome();
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  expect(screen.getByText('Loading hotels...')).toBeVisible();
});

it('shows one overlay until both calls have ended', async () => {
  const held = hold(json([]));
  provider.script['/api/hotels/rand4'] = held.handler;
  await openHome();
  await screen.findByRole('link', { name: /Sea View Clifton/ });
  expect(await screen.findByText('Loading...')).toBeVisible();
  held.release();
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
});

it('searches for a popular destination', async () => {
  const { location } = await openHome();
  await userEvent.click(screen.getByRole('link', { name: /Marrakech/ }));
  await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
  expect(location().search).toBe('?city=Marrakech');
  expect(location().state).toEqual({ hotels: [hotelTonight] });
});

it('shows an error for an invalid newsletter address and sends nothing', async () => {
  await openHome();
  await screen.findByRole('link', { name: /Sea View Clifton/ });
  const email = screen.getByLabelText('Email address');
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toBeRequired();
  expect(email.closest('form')).toHaveAttribute('novalidate');
  expect([...(email.closest('form')?.elements ?? [])].map((field) => field.tagName)).toEqual([
    'INPUT',
    'BUTTON',
  ]);
  const requestsBefore = provider.requests.length;
  await enter(email, 'someone{Enter}');
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com.'),
  );
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveValue('someone');
  expect(provider.requests).toHaveLength(requestsBefore);
});

it.each([
  ['the arrow', () => userEvent.click(screen.getByRole('button', { name: 'Next hotel' }))],
  [
    'the left arrow key',
    // react-slick reads the key code, which user-event does not set.
    () =>
      fireEvent.keyDown(screen.getByRole('link', { name: /: \u2068Alba\u2069$/ }), { keyCode: 37 }),
  ],
  ['the dot', () => userEvent.click(screen.getByRole('button', { name: 'Hotel 2 of 3' }))],
])('in Arabic, %s shows the second hotel to the left of the first', async (_, goOn) => {
  provider.script['/api/hotels/rand4'] = json([named('Alba'), named('Brisa'), named('Cala')]);
  await openHome('ar');
  const carousel = await screen.findByRole('group', { name: 'Popular hotels' });
  const reachable = () =>
    [...carousel.querySelectorAll<HTMLElement>('.slick-slide')]
      .filter(({ inert }) => !inert)
      .map((slide) => within(slide).getByRole('heading').textContent);
  const laidOut = [...carousel.querySelectorAll('.slick-slide:not(.slick-cloned) h3')];
  expect(laidOut.map(({ textContent }) => textContent)).toEqual(['Cala', 'Brisa', 'Alba']);
  expect(reachable()).toEqual(['Alba']);
  await goOn();
  await waitFor(() => expect(reachable()).toEqual(['Brisa']));
  const current = within(carousel).getAllByRole('button', { current: true });
  expect(current.map(({ ariaLabel }) => ariaLabel)).toEqual(['Hotel 2 of 3']);
});
