import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { enter } from '../../support/enter.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { hold, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/search': json({ hotels: [plainHotel, sparseHotel] }),
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (address: string | { pathname: string; state: unknown }) =>
  renderAt(address, { apiOrigin: provider.origin });

it('searches for the criteria in its address', async () => {
  open('/hotel-listing?city=Karachi&check_in=2030-01-02&check_out=2030-01-05');
  expect(await screen.findByText('Found 2 properties')).toHaveRole('status');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stays in Karachi');
  expect(provider.requests).toEqual([
    '/api/hotels/search?city=Karachi&check_in=2030-01-02&check_out=2030-01-05',
  ]);
  expect(screen.getByLabelText('Where to?')).toHaveValue('Karachi');
  expect(screen.getByLabelText('Check-in')).toHaveValue('Jan 2, 2030');
  await waitFor(() => expect(document.title).toBe('Stays in Karachi · Stayfarer'));
});

it('shows the fields of a hotel in its row, and a fallback for each that is missing', async () => {
  open('/hotel-listing');
  const row = within(await screen.findByRole('article', { name: 'Sea View Clifton' }));
  expect(row.getByRole('link', { name: 'Sea View Clifton' })).toHaveAttribute(
    'href',
    '/hotel-detail/sea_view_clifton_karachi',
  );
  for (const text of [
    'Karachi',
    'Deluxe Double Room',
    'Free cancellation',
    'No prepayment needed – pay at the property',
    '4 stars',
    '4',
    '1 night, 2 adults',
    'PKR 14,400',
    '+PKR 2,160 taxes and charges',
  ]) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByRole('img')).toHaveAttribute(
    'src',
    'https://pictures.example/x300/sea-view/facade.jpg',
  );
  const sparse = within(screen.getByRole('article', { name: 'Guest House 9' }));
  for (const text of ['Room', 'No rating', '-']) expect(sparse.getByText(text)).toBeVisible();
  expect(sparse.getByRole('img')).toHaveAttribute('src', 'asset');
});

it('keeps a pressed heart when the next search finds the hotel again', async () => {
  open('/hotel-listing');
  const name = /Add to favorites: Sea View/;
  await userEvent.click(await screen.findByRole('button', { name }));
  provider.script['/api/hotels/search'] = json({ hotels: [sparseHotel, plainHotel] });
  await enter(screen.getByLabelText('Where to?'), 'Karachi{Enter}');
  await waitFor(() => expect(screen.getAllByRole('article')[1]).toHaveTextContent('Sea View'));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
});

it('shows a hotel as often as it is listed, and replaces all rows by the next results', async () => {
  provider.script['/api/hotels/search'] = json({ hotels: [plainHotel, plainHotel, plainHotel] });
  open('/hotel-listing?city=Karachi');
  await screen.findByText('Found 3 properties');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  provider.script['/api/hotels/search'] = json({ hotels: [sparseHotel] });
  await enter(screen.getByLabelText('Where to?'), ' West{Enter}');
  await screen.findByText('Found 1 properties');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
});

it('moves the focus to the heading of a new search and keeps the travelers', async () => {
  open('/hotel-listing?city=Karachi');
  await screen.findByText('Found 2 properties');
  await enter(screen.getByLabelText('Travelers'), '3 friends');
  const where = screen.getByLabelText('Where to?');
  await userEvent.clear(where);
  await enter(where, 'Dubai, UAE{Enter}');
  await waitFor(() => expect(where).toHaveValue('Dubai'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByLabelText('Travelers')).toHaveValue('3 friends');
});

it('shows the hotels of the navigation state during the search', async () => {
  const held = hold(json({ hotels: [plainHotel, sparseHotel] }));
  provider.script['/api/hotels/search'] = held.handler;
  open({ pathname: '/hotel-listing', state: { hotels: [plainHotel] } });
  expect(await screen.findByText('Found 1 properties')).toBeVisible();
  await waitFor(() => expect(provider.requests).toHaveLength(1));
  const nameFilter = screen.getByLabelText('Search by property name');
  nameFilter.focus();
  held.release();
  expect(await screen.findByText('Found 2 properties')).toBeVisible();
  await waitFor(() => expect(nameFilter).toHaveFocus());
});

it('ignores a navigation state of another shape', async () => {
  open({ pathname: '/hotel-listing', state: { hotels: [{ id: 1 }] } });
  expect(await screen.findByText('Found 2 properties')).toBeVisible();
});
