import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk } from './renderDesk.tsx';
import { sampleListedBooking } from './sampleListedBooking.ts';
import { enter } from '../../support/enter.ts';

const list = 'GET /api/desk/bookings';
const page = { items: [sampleListedBooking()], next: null };
const none = { items: [], next: null };

test('a row shows the booking and links to its page', async () => {
  const waiting = {
    cancelling: true,
    cancelledBy: 'hotel',
    mismatch: true,
    waitsSince: '2026-11-21T10:00:00.000Z',
  };
  const erased = { id: 'b2', number: 'P2V6R8TD', guest: null, email: null, status: 'no-show' };
  const items = [sampleListedBooking(waiting), sampleListedBooking(erased)];
  await openDesk('/desk/bookings', { answers: { [list]: { body: { items, next: null } } } });
  const link = await screen.findByRole('link', { name: /K7M4-QX9C/ });
  expect(link).toHaveAttribute('href', '/desk/bookings/b1');
  const [, first, second] = screen.getAllByRole('row');
  for (const text of ['Ada Lovelace', 'ada@travelers.example', 'Hotel Miramar', '$240.00']) {
    expect(first).toHaveTextContent(text);
  }
  for (const text of ['Being canceled', 'By the hotel', 'Waits since'])
    expect(first).toHaveTextContent(text);
  for (const text of ['Personal data erased', 'No-show']) expect(second).toHaveTextContent(text);
});

const addresses: [string, string, Record<string, string>][] = [
  ['a text', '?text=ada', { text: 'ada' }],
  [
    'all filters and a place',
    '?account=a1&reference=R1&hotel=mira&status=pending,requested&waits=mail&checkInFrom=2026-12-01&order=arrival&cursor=7_b1',
    {
      account: 'a1',
      reference: 'R1',
      hotel: 'mira',
      status: 'pending,requested',
      waits: 'mail',
      checkInFrom: '2026-12-01',
      order: 'arrival',
      cursor: '7_b1',
    },
  ],
  ['only what is valid', '?text=a&status=lost&checkInTo=2026-13-01&hotel=mira', { hotel: 'mira' }],
];
test.each(addresses)('an address with %s requests that list', async (_what, search, asked) => {
  const desk = await openDesk(`/desk/bookings${search}`, { answers: { [list]: { body: page } } });
  await screen.findByRole('link', { name: /K7M4-QX9C/ });
  const queries = desk.calls.filter(({ call }) => call === list).map(({ query }) => query);
  expect(queries.map((query) => Object.fromEntries(query))).toEqual([asked]);
  const csv = screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
  const filters = Object.entries(asked).filter(([name]) => name !== 'cursor');
  expect(csv?.split('?')[0]).toBe('/api/desk/bookings.csv');
  expect(Object.fromEntries(new URLSearchParams(csv?.split('?')[1]))).toEqual(
    Object.fromEntries(filters),
  );
});

test('a filter is written into the address and returns to the first page', async () => {
  const { location, ...desk } = await openDesk('/desk/bookings?cursor=7_b1', {
    answers: { [list]: { body: page } },
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'stayed');
  await enter(screen.getByRole('searchbox', { name: /^Hotel/ }), 'mira{Enter}');
  await waitFor(() => expect(location().search).toBe('?status=stayed&hotel=mira'));
  await waitFor(() => {
    const asked = desk.calls.map(({ query }) => query.toString());
    expect(asked).toContain('hotel=mira&status=stayed');
  });
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(location().search).toBe('');
});

test('a click beside the link of a row opens the booking of that row', async () => {
  const numbers = { b1: 'K7M4QX9C', b2: 'P2V6R8TD', b3: 'T3W7S9VE' };
  const items = Object.entries(numbers).map(([id, number]) => sampleListedBooking({ id, number }));
  const { location } = await openDesk('/desk/bookings', {
    answers: { [list]: { body: { items, next: null } } },
  });
  const second = await screen.findByRole('row', { name: /P2V6-R8TD/ });
  await userEvent.click(within(second).getAllByRole('cell')[1] ?? second);
  expect(location().pathname).toBe('/desk/bookings/b2');
});

test('a search text of one letter is not sent, and the field says why', async () => {
  const desk = await openDesk('/desk/bookings', { answers: { [list]: { body: page } } });
  const field = await screen.findByRole('searchbox', { name: /^Name, email/ });
  await enter(field, 'a{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Type at least two characters.'));
  expect(desk.calls.filter(({ query }) => query.has('text'))).toEqual([]);
});

test('the next page keeps the filters and links back to the first page', async () => {
  const next = { items: [sampleListedBooking({ id: 'b2', number: 'P2V6R8TD' })], next: null };
  const { location, navigate } = await openDesk('/desk/bookings?hotel=mira', {
    answers: {
      [list]: ({ query }) => ({ body: query.has('cursor') ? next : { ...page, next: '7_b1' } }),
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: /P2V6-R8TD/ })).toBeInTheDocument();
  expect(location().search).toBe('?hotel=mira&cursor=7_b1');
  const paging = screen.getByRole('navigation', { name: 'Pages of this list' });
  expect(
    within(paging)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['First page']);
  navigate(-1);
  expect(await screen.findByRole('link', { name: /K7M4-QX9C/ })).toBeInTheDocument();
});

test.each([
  ['no bookings', '', 'There are no bookings yet.'],
  ['none that matches', '?hotel=mira', 'No booking matches these filters.'],
])('a list with %s says so', async (_what, search, text) => {
  await openDesk(`/desk/bookings${search}`, { answers: { [list]: { body: none } } });
  expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
});
