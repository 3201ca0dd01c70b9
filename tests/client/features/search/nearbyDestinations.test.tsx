import { screen, waitFor, within } from '@testing-library/react';
import { fullHotel, fullPlace } from '#contracts/kit/samples/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { hotelsApi } from '#client/api/hotels/hotelsApi.ts';
import { hold, json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

// Tests of the provider's places on the listing and on the page of a hotel.

let provider: Awaited<ReturnType<typeof startProvider>>;

const stay = 'check_in=2027-03-08&check_out=2027-03-10&occupancy=3';
const lahore: Place = {
  name: 'Lahore',
  country_code: 'PK',
  hotels: 9,
  latitude: 31.5204,
  longitude: 74.3587,
};
const beijing: Place = { name: 'Beijing', country_code: 'CN', hotels: 12 };
const milan: Place = { name: 'Milano', country_code: 'IT', hotels: 1 };
const listed = {
  places: [
    fullPlace,
    lahore,
    beijing,
    milan,
    { name: 7 },
    { name: 'Paris', country_code: 'FR', hotels: 8 },
    { name: 'Zürich' },
    { name: 'Munich', hotels: 0 },
  ],
};

async function open(
  path: string,
  hotels: object[],
  places: object | undefined,
  live = true,
  storage = memoryStorage(),
) {
  const search = hold(json({ hotels }));
  const hotel = hold(json(fullHotel));
  provider = await startProvider({
    '/api/hotels/search': search.handler,
    [`/api/hotels/${fullHotel.id}`]: hotel.handler,
    ...(places && { '/api/hotels/places': json(places) }),
  });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = renderAt(path, { apiOrigin: provider.origin, live, storage });
  // Distances are shown only if the places arrive before the hotels.
  const loaded = () => hotelsApi.endpoints.getPlaces.select()(store.getState());
  if (live) await waitFor(() => expect(loaded().isLoading || loaded().isUninitialized).toBe(false));
  search.release();
  hotel.release();
  await screen.findByText(/No hotels found for your search|Sea View Clifton/, {
    selector: 'p, h1, h1 *, h2 *, h2',
  });
  return logged;
}

const asked = () => provider.requests.includes('/api/hotels/places');
const proposals = (name: string) => screen.findByRole('navigation', { name });

it.each([
  [
    'Karachi',
    'Nearest places with hotels',
    'Lahore, Pakistan',
    'Lahore',
    /\d+ mi away · 9 hotels$/,
  ],
  ['Karaci, Sindh', 'Did you mean', 'Karachi, Pakistan', 'Karachi', '60 hotels'],
  ['Mailand', 'Did you mean', 'Milano, Italy', 'Milano', '1 hotel'],
  ['Zurihc', 'Did you mean', 'Zürich', 'Z%C3%BCrich', 'Zürich'],
])('a search for %s without results proposes places', async (city, title, name, to, detail) => {
  const logged = await open(`/hotel-listing?city=${encodeURIComponent(city)}&${stay}`, [], listed);
  const shown = within(await proposals(title));
  expect(shown.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/hotel-listing?city=${to}&${stay}`,
  );
  expect(shown.getByRole('link', { name }).closest('li')).toHaveTextContent(detail);
  const elsewhere = within(
    screen.getByRole('region', { name: /^Look elsewhere|^Places with the most hotels/ }),
  );
  expect(elsewhere.queryByRole('link', { name: 'Karachi' }) === null).toBe(/^Kara/.test(city));
  expect(screen.getByText('No properties found')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

it.each<[what: string, city: string, places: object | undefined, live: boolean]>([
  ['without places', 'Lahor', undefined, true],
  ['without hotels in the place of that name', 'München', listed, true],
  ['that does not list a place that is known', 'Lima', { places: [{ name: 'Lille' }] }, true],
  ['that is not live', 'Lahor', listed, false],
])('proposes nothing for a provider %s', async (_, city, places, live) => {
  const logged = await open(`/hotel-listing?city=${city}`, [], places, live);
  await waitFor(() => expect(asked()).toBe(live));
  expect(screen.getByText('No hotels found for your search.')).toBeVisible();
  if (live)
    await screen.findByRole('region', { name: /^Look elsewhere|^Places with the most hotels/ });
  for (const title of ['Did you mean', 'Nearest places with hotels']) {
    expect(screen.queryByRole('navigation', { name: title })).toBeNull();
  }
  expect(logged).not.toHaveBeenCalled();
});

const tokyo: Place = { name: 'Tokyo', country_code: 'JP', hotels: 5 };

it.each<[city: string, without: boolean, days: boolean, misspelt: boolean, meant: string | null]>([
  ['Munich', true, false, false, null],
  ['Vladivostok', true, false, false, null],
  ['Nepal', true, false, false, null],
  ['東京', false, false, false, 'Tokyo, Japan'],
  ['france', false, false, false, 'Paris, France'],
  ['Beijing, China', false, true, false, null],
  ['Pekinn', false, false, true, 'Beijing, China'],
  ['Qwxzzy', false, false, true, null],
])(
  'says what the site knows of %s if no hotel is found',
  async (city, without, days, misspelt, meant) => {
    const places = { places: [...listed.places, tokyo] };
    await open(`/hotel-listing?city=${encodeURIComponent(city)}&${stay}`, [], places);
    const isNear = ['Vladivostok', '東京'].includes(city);
    await screen.findByRole('region', {
      name: isNear ? 'Look elsewhere' : 'Places with the most hotels',
    });
    expect(screen.queryByText(`We found no place for “${city}”.`, { exact: false }) !== null).toBe(
      misspelt,
    );
    expect(screen.queryByText(`We have no hotels in ${city}.`) !== null).toBe(without);
    expect(screen.queryByRole('region', { name: /^Other days/ }) !== null).toBe(days);
    if (meant) expect(within(await proposals('Did you mean')).getByText(meant)).toBeVisible();
    else expect(screen.queryByRole('navigation', { name: 'Did you mean' })).toBeNull();
  },
);

it.each([true, false])('does not store a search without results, live: %s', async (live) => {
  const search = (city: string) => ({ city, checkIn: '', checkOut: '' });
  const storage = memoryStorage({
    'recent-searches': JSON.stringify([search('Qwxzzy'), search('Lahore')]),
  });
  await open('/hotel-listing?city=Qwxzzy', [], undefined, live, storage);
  await waitFor(() =>
    expect(storage.getItem('recent-searches')).toBe(JSON.stringify([search('Lahore')])),
  );
});

const distance = '3.7 mi to center';

it.each<[page: string, path: string, shown: boolean, live?: boolean]>([
  ['a row', '/hotel-listing?city=Karachi', true],
  ['a row of a search for no place', '/hotel-listing', false],
  ['a row of a site that is not live', '/hotel-listing?city=Karachi', false, false],
  ['a hotel page', `/hotel-detail/${fullHotel.id}`, true],
])('shows the distance from the center or not: %s', async (_, path, shown, live = true) => {
  await open(path, [fullHotel], listed, live);
  if (shown) expect(await screen.findByText(distance)).toBeVisible();
  else expect(screen.queryByText(/\d.* to center/)).toBeNull();
});
