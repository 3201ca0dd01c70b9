import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerResponse } from 'node:http';
import { Link, MemoryRouter } from 'react-router-dom';
import { App } from '#client/app/App.tsx';
import { createStore } from '#client/app/createStore.ts';
import { readSiteSettings } from '#contracts/site/siteSettings.ts';
import { plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { english } from '../../support/english.ts';
import { enter } from '../../support/enter.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { hangUp, json, scriptProvider } from '../../support/scriptedProvider.ts';

const address = '/hotel-detail/sea_view_clifton_karachi';
const call = '/api/hotels/sea_view_clifton_karachi';

let provider: Awaited<ReturnType<typeof scriptProvider>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  provider = await scriptProvider({ [call]: json(plainHotel) });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  logged.mockRestore();
  await provider.close();
});

const open = (path = address) => renderAt(path, { apiOrigin: provider.origin });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => within(screen.getByRole('region', { name }));

it('shows the hotel in its address', async () => {
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
  expect(container.querySelector('iframe')).toHaveAttribute(
    'src',
    'https://maps.example/embed?at=24.8138,67.0299&z=14',
  );
  expect(logged).not.toHaveBeenCalled();
});

it('shows every policy and the newsletter', async () => {
  open();
  await heading('Sea View Clifton');
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

it("leads from 'Sign in, save money' to the account pages", async () => {
  open();
  const box = within(
    (await screen.findByRole('heading', { name: 'Sign in, save money' })).parentElement ??
      document.body,
  );
  expect(box.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up');
  expect(box.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

it('links to pre-checkout', async () => {
  const { location } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Select a room' }));
  expect(location().pathname).toBe('/pre-checkout');
});

it('has a read-only search bar, whose icon links to the listing, and an editable one', async () => {
  open();
  await heading('Sea View Clifton');
  const [fixed, editable] = screen.getAllByLabelText('Where to?');
  expect(fixed).toHaveValue('Karachi, Sindh, Pakistan');
  expect(fixed).toHaveAttribute('readonly');
  expect(screen.getByDisplayValue('Nov 3 - Nov 4')).toHaveAttribute('readonly');
  expect(screen.getAllByDisplayValue('2 travelers, 1 room')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/hotel-listing');
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
  ['a failing provider', json({ title: 'Internal Server Error' }, 500)],
  ['a network error', hangUp],
  ['a response of the wrong shape', json({ ...plainHotel, name: 7 })],
])('renders without data after %s', async (_, handler) => {
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

it('shows markup of the provider as text', async () => {
  const name = '<img src=x onerror=alert(1)> & <b>Co</b>';
  provider.script[call] = json({ ...plainHotel, name });
  open();
  expect(await heading(name)).toHaveTextContent(name);
});

it('requests an id of any characters', async () => {
  provider.script['/api/hotels/a%2Fb%20%3Fc'] = json({ ...plainHotel, name: 'Odd House' });
  open('/hotel-detail/a%2Fb%20%3Fc');
  expect(await heading('Odd House')).toBeVisible();
});

it('keeps no state of the last hotel on the next one', async () => {
  provider.script['/api/hotels/next'] = json({ ...sparseHotel, id: 'next', name: 'Next House' });
  const store = createStore({ apiOrigin: provider.origin }, { gate: { unlocked: true } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="/hotel-detail/next">next hotel</Link>
      <App store={store} i18n={english} settings={readSiteSettings(() => '')} />
    </MemoryRouter>,
  );
  await heading('Sea View Clifton');
  await userEvent.click(screen.getByRole('button', { name: '2 beds' }));
  await userEvent.click(screen.getByRole('link', { name: 'next hotel' }));
  await waitFor(async () => expect(await heading('Next House')).toHaveFocus());
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All rooms');
});
