import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerResponse } from 'node:http';
import { plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { enter } from '../../support/enter.ts';
import { hrefOf } from '../../support/hrefOf.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { hangUp, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const address = '/hotel-detail/sea_view_clifton_karachi';
const call = '/api/hotels/sea_view_clifton_karachi';

let provider: Awaited<ReturnType<typeof startProvider>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  provider = await startProvider({ [call]: json(plainHotel) });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (path = address) => renderAt(path, { apiOrigin: provider.origin });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => within(screen.getByRole('region', { name }));

it('shows the hotel in its address, with every policy and the newsletter', async () => {
  const { container } = open();
  await waitFor(async () => expect(await heading('Sea View Clifton')).toHaveFocus());
  expect(provider.requests.filter((url) => url.startsWith('/api/hotels/'))).toEqual([call]);
  await waitFor(() => expect(document.title).toBe('Sea View Clifton · Stayfarer'));
  expect(screen.getByText('Karachi, PK')).toBeVisible();
  expect(screen.getAllByText('4 stars')).toHaveLength(2);
  expect(screen.getByText('Reserve now, pay later')).toBeVisible();
  expect(screen.getAllByText('Fully refundable')).toHaveLength(3);
  expect(region('Most popular facilities').getAllByRole('listitem')).toHaveLength(3);
  expect(region('Choose your room').getByText('Showing 2 rooms')).toBeVisible();
  expect(region('Choose your room').getByRole('heading', { name: 'Twin Room' })).toBeVisible();
  expect(screen.getByText('12 Marine Promenade, Clifton, Karachi')).toBeVisible();
  const frame = container.querySelector('iframe');
  expect(frame?.src).toBe('https://maps.example/embed?at=24.8138,67.0299&z=14');
  for (const rule of [
    'Check-in from 2:00 PM',
    'Minimum check-in age 18',
    'Check-out 12:00 PM',
    'Airport transfer needs 48 hours notice',
    '1 child up to 17 stays free',
    'No rollaway beds',
    'Free cribs on request',
  ]) {
    expect(region('Policies').getByText(rule)).toBeVisible();
  }
  expect(await screen.findByText(/10% discount/)).toBeVisible();
  const signIn = screen.getByRole('heading', { name: 'Sign in, save money' }).parentElement;
  const links = within(signIn ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(['/sign-in', '/sign-up']);
  expect(hrefOf('Select a room')).toBe('/pre-checkout');
  expect(logged).not.toHaveBeenCalled();
});

it('has a tab for each section', async () => {
  const { location } = open();
  await heading('Sea View Clifton');
  const tabs = within(screen.getByRole('group', { name: 'Parts of this page' }));
  const names = tabs.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual([
    'Overview',
    'Amenities',
    'Rooms',
    'Accessibility',
    'Policies',
    'Guest Review (1)',
  ]);
  for (const name of names) {
    const tab = screen.getByRole('button', { name });
    await userEvent.click(tab);
    expect(tab).toHaveAttribute('aria-current', 'true');
  }
  expect(region('Guest reviews').getByText('No guest rating listed')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Guest reviews' })).toHaveFocus();
  expect(location().pathname).toBe(address);
  expect(provider.requests.filter((url) => url.startsWith('/api/hotels/'))).toEqual([call]);
});

it('has a read-only search bar, whose icon links to the listing, and an editable one', async () => {
  open();
  await heading('Sea View Clifton');
  const [fixed, editable] = screen.getAllByLabelText('Where to?');
  expect(fixed).toHaveValue('Karachi, Sindh, Pakistan');
  expect(fixed).toHaveAttribute('readonly');
  expect(screen.getByDisplayValue('Nov 3 - Nov 4')).toHaveAttribute('readonly');
  expect(screen.getAllByDisplayValue('2 travelers, 1 room')).toHaveLength(2);
  expect(hrefOf('Search')).toBe('/hotel-listing');
  if (!editable) throw new Error('no editable search bar');
  await userEvent.clear(editable);
  await enter(editable, 'Dubai');
  expect(editable).toHaveValue('Dubai');
  expect(fixed).toHaveValue('Karachi, Sindh, Pakistan');
});

it('shows the overlay and no fallback text while it loads', async () => {
  const waiting = new Promise<ServerResponse>((resolve) => {
    provider.script[call] = (_, response) => resolve(response);
  });
  open();
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByText('No rooms available')).not.toBeInTheDocument();
  const response = await waiting;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(plainHotel));
  await heading('Sea View Clifton');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

const fallbacks = [
  'N/A',
  'No rooms available',
  'Showing 0 rooms',
  'No amenities listed',
  'Map not available',
  'Address not available',
];

it.each([
  ['an unknown hotel', json({ title: 'Not Found', status: 404 }, 404)],
  ['a network error', hangUp],
])('is shown without data after %s', async (_, handler) => {
  provider.script[call] = handler;
  open();
  expect(await heading('Hotel details')).toBeVisible();
  for (const text of fallbacks) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('No Rating')).toHaveLength(2);
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Select a room' })).toBeVisible();
  expect(logged).toHaveBeenCalled();
});

it('shows a hotel that has only a name', async () => {
  provider.script[call] = json(sparseHotel);
  open();
  expect(await heading('Guest House 9')).toBeVisible();
  for (const text of fallbacks) expect(screen.getByText(text)).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

it('requests an id of any characters, and shows the provider’s markup as text', async () => {
  const name = '<img src=x onerror=alert(1)> & <b>Co</b>';
  provider.script['/api/hotels/a%2Fb%20%3Fc'] = json({ ...plainHotel, name });
  open('/hotel-detail/a%2Fb%20%3Fc');
  expect(await heading(name)).toHaveTextContent(name);
});

it('carries no state of the last hotel over to the next', async () => {
  provider.script['/api/hotels/next'] = json({ ...sparseHotel, id: 'next', name: 'Next House' });
  const { navigate } = open();
  await heading('Sea View Clifton');
  await userEvent.click(screen.getByRole('button', { name: '2 beds' }));
  navigate('/hotel-detail/next');
  await waitFor(async () => expect(await heading('Next House')).toHaveFocus());
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All rooms');
});
