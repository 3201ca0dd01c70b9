import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeskHotel } from '#contracts/site/desk/deskHotelDetails.ts';
import type { DeskMonths, HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import type {
  CommissionInvoice,
  DeskPayoutFile,
  DeskPayouts,
  SettledMonths,
  WaitingPayout,
} from '#contracts/site/desk/deskPayouts.ts';
import { openDesk, refused } from './renderDesk.tsx';
import { enter } from '../../support/enter.ts';

const none = { legalName: '', address: '', vatNumber: '', accountHolder: '', iban: '', bic: '' };
const by = { by: 'Fatima Idrissi', at: '2026-11-05T10:00:00Z' };
const hotel: DeskHotel = {
  ...{ hotelId: 'h1', hotelName: 'Casa Azul', version: 3 },
  own: { ...none, legalName: 'Casa Azul S.L.' },
  provider: { legalName: 'Azul Hoteles', address: '9 Gran Vía\nMadrid', vatNumber: '' },
  providerState: 'sent',
  ...{ changed: by, accountChanged: null },
};
const hotelCall = 'GET /api/desk/money-hotels/h1';
const saveCall = 'PUT /api/desk/money-hotels/h1';
const box = (name: string) => screen.getByRole('textbox', { name });
const save = async (reason = 'By letter.') => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog');
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), reason);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  return dialog;
};

describe('the details of a hotel', () => {
  test('show the origin of each field', async () => {
    await openDesk('/desk/money/hotels/h1', { answers: { [hotelCall]: { body: hotel } } });
    await screen.findByRole('heading', { name: 'Casa Azul' });
    expect(box('Legal name')).toHaveAccessibleDescription(
      'Entered here. The provider sends: Azul Hoteles',
    );
    expect(box('Postal address')).toHaveAccessibleDescription(
      'From the provider: 9 Gran Vía, Madrid. It is used as long as this field is empty.',
    );
    expect(box('VAT number')).not.toHaveAccessibleDescription();
  });

  test.each([
    ['unread', /^The provider could not be asked now/],
    ['none', /^The provider sends no company details/],
  ] as const)('say that the provider’s details are %s', async (providerState, text) => {
    const body = { ...hotel, provider: null, providerState };
    await openDesk('/desk/money/hotels/h1', { answers: { [hotelCall]: { body } } });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(box('Legal name')).toHaveValue('Casa Azul S.L.');
  });

  test('show each error and keep the typed text', async () => {
    const wrong = { iban: 'iban-checksum', accountHolder: 'holder-missing' };
    const desk = await openDesk('/desk/money/hotels/h1', {
      answers: {
        [hotelCall]: { body: hotel },
        [saveCall]: refused(422, 'wrong-details', { wrong }),
      },
    });
    await screen.findByRole('heading', { name: 'Casa Azul' });
    await enter(box('IBAN'), 'ES91 2100 0418 4502 0005 1333');
    const dialog = await save();
    expect(dialog).toHaveTextContent('None → ES91 2100 0418 4502 0005 1333');
    const alert = await within(dialog).findByRole('alert');
    expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
    expect(alert).toHaveTextContent('IBAN: This IBAN has a typing error');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(box('IBAN')).toHaveValue('ES91 2100 0418 4502 0005 1333');
    expect(box('IBAN')).toBeInvalid();
    expect(box('Account holder')).toHaveAccessibleDescription('Enter the account holder.');
    // The other fields are unchanged, and the next attempt sends all of them.
    await enter(box('Account holder'), 'Casa Azul S.L.');
    const kept = { ...hotel, version: 4, own: { ...hotel.own, iban: 'ES9121000418450200051332' } };
    desk.script[saveCall] = { body: kept };
    desk.script[hotelCall] = { body: kept };
    await save();
    expect(await screen.findByText('The changes are saved.')).toBeInTheDocument();
    await waitFor(() => expect(box('IBAN')).toHaveValue('ES91 2100 0418 4502 0005 1332'));
    expect(desk.calls.filter(({ call }) => call === saveCall).at(-1)?.body).toEqual({
      ...hotel.own,
      ...{ accountHolder: 'Casa Azul S.L.', iban: 'ES91 2100 0418 4502 0005 1333' },
      ...{ version: 3, reason: 'By letter.' },
    });
  });

  test('that a colleague has changed meanwhile are shown beside the typed text and not saved', async () => {
    const desk = await openDesk('/desk/money/hotels/h1', {
      answers: { [hotelCall]: { body: hotel }, [saveCall]: refused(409, 'hotel-changed', by) },
    });
    await screen.findByRole('heading', { name: 'Casa Azul' });
    await enter(box('VAT number'), 'ESB1');
    desk.script[hotelCall] = {
      body: { ...hotel, version: 4, own: { ...hotel.own, legalName: 'Casa Verde S.L.' } },
    };
    const dialog = await save();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Fatima Idrissi has changed this hotel',
    );
    await waitFor(() => expect(box('Legal name')).toHaveValue('Casa Verde S.L.'));
    expect(box('VAT number')).toHaveValue('ESB1');
  });
});

const nothing = { owed: '0.00', commission: '0.00', net: '0.00' };
const figures = { owed: '50.00', commission: '10.00', net: '40.00' };
const row: HotelMonth = {
  ...{ hotelId: 'h1', hotelName: 'Casa Azul', currency: 'EUR', bookings: 1, waiting: 0 },
  ...{ state: 'open', total: figures, settled: nothing, open: figures },
};
const month: DeskMonths = {
  ...{ month: '2026-10', ended: true, next: null, sums: [] },
  items: [
    row,
    {
      ...{ ...row, hotelId: 'h2', hotelName: 'Nordlicht', state: 'adjustment' },
      open: { owed: '0.00', commission: '15.00', net: '-15.00' },
    },
    { ...row, hotelId: 'h3', hotelName: 'Long Acre', state: 'settled', open: nothing },
    { ...row, hotelId: 'h4', hotelName: 'Riad Yasmine', state: 'waiting' },
  ],
};
const monthAnswers = {
  'GET /api/desk/money': { body: month },
  'GET /api/desk/money-ledger': { body: { currencies: [] } },
};

test('all due hotels are settled in one step, and each refused one shows the reason', async () => {
  const answer: SettledMonths = {
    month: '2026-10',
    settled: [{ ...row, statement: 12, net: '40.00' }],
    refused: [{ ...row, hotelId: 'h2', hotelName: 'Nordlicht', code: 'settled-already', ...by }],
  };
  const desk = await openDesk('/desk/money?month=2026-10', {
    role: 'finance',
    answers: { ...monthAnswers, 'POST /api/desk/money-settlements': { body: answer } },
  });
  await screen.findByRole('link', { name: 'Casa Azul' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(
    screen.getByRole('button', { name: 'Select all that are due on this page' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Settle 2 hotels' }));
  const dialog = await screen.findByRole('dialog', { name: 'Settle 2 hotels for October 2026' });
  expect(dialog).toHaveTextContent('The site pays, EUR€40.00Hotels pay the site, EUR€15.00');
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'October');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Settle these hotels' }));
  expect(await screen.findByText('1 hotel was settled.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Statement no. 12' })).toHaveAttribute(
    'href',
    '/desk/money/statements/12',
  );
  expect(screen.getByText(/^Nordlicht, EUR: Fatima Idrissi settled it on/)).toBeInTheDocument();
  expect(desk.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    month: '2026-10',
    reason: 'October',
    hotels: [
      { hotelId: 'h1', currency: 'EUR', owed: '50.00', commission: '10.00' },
      { hotelId: 'h2', currency: 'EUR', owed: '0.00', commission: '15.00' },
    ],
  });
});

test('a hotel is selected by its box and loses the selection when it changes meanwhile', async () => {
  const desk = await openDesk('/desk/money?month=2026-10', {
    role: 'finance',
    answers: {
      ...monthAnswers,
      'POST /api/desk/money-settlements': refused(500, 'broken'),
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Settle Casa Azul, EUR' }));
  await userEvent.click(screen.getByRole('button', { name: 'Settle 1 hotel' }));
  const dialog = await screen.findByRole('dialog');
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'October');
  // The answer is lost, but the list shows that the hotel was settled.
  desk.script['GET /api/desk/money'] = {
    body: { ...month, items: [{ ...row, state: 'settled', open: nothing }] },
  };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Settle these hotels' }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Settle/ })).not.toBeInTheDocument();
});

const waits: WaitingPayout = {
  ...{ statement: 12, hotelId: 'h1', hotelName: 'Casa Azul', month: '2026-10', currency: 'EUR' },
  ...{ amount: '40.00', payee: 'Casa Azul S.L.', iban: 'ES9121000418450200051332' },
  ...{ accountChanged: by, earlierFile: null },
};
const payouts: DeskPayouts = {
  waiting: [
    waits,
    { ...waits, statement: 13, hotelId: 'h2', hotelName: 'Nordlicht', payee: null, iban: null },
    { ...waits, statement: 14, hotelId: 'h3', hotelName: 'Long Acre', earlierFile: 2 },
  ],
  more: false,
  files: [],
};
const file: DeskPayoutFile = {
  ...{ number: 3, ...by, payments: 2, reason: 'May', sepa: true },
  sums: [{ currency: 'EUR', amount: '80.00' }],
  rows: [
    {
      ...{ ...waits, payee: 'Casa Azul S.L.', iban: 'ES9121000418450200051332', bic: null },
      ...{ reference: 'STATEMENT-12', leftOut: null, undone: false },
    },
    {
      ...{ ...waits, statement: 14, payee: 'فندق', iban: 'ES9121000418450200051332', bic: null },
      ...{ reference: 'STATEMENT-14', leftOut: 'characters', undone: true },
    },
  ],
};
const payoutsCall = 'GET /api/desk/money-payouts';

test('a payment file contains the unpaid hotels with an account, in the amounts shown', async () => {
  const desk = await openDesk('/desk/money/payouts', {
    role: 'finance',
    answers: {
      [payoutsCall]: { body: payouts },
      'POST /api/desk/money-payouts': [refused(409, 'payouts-changed'), { body: file }],
      'GET /api/desk/money-payouts/3': { body: file },
    },
  });
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((each) => [each.getAttribute('aria-label'), each.matches(':checked')])).toEqual([
    ['Statement no. 12 in the file', true],
    ['Statement no. 14 in the file', false],
  ]);
  expect(screen.getByText('1 hotel has no account and stays in this list.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter the account' })).toHaveAttribute(
    'href',
    '/desk/money/hotels/h2',
  );
  expect(screen.getByText('Maybe paid in file no. 2')).toBeInTheDocument();
  expect(screen.getByText('1 payment: €40.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Make a file for the bank' }));
  const dialog = await screen.findByRole('dialog');
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'May');
  const confirm = within(dialog).getByRole('button', { name: 'Make the file' });
  await userEvent.click(confirm);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No file was made');
  await userEvent.click(confirm);
  expect(await screen.findByRole('heading', { name: 'File no. 3' })).toBeInTheDocument();
  expect(desk.calls.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    payments: [
      {
        statement: 12,
        payee: 'Casa Azul S.L.',
        iban: 'ES9121000418450200051332',
        amount: '40.00',
      },
    ],
    reason: 'May',
  });
});

test('a payment file names the hotels outside its SEPA part and the payments undone since', async () => {
  await openDesk('/desk/money/payouts/3', {
    answers: { 'GET /api/desk/money-payouts/3': { body: file } },
  });
  expect(await screen.findByRole('link', { name: /pain\.001/ })).toHaveAttribute(
    'href',
    '/api/desk/money-payouts/3/sepa',
  );
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/desk/money-payouts/3/csv',
  );
  expect(screen.getByText(/^Not in the SEPA file: 1 payment/)).toBeInTheDocument();
  expect(screen.getByText(/has letters that SEPA does not allow/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('have been undone');
});

test('a payment file says that it has no SEPA part if the site has no account', async () => {
  const rows = file.rows.map((each) => ({ ...each, leftOut: 'no-account' }));
  await openDesk('/desk/money/payouts/3', {
    answers: { 'GET /api/desk/money-payouts/3': { body: { ...file, sepa: false, rows } } },
  });
  expect(await screen.findByText(/^There is no SEPA file/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /pain\.001/ })).not.toBeInTheDocument();
});

const invoice: CommissionInvoice = {
  ...{ number: 12, issued: null, hotelId: 'h1', month: '2026-10', currency: 'EUR' },
  settledAt: '2026-11-05T10:00:00Z',
  from: { name: 'Stayfarer Ltd', address: '1 Quay Road', vatNumber: 'GB123' },
  to: { name: 'Casa Azul S.L.', address: '9 Gran Vía\nMadrid', vatNumber: 'ESB1' },
  ...{ missing: [], providerState: 'none', commission: '11.90' },
  vat: { percent: '19', amount: '1.90', without: '10.00' },
  ...{ undoes: null, undoneBy: null },
  lines: [
    { number: 'K7M4-QX9C', checkIn: '2026-10-08', checkOut: '2026-10-10', commission: '11.90' },
  ],
};
const invoiceCall = 'GET /api/desk/money-invoices/12';

test('an invoice can be printed once it is issued to the hotel that was shown', async () => {
  const issued = { ...invoice, issued: by };
  const desk = await openDesk('/desk/money/invoices/12', {
    role: 'finance',
    answers: {
      [invoiceCall]: { body: invoice },
      'POST /api/desk/money-invoices/12': { body: issued },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Commission invoice no. 12' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Issue this invoice' }));
  desk.script[invoiceCall] = { body: issued };
  await userEvent.click(screen.getByRole('button', { name: 'Issue the invoice' }));
  expect(await screen.findByRole('button', { name: 'Print' })).toBeInTheDocument();
  expect(screen.getByText('November 5, 2026')).toBeInTheDocument();
  const sums = screen.getAllByRole('row').map((each) => each.textContent);
  expect(sums.slice(-3)).toEqual(['Without VAT€10.00', '19% VAT€1.90', 'Total€11.90']);
  expect(desk.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ to: invoice.to });
});

test('an invoice without a VAT number is not offered while the provider does not respond', async () => {
  const to = { ...invoice.to, vatNumber: '' };
  const body = { ...invoice, to, providerState: 'unread' };
  await openDesk('/desk/money/invoices/12', {
    role: 'finance',
    answers: { [invoiceCall]: { body } },
  });
  expect(await screen.findByText(/could not be asked for the VAT number now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter the hotel’s details' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Issue this invoice' })).not.toBeInTheDocument();
});

test('an incomplete invoice names the missing details and links to where they are entered', async () => {
  const body = {
    ...{ ...invoice, missing: ['address', 'operator'], providerState: 'unread', vat: null },
  };
  await openDesk('/desk/money/invoices/12', { answers: { [invoiceCall]: { body } } });
  expect(await screen.findByText('The postal address of the hotel is missing.')).toBeVisible();
  expect(screen.getByText(/OPERATOR_NAME, OPERATOR_ADDRESS/)).toBeInTheDocument();
  expect(screen.getByText('The provider could not be asked for it now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter the hotel’s details' })).toHaveAttribute(
    'href',
    '/desk/money/hotels/h1',
  );
  expect(screen.getByText(/^No VAT is shown/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Issue this invoice' })).not.toBeInTheDocument();
});
