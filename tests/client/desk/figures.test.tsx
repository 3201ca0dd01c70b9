import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk } from './renderDesk.tsx';
import { hrefOf } from '../../support/hrefOf.ts';

const figures = {
  currency: 'EUR',
  bookings: 3,
  nights: 6,
  turnover: '1200.50',
  commission: '120.00',
  cancelled: 1,
};
const dollars = { ...figures, currency: 'USD', bookings: 1, turnover: '90.00' };
const body = {
  from: '2026-11-20',
  to: '2026-11-22',
  timeZone: 'Europe/Berlin',
  by: 'day',
  sums: [dollars, figures],
  rows: [
    { ...figures, key: '2026-11-21', label: null },
    { ...dollars, key: '2026-11-22', label: null },
  ],
};

test('figures are in one currency, first in the currency with most bookings', async () => {
  const { location } = await openDesk('/desk/figures?from=2026-11-20', {
    role: 'finance',
    answers: { 'GET /api/desk/figures': { body } },
  });
  expect(await screen.findByText(/days in Europe\/Berlin/)).toBeVisible();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: /Turnover/ }));
  expect(location().search).toBe('?from=2026-11-20&show=turnover');
  const plot = screen.getByRole('img', { name: 'Turnover' });
  expect(within(plot).getByText(/Nov 21, 2026: €1,200.50/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'USD');
  expect(screen.getByText('Highest: $90.00')).toBeVisible();
  expect(hrefOf('Export as CSV')).toBe('/api/desk/figures.csv?from=2026-11-20');
});

test.each([
  ['month', '2026-11', 'November 2026'],
  ['city', 'Karachi, PK', 'Karachi, PK'],
  ['city', '', 'Unknown city'],
])('a row grouped by %s describes %s in words', async (by, key, text) => {
  const rows = [{ ...figures, key, label: null }];
  await openDesk(`/desk/figures?by=${by}`, {
    role: 'finance',
    answers: { 'GET /api/desk/figures': { body: { ...body, by, sums: [figures], rows } } },
  });
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText(text)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(hrefOf('Export as CSV')).toBe(`/api/desk/figures.csv?by=${by}`);
});

test('months and days are listed from the latest to the earliest', async () => {
  const rows = ['2026-10', '2026-11'].map((key) => ({ ...figures, key, label: null }));
  await openDesk('/desk/figures?by=month', {
    role: 'finance',
    answers: {
      'GET /api/desk/figures': { body: { ...body, by: 'month', sums: [figures], rows } },
    },
  });
  await screen.findByText('October 2026');
  const [, first] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent('November 2026');
});
