import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../../support/enter.ts';
import { openDesk, refused } from './renderDesk.tsx';

const run = {
  id: 'run-1',
  startedAt: '2027-02-01T09:00:00.000Z',
  finishedAt: '2027-02-01T09:00:05.000Z',
  since: '2027-01-31T00:00:00.000Z',
  until: '2027-02-01T09:00:00.000Z',
  by: { kind: 'staff', name: 'Ada' },
  compared: 34,
  differing: 2,
  differences: [
    {
      kind: 'not-held',
      reference: 'R-1',
      here: 'booked',
      there: null,
      at: null,
      booking: { id: 'b-1', number: 'ABCD2345' },
      key: null,
    },
    {
      kind: 'held-without-booking',
      reference: 'R-2',
      here: null,
      there: 'reserved',
      at: null,
      booking: null,
      key: 'key-2',
    },
  ],
  failure: null,
};
const failed = { ...run, id: 'run-2', differing: 0, differences: [], failure: 'no-answer' };
const ended = { running: null, available: true };
const none = { subject: 'payments', ...ended, available: false, last: null, lastDone: null };
const of = (reservations: object) => ({
  body: { comparisons: [{ subject: 'reservations', ...ended, ...reservations }, none] },
});

test('the last comparison shows its scope and its author, and links to the differences', async () => {
  await openDesk('/desk/comparisons', {
    role: 'agent',
    answers: { 'GET /api/desk/comparisons': of({ last: run, lastDone: run }) },
  });
  const box = within(await screen.findByRole('region', { name: /Bookings and the provider/ }));
  expect(box.getByText('34')).toBeInTheDocument();
  expect(box.getByText('Ada')).toBeInTheDocument();
  expect(box.getByText('R-2')).toBeInTheDocument();
  expect(box.getByRole('link', { name: 'ABCD-2345' })).toHaveAttribute(
    'href',
    '/desk/bookings/b-1',
  );
  expect(screen.getByText('This site has no payment provider.')).toBeInTheDocument();
});

test('a comparison is started once and shows its progress until it ends', async () => {
  const running = { ...run, finishedAt: null, compared: 3, differing: 0, differences: [] };
  const alike = { ...run, differing: 0, differences: [] };
  const desk = await openDesk('/desk/comparisons', {
    role: 'agent',
    answers: {
      'GET /api/desk/comparisons': [
        of({ last: null, lastDone: null }),
        of({ running, last: null, lastDone: null }),
        of({ last: alike, lastDone: alike }),
      ],
      'POST /api/desk/comparisons': { status: 202, ...of({ running, last: null, lastDone: null }) },
    },
  });
  expect(await screen.findByText('Nothing has been compared yet.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Days'), 'Last 7 days');
  await userEvent.click(screen.getByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText('3 entries are compared so far.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText(/All 34 entries match/, {}, { timeout: 6_000 })).toBeVisible();
  const started = desk.calls.filter(({ call }) => call === 'POST /api/desk/comparisons');
  expect(started.map(({ body }) => body)).toEqual([{ subject: 'reservations', days: 7 }]);
});

test('neither a failed comparison nor an empty list counts as an all-clear', async () => {
  const empty = { ...run, compared: 0, differing: 0, differences: [] };
  await openDesk('/desk/comparisons', {
    answers: { 'GET /api/desk/comparisons': of({ last: failed, lastDone: empty }) },
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The last comparison failed')).toBeInTheDocument();
  expect(alert.getByText(/It does not mean that there are no differences/)).toBeInTheDocument();
  expect(screen.getByText(/nothing was compared/)).toBeInTheDocument();
  expect(screen.queryByText(/entries match the list/)).not.toBeInTheDocument();
});

test('a refused start shows the reason', async () => {
  await openDesk('/desk/comparisons', {
    answers: {
      'GET /api/desk/comparisons': of({ last: null, lastDone: null }),
      'POST /api/desk/comparisons': [refused(409, 'running'), { status: 429, body: {} }],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText('A comparison is under way already.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText(/six comparisons in an hour/)).toBeInTheDocument();
});

test('a lost booking is rebuilt from the data of the desk', async () => {
  const lost = {
    key: 'key-2',
    reference: 'R-2',
    number: null,
    hotelId: 'h1',
    hotel: 'Sea View',
    checkIn: '2027-03-05',
    checkOut: '2027-03-07',
    rooms: [{ name: 'Double', meal: null }],
    total: { amount: '234.16', currency: 'USD' },
  };
  const rebuilt = { id: 'key-2', number: 'ABCD2345' };
  const desk = await openDesk('/desk/comparisons', {
    role: 'agent',
    answers: {
      'GET /api/desk/comparisons': of({ last: run, lastDone: run }),
      'GET /api/desk/lost-bookings/key-2': { body: lost },
      'POST /api/desk/lost-bookings/key-2': [
        refused(409, 'exists', { booking: rebuilt }),
        { status: 201, body: rebuilt },
      ],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rebuild this booking' }));
  expect(await screen.findByText('Sea View')).toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: /^Rebuild it/ }));
  await enter(dialog.getByLabelText(/^Reason/), 'Lost.');
  await send();
  expect(dialog.getAllByText('Check this.').length).toBeGreaterThan(0);
  await enter(dialog.getByLabelText(/^First name/), 'Ada');
  await enter(dialog.getByLabelText(/^Last name/), 'Lovelace');
  await enter(dialog.getByLabelText(/^Email(?!s)/), 'ada@travelers.example');
  await enter(dialog.getByLabelText(/^Phone/), '+49 30 1234567');
  await enter(dialog.getByLabelText(/^Ages/), '4, 11');
  await userEvent.selectOptions(dialog.getByLabelText('Included meals'), 'Breakfast included');
  await send();
  expect(await dialog.findByText(/is here already/)).toBeInTheDocument();
  await send();
  expect(await screen.findByText(/The booking was rebuilt/)).toBeInTheDocument();
  const sent = desk.calls.filter(({ call }) => call.startsWith('POST /api/desk/lost'));
  expect(sent.at(-1)?.body).toEqual({
    guests: [{ firstName: 'Ada', lastName: 'Lovelace' }],
    email: 'ada@travelers.example',
    phone: '+49301234567',
    language: 'en',
    rooms: [{ occupancy: '2-4,11', meal: 'breakfast' }],
    reason: 'Lost.',
  });
});
