import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskExchangeRates } from '#contracts/site/desk/deskExchangeRates.ts';
import { enter } from '../../support/enter.ts';
import { type DeskScript, openDesk, refused } from './renderDesk.tsx';

const dollar = {
  currency: 'USD',
  was: '1.25',
  wasOn: '2026-11-20',
  wasFrom: 'www.ecb.europa.eu',
  rate: '0.81',
  until: '2026-11-30',
  follows: ['AED', 'SAR'],
};
const waiting = { ...dollar, since: '2026-11-21T18:00:00.000Z' };
const krona = { ...dollar, currency: 'ISK', was: '150', rate: '380.5', follows: [] };
const rates = (changes: Partial<DeskExchangeRates> = {}): { body: DeskExchangeRates } => ({
  body: {
    date: '2026-11-23',
    source: 'rates.example',
    outdated: false,
    waiting: [waiting],
    kept: [],
    ...changes,
  },
});
const list = 'GET /api/desk/exchange-rates';
const use = 'POST /api/desk/exchange-rates/USD/confirmation';
const keep = 'POST /api/desk/exchange-rates/USD/keeping';

async function open(answers: DeskScript['answers'], role: DeskScript['role'] = 'finance') {
  const desk = await openDesk('/desk/exchange-rates', { role, answers });
  await screen.findByRole('heading', { level: 1, name: 'Exchange rates' });
  return { ...desk, sent: () => desk.calls.filter(({ call }) => call.startsWith('POST')) };
}
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('a pending rate is shown beside the old rate and can be used', async () => {
  const desk = await open({
    [list]: [rates(), rates({ waiting: [] })],
    [use]: rates({ waiting: [] }),
  });
  const shown = await table('Waiting for a decision');
  for (const text of [
    'US Dollar (USD)',
    'AED and SAR follow it.',
    '1.25',
    'Nov 20, 2026 · www.ecb.europa.eu',
    '0.81',
    'Nov 23, 2026 · rates.example',
    '-35.2%',
  ]) {
    expect(shown.getByText(text)).toBeInTheDocument();
  }
  await press('Use the new rate of USD');
  await press('Use 0.81');
  expect(screen.getByText('Say why.')).toBeInTheDocument();
  await enter(screen.getByLabelText(/^Reason/), 'Compared.');
  await press('Use 0.81');
  expect(await screen.findByText('No exchange rate waits for a decision.')).toBeInTheDocument();
  expect(desk.sent()).toMatchObject([{ call: use, body: { rate: '0.81', reason: 'Compared.' } }]);
});

test('another rate from the source is shown with its figure', async () => {
  const other = rates({ waiting: [{ ...waiting, rate: '0.7' }] });
  const desk = await open({
    [list]: [rates(), other],
    [keep]: refused(409, 'changed', { state: 'waiting', now: '0.7', date: '2026-11-24' }),
  });
  await press('Keep the old rate of USD');
  expect(screen.getByText(/converted at this rate until Nov 30, 2026/)).toBeInTheDocument();
  await enter(screen.getByLabelText(/^Reason/), 'Wrong file.');
  await press('Keep 1.25');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The source has sent another rate in the meantime: 0.7, of Nov 24, 2026.',
  );
  // A hasty press must not decide on a rate that nobody has read.
  await press('Look at it again');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const shown = await table('Waiting for a decision');
  expect(await shown.findByText('0.7')).toBeInTheDocument();
  expect(desk.sent()).toHaveLength(1);
});

test('a colleague who decides second reads who was first and which rate applies', async () => {
  const first = { by: 'Ada', at: '2026-11-23T18:05:00.000Z' };
  await open({
    [list]: [rates(), rates({ waiting: [] })],
    [use]: refused(409, 'decided', { state: 'kept', now: '0.81', date: '2026-11-23', ...first }),
  });
  await press('Use the new rate of USD');
  await enter(screen.getByLabelText(/^Reason/), 'Compared.');
  await press('Use 0.81');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/The old rate was kept already\.Ada was first/);
});

test('old rates that were kept show until when, and the new rate can still be used', async () => {
  const kept = [
    { ...krona, until: null, refused: '300' },
    { ...dollar, refused: '0.81' },
  ];
  const desk = await open({
    [list]: rates({ waiting: [], kept }),
    'POST /api/desk/exchange-rates/ISK/confirmation': rates(),
  });
  const shown = await table('Old rates that were kept');
  expect(shown.getByText('Used until Nov 30, 2026')).toBeInTheDocument();
  expect(shown.getByText('Too old: nothing is converted')).toBeInTheDocument();
  expect(shown.getByText('Refused: 300')).toBeInTheDocument();
  await press('Use the new rate of ISK');
  await enter(screen.getByLabelText(/^Reason/), 'It was right.');
  await press('Use 380.5');
  await screen.findByText('US Dollar (USD)');
  expect(desk.sent()).toMatchObject([{ body: { rate: '380.5' } }]);
});

test('an old rate that is too old cannot be kept, so that the new rate can only be refused', async () => {
  await open({ [list]: rates({ outdated: true, waiting: [{ ...waiting, until: null }] }) });
  expect(
    await screen.findByText(/^The latest rates are of Nov 23, 2026, from rates.example\. They are/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Keep/ })).not.toBeInTheDocument();
  await press('Refuse the new rate of USD');
  expect(screen.getByText(/prices in this currency stay unconverted/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refuse 0.81' })).toBeInTheDocument();
});

test('agents see pending rates but cannot decide, and a failure is no all-clear', async () => {
  await open({ [list]: [{ status: 500 }, rates()] }, 'agent');
  await press('Try again');
  const shown = await table('Waiting for a decision');
  expect(shown.getByText('0.81')).toBeInTheDocument();
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('No exchange rate waits for a decision.')).not.toBeInTheDocument();
});
