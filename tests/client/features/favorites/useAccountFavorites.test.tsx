import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel, plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { ScriptedAccount } from '../../../support/scriptedAccount.ts';
import { hangUp, hold, json } from '../../../support/scriptedProvider.ts';
import { scriptSite } from '../../../support/scriptedSite.ts';

// The sample rates are for other days than the requested ones, which logs errors.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const [sea, house] = [plainHotel, sparseHotel].map(({ id, name }) => ({ id, name }));
const adding = 'POST /api/favorites';
const removing = `DELETE /api/favorites/${plainHotel.id}`;
const unavailable = json({ title: 'Service Unavailable', status: 503 }, 503);

let site: Awaited<ReturnType<typeof scriptSite>>;
let account: ScriptedAccount;
let storage = memoryStorage();

beforeEach(async () => {
  account = new ScriptedAccount({ signedIn: true });
  storage = memoryStorage({ 'signed-in': '1' });
  site = await scriptSite({
    account,
    hotel: (request, response) => {
      const isSearch = request.url?.includes('/search');
      json(isSearch ? { hotels: [plainHotel, sparseHotel] } : fullHotel)(request, response);
    },
  });
});

const calls = () => site.calls.filter((call) => call.includes('/api/favorites'));
const heart = (name = plainHotel.name) =>
  screen.findByRole('button', { name: `Add to favorites: ${name}` });
const tap = async (name?: string) => userEvent.click(await heart(name));

/** Opens a list of hotels whose hearts show the favorites of the account. */
async function open() {
  renderAt('/hotel-listing', { apiOrigin: site.origin, storage });
  await waitFor(() => expect(calls()).toEqual([adding]));
  await waitFor(async () =>
    expect(await heart()).toHaveAttribute('aria-pressed', String(account.favorites.length > 0)),
  );
}

/** Expects these favorites on the screen, on the device and in the account. */
async function expectFavorites(...hotels: (typeof sea)[]) {
  await waitFor(() => expect(account.favorites).toEqual(hotels));
  const pressed = String(hotels.includes(sea));
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', pressed));
  expect(JSON.parse(storage.getItem('favorites') ?? '')).toEqual({ version: 1, hotels });
}

it('sends one request at a time and ends in the state of the last of four taps', async () => {
  await open();
  const first = hold((...call) => {
    account.script = {};
    account.handle(...call);
  });
  account.script[adding] = first.handler;
  await tap();
  await waitFor(() => expect(calls()).toHaveLength(2));
  await tap();
  await tap();
  await tap();
  expect(calls()).toHaveLength(2);
  first.release();
  await waitFor(() => expect(calls()).toEqual([adding, adding, removing]));
  await expectFavorites();
});

it('ends in the state of the last of two taps when the first request gets no response', async () => {
  await open();
  const first = hold((request, response) => {
    // The hotel is added although the response was lost.
    account.favorites = sea ? [sea] : [];
    hangUp(request, response);
  });
  account.script[adding] = first.handler;
  await tap();
  await waitFor(() => expect(calls()).toHaveLength(2));
  await tap();
  first.release();
  await waitFor(() => expect(calls().at(-1)).toBe(removing));
  await expectFavorites();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the favorites of the account and an error when a tap could not be saved', async () => {
  account.favorites = sea ? [sea] : [];
  await open();
  account.script[removing] = unavailable;
  await tap();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${plainHotel.name} could not be removed from your favorites. Try again later.`,
  );
  await expectFavorites(sea);
  expect(calls()).toEqual([adding, removing, removing, 'GET /api/favorites']);
  account.script = {};
  await tap();
  await expectFavorites();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('returns to the last known favorites when the account cannot be loaded either', async () => {
  await open();
  for (const call of [adding, 'GET /api/favorites']) account.script[call] = unavailable;
  await tap();
  expect(await screen.findByText(/could not be added to your favorites/)).toBeVisible();
  await expectFavorites();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  account.script = {};
  await tap();
  await expectFavorites(sea);
});

it('adds the favorites that the account lacks, and takes over changes from other devices', async () => {
  account.favorites = sea && house ? [sea, house] : [];
  await open();
  account.script[removing] = (request, response) => {
    // Another device has removed the other hotel in the meantime.
    account.favorites = sea ? [sea] : [];
    json({ hotels: account.favorites })(request, response);
  };
  await tap();
  expect(await screen.findByText(/could not be removed/)).toBeVisible();
  await expectFavorites(sea);
  expect(await heart(sparseHotel.name)).toHaveAttribute('aria-pressed', 'false');
});

it('keeps a change that was made before the device could join the account', async () => {
  account.favorites = sea ? [sea] : [];
  storage.setItem('favorites', JSON.stringify({ version: 1, hotels: [sea] }));
  account.script[adding] = unavailable;
  renderAt('/favorites', { apiOrigin: site.origin, storage });
  expect(await screen.findByText('1 property, saved on this device only.')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The favorites of your account could not be loaded. Load the page again.',
  );
  account.script = {};
  await tap();
  await waitFor(() => expect(account.favorites).toEqual([]));
  expect(await screen.findByText(/^You have no favorites yet\..*in your account\.$/)).toBeVisible();
  expect(calls().at(-1)).toBe(removing);
});

it('joins the account once, however many pages are opened', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Favorites' }));
  expect(await screen.findByText(/^You have no favorites yet\./)).toBeVisible();
  expect(calls()).toEqual([adding]);
});

it('sends the stays of the device to the account and shows the stays of the account', async () => {
  const stay = '?check_in=2099-03-08&check_out=2099-03-10&occupancy=1';
  const ofAccount = stay.replaceAll('2099', '2098');
  account.favorites = house ? [{ ...house, stay: ofAccount }] : [];
  const stays = [{ id: plainHotel.id, stay }];
  storage.setItem('favorites', JSON.stringify({ version: 1, hotels: [sea], stays }));
  renderAt('/favorites', { apiOrigin: site.origin, storage });
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('link', { name: fullHotel.name })
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      `/hotel-detail/${plainHotel.id}${stay}`,
      `/hotel-detail/${sparseHotel.id}${ofAccount}`,
    ]),
  );
  expect(account.favorites).toEqual([
    { ...sea, stay },
    { ...house, stay: ofAccount },
  ]);
});
