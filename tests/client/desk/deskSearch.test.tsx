import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk } from './renderDesk.tsx';
import { sampleListedBooking } from './sampleListedBooking.ts';

const listedBooking = sampleListedBooking();
const search = 'GET /api/desk/search';
const ada = {
  id: 'account-1',
  name: 'Ada Lovelace',
  email: 'ada@travelers.example',
  verified: true,
  since: '2027-01-01T12:00:00.000Z',
};
const found = { exact: null, bookings: [listedBooking], more: true, travellers: [ada] };
const field = () => screen.findByRole('combobox', { name: 'Find a booking or traveler' });

test('every page finds bookings and travelers, and the arrow keys select one', async () => {
  const desk = await openDesk('/desk/webhooks', { answers: { [search]: { body: found } } });
  // The page takes the focus once more when it has loaded.
  await screen.findByRole('heading', { level: 1, name: 'Webhooks' });
  await userEvent.type(await field(), 'Ada');
  const options = await within(await screen.findByRole('listbox', { name: 'Found' })).findAllByRole(
    'option',
  );
  expect(options).toHaveLength(3);
  expect(options[0]).toHaveTextContent('Confirmed · Dec 1 - Dec 3 · Hotel Miramar');
  expect(options.at(-1)).toHaveTextContent('Ada Lovelaceada@travelers.example');
  expect(desk.calls.filter(({ call }) => call === search)).toHaveLength(1);
  await userEvent.keyboard('{ArrowUp}');
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(desk.location().pathname).toBe('/desk/travellers/account-1'));
  expect(await field()).toHaveValue('');
});

test('Enter opens the booking with the typed number before the results arrive', async () => {
  const desk = await openDesk('/desk/webhooks', {
    answers: { [search]: { body: { ...found, exact: listedBooking.id } } },
  });
  await userEvent.type(await field(), 'k7m4 qx9c{Enter}');
  await waitFor(() => expect(desk.location().pathname).toBe(`/desk/bookings/${listedBooking.id}`));
});

test('without a single match, Enter leads to the list of all matches', async () => {
  const desk = await openDesk('/desk/webhooks', { answers: { [search]: { body: found } } });
  await userEvent.type(await field(), 'Öz{Enter}');
  await waitFor(() => expect(desk.location().pathname).toBe('/desk/bookings'));
  expect(new URLSearchParams(desk.location().search).get('text')).toBe('Öz');
});

test('an empty result differs from a failed search, and one letter sends no request', async () => {
  const nothing = { exact: null, bookings: [], more: false, travellers: [] };
  const desk = await openDesk('/desk/webhooks', {
    answers: { [search]: [{ status: 503, body: {} }, { body: nothing }] },
  });
  await userEvent.type(await field(), 'z');
  expect(screen.queryByText(/Searching/)).not.toBeInTheDocument();
  await userEvent.type(await field(), 'z');
  expect(await screen.findByText(/^The search could not be carried out/)).toBeInTheDocument();
  await userEvent.type(await field(), 'z');
  expect(await screen.findAllByText(/^Nothing was found/)).not.toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox', { name: 'Found' })).not.toBeInTheDocument();
  expect(desk.calls.filter(({ call }) => call === search)).toHaveLength(2);
});
