import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type {
  DeskHotelMonth,
  DeskMonths,
  HotelMonth,
  LedgerAgreement,
} from '#contracts/site/desk/deskMoney.ts';
import { openDesk, refused } from './renderDesk.tsx';
import { enter } from '../../support/enter.ts';

const nothing = { owed: '0.00', commission: '0.00', net: '0.00' };
const figures = { owed: '25.00', commission: '40.00', net: '-15.00' };
const row: HotelMonth = {
  hotelId: 'h1',
  hotelName: 'Casa Azul',
  currency: 'USD',
  bookings: 1,
  waiting: 0,
  state: 'open',
  total: figures,
  settled: nothing,
  open: figures,
};
const agreement: LedgerAgreement = {
  currency: 'USD',
  bookings: '25.00',
  settled: '0.00',
  explained: '25.00',
  ledger: '25.00',
  difference: '0.00',
};
const months: DeskMonths = {
  month: '2026-10',
  ended: true,
  next: null,
  items: [row],
  sums: [{ currency: 'USD', hotels: 1, total: figures, settled: nothing, open: figures }],
};
const hotelMonth: DeskHotelMonth = {
  hotelId: 'h1',
  hotelName: 'Casa Azul',
  month: '2026-10',
  ended: true,
  currencies: [row],
  bookings: [
    {
      id: 'b1',
      number: 'K7M4-QX9C',
      checkIn: '2026-10-08',
      checkOut: '2026-10-10',
      status: 'no-show',
      waiting: false,
      currency: 'USD',
      total: figures,
      settled: nothing,
      open: figures,
    },
  ],
  settlements: [],
  ledger: [agreement],
};
const settled: DeskHotelMonth = {
  ...hotelMonth,
  currencies: [{ ...row, state: 'settled', settled: figures, open: nothing }],
  settlements: [
    {
      id: 's1',
      statement: 12,
      currency: 'USD',
      figures,
      bookings: 1,
      reference: 'SEPA 4711',
      reason: 'October',
      at: '2026-11-05T10:00:00Z',
      by: 'Fatima Idrissi',
      undoes: null,
      undone: false,
    },
  ],
};
const hotelCall = 'GET /api/desk/money/h1';
const answers = {
  'GET /api/desk/money': { body: months },
  'GET /api/desk/money-ledger': { body: { currencies: [agreement] } },
  [hotelCall]: { body: hotelMonth },
};

test('the list of a month shows sums and hotels, and whether they agree with the ledger', async () => {
  const { location, ...desk } = await openDesk('/desk/money?month=2026-10&hotel=casa', {
    role: 'finance',
    answers,
  });
  const link = await screen.findByRole('link', { name: 'Casa Azul' });
  expect(link).toHaveAttribute('href', '/desk/money/2026-10/h1');
  const hotels = screen.getByRole('table', { name: 'Hotels of this month' });
  expect(within(hotels).getByText('To settle')).toBeInTheDocument();
  const sums = screen.getByRole('table', { name: 'All hotels' });
  expect(within(sums).getAllByText('−$15.00')).toHaveLength(2);
  expect(await screen.findByText(/^Agrees with the ledger/)).toHaveTextContent(
    'add up to $25.00, and the ledger has $25.00',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Previous month' }));
  expect(location()).toMatchObject({ search: '?month=2026-09&hotel=casa' });
  await waitFor(() => expect(desk.calls.at(-1)?.query.get('month')).toBe('2026-09'));
});

test('a difference to the ledger is described in words', async () => {
  const differing = { ...agreement, ledger: '25.99', difference: '0.99' };
  await openDesk('/desk/money?month=2026-10', {
    answers: { ...answers, 'GET /api/desk/money-ledger': { body: { currencies: [differing] } } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The difference is $0.99');
});

test('a settlement needs a reason and sends the amounts that were shown', async () => {
  const desk = await openDesk('/desk/money/2026-10/h1', {
    role: 'finance',
    answers: { ...answers, 'POST /api/desk/money/h1/settlements': { body: settled } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Settle October 2026' }));
  const dialog = screen.getByRole('dialog', { name: 'Settle October 2026' });
  expect(dialog).toHaveTextContent('The hotel pays the site $15.00.');
  const confirm = within(dialog).getByRole('button', { name: 'Mark as settled' });
  await userEvent.click(confirm);
  expect(within(dialog).getByText('Say why.')).toBeInTheDocument();
  await enter(within(dialog).getByLabelText('Payment reference'), 'SEPA 4711');
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'October');
  desk.script[hotelCall] = { body: settled };
  await userEvent.click(confirm);
  expect(await screen.findByText('Everything of this month is settled.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(desk.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    month: '2026-10',
    currency: 'USD',
    owed: '25.00',
    commission: '40.00',
    reference: 'SEPA 4711',
    reason: 'October',
  });
});

test.each([
  [
    'settled-already',
    { by: 'Fatima Idrissi', at: '2026-11-05T10:00:00Z' },
    /Fatima Idrissi settled this month on Nov 5, 2026/,
  ],
  ['settled-already', {}, 'Nothing was settled: nothing of this month is open.'],
  ['still-open', { waiting: 2 }, /2 stays are not over or not reported/],
  ['figures-changed', {}, /the figures have changed/],
] as const)('a settlement that is refused as %s shows the reason', async (code, members, text) => {
  const refusal = refused(409, code, members);
  await openDesk('/desk/money/2026-10/h1', {
    answers: { ...answers, 'POST /api/desk/money/h1/settlements': refusal },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Settle October 2026' }));
  const dialog = screen.getByRole('dialog');
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'October');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as settled' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
});

test.each([
  ['running', 0, /This month is not over/],
  ['waiting', 2, /2 stays are not over or not reported/],
] as const)('a month that is %s shows why it cannot be settled', async (state, waiting, text) => {
  const currencies = [{ ...row, state, waiting }];
  await openDesk('/desk/money/2026-10/h1', {
    answers: { ...answers, [hotelCall]: { body: { ...hotelMonth, currencies } } },
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Settle/ })).not.toBeInTheDocument();
});

test('undoing a settlement needs a reason', async () => {
  const desk = await openDesk('/desk/money/2026-10/h1', {
    answers: {
      ...answers,
      [hotelCall]: { body: settled },
      'POST /api/desk/money/h1/settlements/undo': { body: hotelMonth },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = screen.getByRole('dialog', { name: 'Undo this settlement' });
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Sent back');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the settlement' }));
  await waitFor(() =>
    expect(desk.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      settlementId: 's1',
      reason: 'Sent back',
    }),
  );
});

test('the statement lists bookings by number, with sums and the day of settlement', async () => {
  await openDesk('/desk/money/2026-10/h1/statement', {
    answers: { ...answers, [hotelCall]: { body: settled } },
  });
  const table = await screen.findByRole('table', { name: 'Bookings, USD' });
  const rows = within(table)
    .getAllByRole('row')
    .map((each) => each.textContent);
  expect(rows.slice(1, 3)).toEqual([
    'K7M4-QX9COct 8 - Oct 10No-show$25.00$40.00−$15.00',
    'Sum$25.00$40.00−$15.00',
  ]);
  expect(rows[3]).toMatch(/^Settled Nov 5, 2026.*, SEPA 4711\$25.00\$40.00−\$15.00$/);
  expect(rows[4]).toBe('Open now$0.00$0.00$0.00');
  expect(screen.getByText('Nothing is to be paid.')).toBeInTheDocument();
});
