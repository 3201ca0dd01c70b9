import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { hold, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

// Tests of a response with so many hotels that the first rows are shown before the rest is checked.

let provider: Awaited<ReturnType<typeof startProvider>>;
let waiting: IdleRequestCallback[];
let logged: jest.SpyInstance;

beforeEach(() => {
  waiting = [];
  window.requestIdleCallback = (task) => waiting.push(task);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

const stay = 'check_in=2027-03-08&check_out=2027-03-10';
const names = () => screen.queryAllByRole('article').map((each) => each.getAttribute('aria-label'));

/** 500 hotels. The second and the last are invalid. The third, and all from 301 on, are full. */
const hotels = Array.from({ length: 500 }, (_, index) => {
  const number = index + 1;
  const name = `Hotel-${number}`;
  const full = number === 3 || number > 300;
  const hotel = { id: name, name, star_rating: 4, rates: full ? [] : [leanRate] };
  return number === 2 || number === 500 ? { ...hotel, name: 4 } : hotel;
});

/** Opens the listing and resolves when the check of the rest waits until the browser is idle. */
async function open(query = '') {
  provider = await startProvider({ '/api/hotels/search': json({ hotels }) });
  renderAt(`/hotel-listing?${stay}${query}`, { apiOrigin: provider.origin, live: true });
  await waitFor(() => expect(waiting).toHaveLength(1));
}

function checkTheRest() {
  for (const task of waiting.splice(0)) task({ didTimeout: false, timeRemaining: () => 50 });
}

const found = '298 of 498 hotels have a room for the two of you';

it('shows the first rows while the rest is checked, and then the rest around them', async () => {
  await open();
  const first = [1, ...Array.from({ length: 24 }, (_, index) => index + 4)];
  await waitFor(() => expect(names()).toEqual(first.map((number) => `Hotel-${number}`)));
  const rows = screen.getAllByRole('article');
  expect(screen.getByText('Looking for stays')).toBeVisible();
  for (const unknown of [/have a room/, 'Filter by', 'Price, lowest first', 'Next']) {
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
  }
  await userEvent.click(screen.getByLabelText('More about Hotel-4'));
  await userEvent.click(screen.getByLabelText('Compare: Hotel-4'));
  expect(await screen.findByLabelText('Remove from comparison: Hotel-4')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();

  checkTheRest();
  expect(await screen.findByText(found)).toBeVisible();
  for (const known of ['Filter by', 'Price, lowest first', 'Next']) {
    expect(screen.getByText(known)).toBeVisible();
  }
  expect(screen.getAllByRole('article')).toEqual(rows);
  expect(logged.mock.calls.map(([, text]) => String(text).split(':')[0])).toEqual([
    'hotels[1].name',
    'hotels[499].name',
  ]);
});

it('shows nothing of the last response during a new search', async () => {
  await open();
  checkTheRest();
  await screen.findByText(found);
  const again = hold(json({ hotels }));
  provider.script['/api/hotels/search'] = again.handler;
  await userEvent.click(screen.getByText('Search'));
  expect(await screen.findByText('Looking for stays')).toBeVisible();
  expect(names()).toEqual([]);
  again.release();
  await waitFor(() => expect(names()).toHaveLength(25));
});

it('shows no row in another order before all hotels are checked', async () => {
  await open('&sort=stars');
  expect(screen.getByText('Looking for stays')).toBeVisible();
  expect(names()).toEqual([]);
  checkTheRest();
  await waitFor(() => expect(names()).toHaveLength(25));
  expect(screen.getByText(found)).toBeVisible();
});
