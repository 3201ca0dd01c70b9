import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxFavorites } from '#contracts/site/account/favorites.ts';
import { fullHotel, plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { hotelTonight } from '../../support/tonight.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { hangUp, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';
import { hrefOf } from '../../support/hrefOf.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
const sea = `/api/hotels/${fullHotel.id}`;
const house = `/api/hotels/${sparseHotel.id}`;

beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/search': json({ hotels: [plainHotel, sparseHotel] }),
    [sea]: json(hotelTonight),
    [house]: json(sparseHotel),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const kept = (...hotels: { id: string; name: string }[]) =>
  JSON.stringify({ version: 1, hotels: hotels.map(({ id, name }) => ({ id, name })) });
const storageWith = (...hotels: { id: string; name: string }[]) =>
  memoryStorage({ favorites: kept(...hotels) });
const open = (address: string, storage = memoryStorage()) =>
  renderAt(address, { apiOrigin: provider.origin, storage });
const card = (name: string) => within(screen.getByRole('article', { name }));
const heart = (name: string) => screen.getByRole('button', { name: `Add to favorites: ${name}` });

it('contains the hotels whose heart was pressed', async () => {
  const storage = memoryStorage();
  open('/hotel-listing', storage);
  await screen.findByText('Found 2 properties');
  await userEvent.click(heart('Sea View Clifton'));
  expect(heart('Sea View Clifton')).toHaveAttribute('aria-pressed', 'true');
  expect(storage.getItem('favorites')).toBe(kept(plainHotel));
  await userEvent.click(screen.getByRole('link', { name: 'Favorites' }));
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { level: 1, name: 'Favorites' })).toHaveFocus(),
  );
  await waitFor(() => expect(document.title).toBe('Favorites · Stayfarer'));
  const link = await screen.findByRole('link', { name: 'Sea View Clifton' });
  expect(link).toHaveAttribute('href', `/hotel-detail/${fullHotel.id}`);
  for (const text of ['Karachi, PK', '4 stars', '9.1', 'Wonderful', 'Tonight from', '$234.16']) {
    expect(card('Sea View Clifton').getByText(text)).toBeVisible();
  }
});

it('keeps the stay and the party of the search that found a hotel', async () => {
  const stay = '?check_in=2027-03-08&check_out=2027-03-10&occupancy=1';
  const storage = memoryStorage();
  provider.script['/api/hotels/search'] = json({ hotels: [fullHotel] });
  provider.script[sea] = json(fullHotel);
  const { unmount } = open(`/hotel-listing${stay}`, storage);
  await screen.findByText('Found 1 properties');
  await userEvent.click(heart('Sea View Clifton'));
  unmount();
  open('/favorites', storage);
  const link = await screen.findByRole('link', { name: 'Sea View Clifton' });
  expect(link).toHaveAttribute('href', `/hotel-detail/${fullHotel.id}${stay}`);
  expect(provider.requests).toContain(`${sea}?check_in=2027-03-08&check_out=2027-03-10`);
  expect(card('Sea View Clifton').getByText('Mar 8 - Mar 10 from')).toBeVisible();
  expect(card('Sea View Clifton').getByText('2 nights, 1 adult')).toBeVisible();
});

it('shows no price of a hotel without rates', async () => {
  open('/favorites', storageWith(sparseHotel));
  await screen.findByRole('link', { name: 'Guest House 9' });
  expect(card('Guest House 9').getByText('No rating')).toBeVisible();
  expect(screen.queryByText('Tonight from')).not.toBeInTheDocument();
});

it('links to a search when it is empty', async () => {
  open('/favorites');
  expect(await screen.findByText(/^You have no favorites yet\./)).toBeVisible();
  expect(hrefOf('Find a stay')).toBe('/');
});

it('removes a favorite, keeps the focus near, and can add it again', async () => {
  const storage = storageWith(fullHotel, sparseHotel);
  open('/favorites', storage);
  expect(await screen.findByText('2 properties, saved on this device only.')).toBeVisible();
  await userEvent.click(heart('Sea View Clifton'));
  const note = screen.getByText(/was removed\.$/).parentElement;
  expect(note).toHaveTextContent(/^Sea View Clifton was removed\./);
  await waitFor(() => expect(note).toHaveFocus());
  expect(storage.getItem('favorites')).toBe(kept(sparseHotel));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(heart('Sea View Clifton')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(/was removed\.$/)).not.toBeInTheDocument();
});

it('says that a hotel no longer exists and removes it', async () => {
  provider.script[sea] = json({ title: 'Not Found' }, 404);
  open('/favorites', storageWith(fullHotel, sparseHotel));
  expect(await screen.findByText('This property is no longer offered.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Sea View Clifton' }));
  expect(screen.getByText('1 property, saved on this device only.')).toBeVisible();
});

it('says that a hotel did not load and requests it again', async () => {
  provider.script[sea] = hangUp;
  open('/favorites', storageWith(fullHotel));
  expect(await screen.findByText(/^This property could not be loaded\./)).toBeVisible();
  provider.script[sea] = json(fullHotel);
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Sea View Clifton' }));
  expect(await screen.findByRole('link', { name: 'Sea View Clifton' })).toBeVisible();
});

it('follows the changes in other tabs', async () => {
  const storage = memoryStorage();
  open('/hotel-listing', storage);
  await screen.findByText('Found 2 properties');
  storage.setItem('favorites', kept(plainHotel));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'other' })));
  expect(heart('Sea View Clifton')).toHaveAttribute('aria-pressed', 'false');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' })));
  await waitFor(() => expect(heart('Sea View Clifton')).toHaveAttribute('aria-pressed', 'true'));
  storage.setItem('favorites', kept());
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await waitFor(() => expect(heart('Sea View Clifton')).toHaveAttribute('aria-pressed', 'false'));
});

it('adds no favorites above the limit and says so', async () => {
  const many = Array.from({ length: maxFavorites }, (_, index) => ({
    id: `hotel_${index}`,
    name: `Hotel ${index}`,
  }));
  const storage = storageWith(...many);
  open('/hotel-listing', storage);
  await screen.findByText('Found 2 properties');
  expect(heart('Sea View Clifton')).toHaveAttribute('aria-disabled', 'true');
  expect(heart('Sea View Clifton')).toHaveAccessibleDescription(/keeps 100 favorites at most/);
  await userEvent.click(heart('Sea View Clifton'));
  expect(storage.getItem('favorites')).toBe(kept(...many));
});

it('shows many favorites on several pages', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...sparseHotel, id: `hotel_${index}` }));
  for (const hotel of many) provider.script[`/api/hotels/${hotel.id}`] = json(hotel);
  const { location } = open('/favorites', storageWith(...many));
  const loaded = () => screen.getAllByRole('link', { name: 'Guest House 9' });
  await waitFor(() => expect(loaded()).toHaveLength(25));
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(loaded()).toHaveLength(5));
  expect(location().search).toBe('?page=2');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
