import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type DeskScript, openDesk, refused } from './renderDesk.tsx';
import { sampleListedBooking } from './sampleListedBooking.ts';
import { enter } from '../../support/enter.ts';
import { hrefOf } from '../../support/hrefOf.ts';

const list = 'GET /api/desk/travellers';
const account = 'GET /api/desk/travellers/a1';
const credit = 'POST /api/desk/travellers/a1/credit';
const signOut = 'POST /api/desk/travellers/a1/sign-out';
const since = '2026-11-01T10:00:00.000Z';
const listed = {
  id: 'a1',
  name: 'Ada Lovelace',
  email: 'ada@travelers.example',
  verified: true,
  since,
};
const traveller = {
  ...listed,
  language: 'fr',
  twoStep: false,
  lockedUntil: null,
  sessions: 2,
  lastSeen: since,
  bookings: [sampleListedBooking({ status: 'pending', unpaid: true })],
  credits: {
    balances: [{ amount: '-5.00', currency: 'USD' }],
    history: [
      {
        id: 'c1',
        at: since,
        kind: 'adjusted',
        bookingId: null,
        amount: { amount: '-5.00', currency: 'USD' },
      },
    ],
  },
};

test('accounts are searched for by the query of the address and link to their pages', async () => {
  const { location, ...desk } = await openDesk('/desk/travellers?text=ada', {
    answers: { [list]: { body: { items: [listed], next: null } } },
  });
  await screen.findByRole('link', { name: 'Ada Lovelace' });
  expect(hrefOf('Ada Lovelace')).toBe('/desk/travellers/a1');
  const field = screen.getByRole('searchbox', { name: /^Name or email address/ });
  await userEvent.clear(field);
  await enter(field, 'a{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Type at least two characters.'));
  await enter(field, 'da@{Enter}');
  await waitFor(() => expect(location().search).toBe('?text=ada%40'));
  await waitFor(() => expect(desk.calls.at(-1)?.query.toString()).toBe('text=ada%40'));
  expect(desk.calls.filter(({ query }) => query.get('text') === 'a')).toEqual([]);
});

test('without a search no account is listed, and the page explains how to find one', async () => {
  const desk = await openDesk('/desk/travellers');
  expect(await screen.findByText(/^Type a name, or an email address/)).toBeInTheDocument();
  expect(desk.calls.filter(({ call }) => call === list)).toEqual([]);
});

test('a search without matches says so', async () => {
  await openDesk('/desk/travellers?text=zzz', {
    answers: { [list]: { body: { items: [], next: null } } },
  });
  expect(await screen.findByText(/^No account has such a name or address\./)).toBeInTheDocument();
});

test.each([
  [
    'admin',
    { twoStep: true },
    ['Sign out everywhere', 'Reset the second step', 'Adjust OneKeyCash'],
  ],
  ['agent', {}, ['Sign out everywhere']],
  ['finance', {}, ['Adjust OneKeyCash']],
  ['admin', { sessions: 0 }, ['Adjust OneKeyCash']],
] as const)(
  'the role %s sees an account %j with the actions %j',
  async (role, changes, actions) => {
    await openDesk('/desk/travellers/a1', {
      role,
      answers: { [account]: { body: { ...traveller, ...changes } } },
    });
    expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('button').map((button) => button.textContent)).toEqual(actions);
    expect(main.getAllByText('−$5.00')).toHaveLength(2);
    expect(main.getByText('Adjusted by the desk')).toBeInTheDocument();
    expect(main.getByText('Waiting for payment')).toBeInTheDocument();
    expect(main.getByRole('link', { name: /K7M4-QX9C/ })).toHaveAttribute(
      'href',
      '/desk/bookings/b1',
    );
    expect(main.getByRole('link', { name: 'All bookings' })).toHaveAttribute(
      'href',
      '/desk/bookings?account=a1',
    );
  },
);

test.each([
  ['that does not exist is said to be gone', 404, 0],
  ['that could not be loaded can be asked for again', 500, 1],
])('an account %s', async (_what, status, buttons) => {
  await openDesk('/desk/travellers/a1', { answers: { [account]: { status } } });
  expect(await screen.findByRole('heading', { name: 'The traveler' })).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(buttons);
    expect(screen.getByRole('link', { name: 'All travelers' })).toBeInTheDocument();
  });
});

const openDialog = async (button: string, answers: DeskScript['answers']) => {
  const desk = await openDesk('/desk/travellers/a1', { answers });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const sent = (call: string) => desk.calls.filter((each) => each.call === call);
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: button }));
  const giveReason = () => enter(dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for');
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { dialog, sent, confirm, giveReason, isClosed };
};

test('signing an account out everywhere needs a reason and loads the account again', async () => {
  const answers = {
    [account]: [{ body: traveller }, { body: { ...traveller, sessions: 0 } }],
    [signOut]: {},
  };
  const { dialog, sent, confirm, giveReason, isClosed } = await openDialog(
    'Sign out everywhere',
    answers,
  );
  expect(dialog.getByText(/^2 sessions end at once\./)).toBeInTheDocument();
  await confirm();
  expect(sent(signOut)).toEqual([]);
  await giveReason();
  await confirm();
  await isClosed();
  expect(sent(signOut).map(({ body }) => body)).toEqual([{ reason: 'Asked for' }]);
  expect(await screen.findByText('Nowhere')).toBeInTheDocument();
});

const adjusted = { body: { balance: { amount: '15.00', currency: 'USD' } } };
const adjustments = [
  ['20', '$15.00', { amount: '20.00', balance: '-5.00', currency: 'USD', belowZero: false }],
  ['-2.50', '−$7.50', { amount: '-2.50', balance: '-5.00', currency: 'USD', belowZero: true }],
] as const;
test.each(adjustments)('%s OneKeyCash makes it %s', async (typed, after, body) => {
  const answers = { [account]: { body: traveller }, [credit]: adjusted };
  const { dialog, sent, confirm, giveReason, isClosed } = await openDialog(
    'Adjust OneKeyCash',
    answers,
  );
  await enter(dialog.getByRole('textbox', { name: /^Amount/ }), typed);
  expect(dialog.getByText('−$5.00')).toBeInTheDocument();
  expect(dialog.getByText(after)).toBeInTheDocument();
  if (body.belowZero) await userEvent.click(dialog.getByRole('checkbox'));
  else expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await confirm();
  expect(sent(credit)).toEqual([]);
  await giveReason();
  await confirm();
  await isClosed();
  const key: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(sent(credit).map((call) => call.body)).toEqual([{ ...body, key, reason: 'Asked for' }]);
  await waitFor(() => expect(sent(account)).toHaveLength(2));
});

test('an invalid amount or an amount above the limit is not sent', async () => {
  const answers = { [account]: { body: traveller }, [credit]: adjusted };
  const { dialog, sent, confirm, giveReason } = await openDialog('Adjust OneKeyCash', answers);
  const field = dialog.getByRole('textbox', { name: /^Amount/ });
  await giveReason();
  for (const typed of ['', '0', '500.01', '1.234', 'ten']) {
    await userEvent.clear(field);
    if (typed) await enter(field, typed);
    await confirm();
    expect(field).toBeInvalid();
  }
  expect(sent(credit)).toEqual([]);
});

test('a refused adjustment shows the reason and keeps its id when it is sent again', async () => {
  const answers = {
    [account]: { body: traveller },
    [credit]: [refused(409, 'balance-changed'), adjusted],
  };
  const { dialog, sent, confirm, giveReason, isClosed } = await openDialog(
    'Adjust OneKeyCash',
    answers,
  );
  await enter(dialog.getByRole('textbox', { name: /^Amount/ }), '20');
  await giveReason();
  await confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'the balance has changed in the meantime',
  );
  await confirm();
  await isClosed();
  const [first, second] = sent(credit).map(({ body }) => body);
  expect(second).toEqual(first);
});

const guestData = 'POST /api/desk/guests/data';
const erasure = 'POST /api/desk/guests/erasure';

/** Opens the dialog for the data of a guest at a scripted desk. */
async function openGuest(answers: DeskScript['answers']) {
  const desk = await openDesk('/desk/travellers', { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Guest without an account' }));
  const dialog = within(await screen.findByRole('dialog'));
  const fill = async () => {
    await enter(dialog.getByLabelText('Email address of the guest'), ' Ada@travelers.example ');
    await enter(dialog.getByLabelText(/^Reason/), 'Asked by mail.');
  };
  const sent = (name: string) =>
    desk.calls.filter(({ call }) => call === name).map(({ body }) => body);
  return { dialog, fill, sent };
}

const asked = { email: 'Ada@travelers.example', reason: 'Asked by mail.' };

test('exporting the data of a guest needs an address and a reason, and saves a file', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (file: Blob) => {
    saved = file;
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  const data = {
    email: 'ada@travelers.example',
    at: since,
    bookings: [],
    reviews: [],
    newsletter: { status: 'confirmed' },
    contact: [],
  };
  const { dialog, fill, sent } = await openGuest({ [guestData]: { body: data } });
  const download = dialog.getByRole('button', { name: 'Download the file' });
  await userEvent.click(download);
  await enter(dialog.getByLabelText(/^Reason/), 'x');
  await userEvent.click(download);
  expect(dialog.getByText('Enter an email address.')).toBeInTheDocument();
  expect(sent(guestData)).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/^Reason/));
  await fill();
  await userEvent.click(download);
  expect(await screen.findByText(/^The file was made\./)).toBeInTheDocument();
  expect(sent(guestData)).toEqual([asked]);
  const reader = new FileReader();
  reader.readAsText(saved ?? new Blob());
  await waitFor(() => expect(reader.result).toBe(JSON.stringify(data, null, 2)));
});

test('a guest without a future stay can be erased, and the page counts the deleted rows', async () => {
  const numbers = ['K7M4-QX9C'];
  const { dialog, fill, sent } = await openGuest({
    [erasure]: [
      refused(409, 'too-many-bookings'),
      refused(409, 'bookings-ahead', { numbers }),
      { body: { bookings: 2, messages: 1, subscriptions: 1 } },
    ],
  });
  await userEvent.click(dialog.getByRole('radio', { name: 'Erase the personal data for good' }));
  expect(dialog.getByText(/^Names, contacts, requests and notes/)).toBeInTheDocument();
  await fill();
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('more than 200 bookings');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('K7M4-QX9C'));
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(
    await screen.findByText('Erased: 2 bookings, 1 message, 1 newsletter subscription.'),
  ).toBeInTheDocument();
  expect(sent(erasure)).toEqual([asked, asked, asked]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('only an administrator can export or erase the data of a guest', async () => {
  await openDesk('/desk/travellers', { role: 'agent' });
  await screen.findByText(/^Type a name, or an email address/);
  expect(screen.queryByRole('button', { name: 'Guest without an account' })).toBeNull();
});
