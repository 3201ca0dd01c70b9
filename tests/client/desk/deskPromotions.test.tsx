import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeskPromotion } from '#contracts/site/desk/deskPromotions.ts';
import { type DeskScript, openDesk, refused } from './renderDesk.tsx';
import { enter } from '../../support/enter.ts';

const promotion = (changes: Partial<DeskPromotion> = {}): DeskPromotion => ({
  code: 'SPRING10',
  percent: 10,
  amount: null,
  startsOn: null,
  endsOn: '2099-03-31',
  maxUses: 100,
  maxUsesPerPerson: null,
  uses: 3,
  state: 'running',
  endedAt: null,
  createdAt: '2026-11-02T12:00:00Z',
  ...changes,
});
const page = (items: DeskPromotion[], next: string | null = null) => ({
  body: { personal: { codes: 1204, uses: 1 }, items, next },
});
const list = 'GET /api/desk/promotions';
const creation = 'POST /api/desk/promotions';
const ending = 'POST /api/desk/promotions/SPRING10/end';

/** Opens the promotions page of a scripted desk. */
async function open(scripted: DeskScript, address = '/desk/promotions') {
  const desk = await openDesk(address, { role: 'finance', ...scripted });
  await screen.findByRole('heading', { level: 1, name: 'Promotions' });
  const sent = () => desk.calls.filter(({ call }) => call.startsWith('POST'));
  return { ...desk, sent };
}
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const type = (name: RegExp | string, text: string) => enter(field(name), text);
/** Returns the facts in the open dialog by their labels. */
const facts = () => {
  const dialog = screen.getByRole('dialog');
  const texts = (role: string) =>
    within(dialog)
      .queryAllByRole(role)
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((label, at) => [label, values[at]]));
};

const ended = { state: 'ended', endedAt: '2026-11-03T12:00:00Z' } as const;
type Buttons = readonly string[];
test.each<[string, 'agent' | 'finance', Partial<DeskPromotion>, Buttons, readonly RegExp[]]>([
  [
    ...(['a running one', 'finance', {}, ['End SPRING10']] as const),
    [/^10% of the nights$/, /^Until Mar 31, 2099$/, /^3 of 100$/, /^Running$/],
  ],
  ['any, for agents', 'agent', {}, [], [/^Running$/]],
  [
    ...(['a planned one', 'finance'] as const),
    { startsOn: '2099-03-01', state: 'planned', maxUses: null, maxUsesPerPerson: 1 },
    ...([
      ['End SPRING10'],
      [/^Mar 1, 2099 to Mar 31, 2099$/, /^1 booking a person$/, /^Not begun yet$/],
    ] as const),
  ],
  ['one that is used up', 'finance', { uses: 100 }, ['End SPRING10'], [/^Used up$/]],
  [
    ...(['an ended one', 'finance'] as const),
    { ...ended, percent: null, amount: { amount: '20.00', currency: 'USD' }, endsOn: null },
    ...([[], [/^\$20\.00$/, /^Without an end$/, /^Ended$/]] as const),
  ],
])('the list shows the terms and actions of %s', async (_what, role, ...rest) => {
  const [changes, buttons, texts] = rest;
  await open({ role, answers: { [list]: page([promotion(changes)]) } });
  const table = await screen.findByRole('table', { name: 'The promotions' });
  for (const text of texts) {
    expect(await within(table).findByText(text, { ignore: 'option' })).toBeInTheDocument();
  }
  const names = within(table).queryAllByRole('button');
  expect(names.map((button) => button.textContent)).toEqual(buttons);
  const record = within(table).queryByRole('link', { name: 'Record of SPRING10' });
  const address = role === 'finance' ? '/desk/record?subject=SPRING10' : null;
  expect(record?.getAttribute('href') ?? null).toBe(address);
  expect(screen.queryAllByRole('button', { name: 'New promotion' })).toHaveLength(
    role === 'finance' ? 1 : 0,
  );
  expect(
    screen.getByText(
      '1,204 personal codes of newsletter subscribers are not listed; 1 booking has one.',
    ),
  ).toBeInTheDocument();
});

test('a promotion is created once, after a preview in words', async () => {
  const { calls, sent } = await open({
    answers: {
      [list]: [page([]), page([promotion()])],
      [creation]: { status: 201, body: promotion() },
    },
  });
  await press('New promotion');
  await type('Code', 'spring10');
  await type('Percentage', '10');
  await enter(screen.getByLabelText('Last day (UTC)'), '2099-03-31');
  await type('Bookings in all', '100');
  expect(screen.getByRole('heading', { name: 'What SPRING10 does' })).toBeInTheDocument();
  const terms = {
    'It takes off': '10% of the price of the nights, without taxes and fees',
    For: 'Everybody who knows the code, signed in or not',
    'Days (UTC, the last included)': 'Until Mar 31, 2099',
    'Bookings in all': '100',
    'Bookings of one person': 'Any number',
    'Who pays': 'The site; the hotel gets its full price',
  };
  expect(facts()).toEqual(terms);
  await type('Bookings of one person', '2');
  expect(facts()).toEqual({
    ...terms,
    For: 'Everybody who knows the code and is signed in with a confirmed email address',
    'Bookings of one person': '2',
  });
  await press('Create promotion');
  expect(field('Reason')).toHaveAccessibleDescription('Say why.');
  expect(field('Reason')).toHaveFocus();
  await type('Reason', 'The spring fair.');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create promotion' }));
  expect(await screen.findByText('The promotion SPRING10 was created.')).toBeInTheDocument();
  expect(await screen.findByText('3 of 100')).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([
    {
      code: 'SPRING10',
      percent: 10,
      amount: null,
      startsOn: null,
      endsOn: '2099-03-31',
      maxUses: 100,
      maxUsesPerPerson: 2,
      reason: 'The spring fair.',
    },
  ]);
  expect(calls.filter(({ call }) => call === list)).toHaveLength(2);
});

test('an amount has the decimals of its currency, and the form can suggest a code', async () => {
  const { sent } = await open({
    answers: { [list]: page([]), [creation]: { status: 201, body: promotion() } },
  });
  expect(await screen.findByText(/^There are no promotions yet\./)).toBeInTheDocument();
  await press('New promotion');
  await press('Suggest a code');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'It takes off' }), 'amount');
  await type('Amount', '20');
  await userEvent.clear(field('Currency'));
  await type('Currency', 'eur');
  expect(facts()['It takes off']).toBe('€20.00 for prices in euros, at most the whole price');
  await type('Reason', 'For a partner.');
  await press('Create promotion');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().map(({ body }) => body)).toMatchObject([
    {
      code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      percent: null,
      amount: { amount: '20.00', currency: 'EUR' },
    },
  ]);
});

test('invalid fields show their errors until they change, and nothing is sent', async () => {
  const { sent } = await open({ answers: { [list]: page([]) } });
  await press('New promotion');
  await type('Percentage', '101');
  await enter(screen.getByLabelText('Last day (UTC)'), '2020-01-01');
  await type('Bookings in all', '0');
  await type('Reason', 'Why not.');
  expect(screen.getByText(/^What the promotion does is shown here once/)).toBeInTheDocument();
  await press('Create promotion');
  const described = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
  for (const [name, text] of [
    ['Code', 'A promotion code has 3 to 40 letters, digits and hyphens.'],
    ['Percentage', 'Type a whole number from 1 to 100.'],
    ['Last day', 'Choose a day that is not over in UTC and not before the first day.'],
    ['Bookings in all', 'Type a whole number from 1 on.'],
  ] as const) {
    expect(described(name)).toHaveAccessibleDescription(text);
  }
  expect(described('Code')).toHaveFocus();
  await type('Percentage', '{Backspace}');
  expect(field('Percentage')).toBeValid();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'It takes off' }), 'amount');
  await type('Amount', '1.5');
  await userEvent.clear(field('Currency'));
  await press('Create promotion');
  expect(field('Currency')).toHaveAccessibleDescription('Type a currency, such as USD.');
  await type('Currency', 'USD');
  await press('Create promotion');
  expect(field('Amount')).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('ending a promotion needs a reason and first says what remains valid', async () => {
  const { sent } = await open({
    answers: {
      [list]: [page([promotion()]), page([promotion(ended)])],
      [ending]: { body: promotion(ended) },
    },
  });
  await press('End SPRING10');
  const dialog = screen.getByRole('dialog', { name: 'End SPRING10?' });
  expect(dialog).toHaveTextContent('The 3 bookings that have it keep what it took off.');
  expect(facts()).toMatchObject({ 'Bookings in all': '100' });
  await press('End promotion');
  expect(field('Reason')).toHaveAccessibleDescription('Say why.');
  await type('Reason', 'The fair is over.');
  await press('End promotion');
  expect(await screen.findByText('Ended', { ignore: 'option' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent().map(({ call, body }) => [call, body])).toEqual([
    [ending, { reason: 'The fair is over.' }],
  ]);
});

const existing = { promotion: promotion(ended), by: 'Sam Desk' };
test.each([
  [
    ...(['created', refused(409, 'exists', existing)] as const),
    'there is a code SPRING10 already, which takes off 10% of the nights. Sam Desk created it on Nov 2, 2026. Choose another code.',
  ],
  [
    ...(['created', refused(409, 'exists', { ...existing, by: null })] as const),
    'It was created on Nov 2, 2026.',
  ],
  ['ended', refused(409, 'ended', existing), 'Sam Desk ended SPRING10 on Nov 3, 2026.'],
  ['ended', refused(409, 'ended', { ...existing, by: null }), 'SPRING10 was ended on Nov 3, 2026.'],
] as const)('the dialog says why a promotion was not %s', async (what, answer, text) => {
  const { calls } = await open({
    answers: { [list]: page([promotion()]), [what === 'ended' ? ending : creation]: answer },
  });
  if (what === 'ended') {
    await press('End SPRING10');
  } else {
    await press('New promotion');
    await type('Code', 'SPRING10');
    await type('Percentage', '50');
  }
  await type('Reason', 'Because.');
  await press(what === 'ended' ? 'End promotion' : 'Create promotion');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('Reason')).toHaveValue('Because.');
  await waitFor(() => expect(calls.filter(({ call }) => call === list)).toHaveLength(2));
});

test('the address selects the state and page of the list, and an unknown state lists all', async () => {
  const { calls } = await open(
    { answers: { [list]: page([]) } },
    '/desk/promotions?state=nonsense&cursor=1_next',
  );
  await screen.findByText(/^No promotion has this status\./);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Ended');
  await waitFor(() => expect(calls.at(-1)?.query.toString()).toBe('state=ended'));
  const asked = calls.filter(({ call }) => call === list).map(({ query }) => query.toString());
  expect(asked).toEqual(['cursor=1_next', 'state=ended']);
});
