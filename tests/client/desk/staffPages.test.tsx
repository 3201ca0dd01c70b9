import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk, refused } from './renderDesk.tsx';
import { enter } from '../../support/enter.ts';

const admin = {
  id: 'staff-admin',
  name: 'Sam Desk',
  email: 'admin@hotels.example',
  role: 'admin',
  secondStepUntil: null,
};
const nobody = { body: { staff: null } };
const session = '/api/desk/session';
const reviews = 'GET /api/desk/reviews';
const bodyOf = (calls: { call: string; body: unknown }[], call: string) =>
  calls.findLast((each) => each.call === call)?.body;

test('signing in with a password and a code shows errors and then the requested page', async () => {
  const { location, ...desk } = await openDesk('/desk/reviews?state=hidden', {
    answers: {
      [reviews]: { body: { items: [], next: null } },
      [`GET ${session}`]: [nobody, { body: { staff: admin } }],
      [`POST ${session}/sign-in`]: [refused(401, 'wrong-credentials'), {}],
      [`POST ${session}/code`]: [refused(403, 'wrong-code'), { body: { staff: admin } }],
    },
  });
  await enter(await screen.findByLabelText('Email address'), 'admin@hotels.example');
  await enter(screen.getByLabelText('Password'), 'not that one');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The email address or the password is wrong.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const code = await screen.findByLabelText('Code from your app');
  await enter(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/^The code is wrong or was used already/)).toBeVisible();
  expect(desk.calls.filter(({ call }) => call === reviews)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('navigation', { name: 'Pages of the desk' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  expect(location()).toMatchObject({ pathname: '/desk/reviews', search: '?state=hidden' });
  expect(bodyOf(desk.calls, `POST ${session}/code`)).toEqual({ code: '123456', recovery: false });
});

test('a code that comes too late leads back to the password', async () => {
  const desk = await openDesk('/desk', {
    role: null,
    answers: {
      [`POST ${session}/sign-in`]: {},
      [`POST ${session}/code`]: refused(401, 'sign-in-again'),
    },
  });
  await enter(await screen.findByLabelText('Email address'), 'admin@hotels.example');
  await enter(screen.getByLabelText('Password'), 'keys of all rooms');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByLabelText('Use a recovery code'));
  await enter(screen.getByLabelText('Recovery code'), 'abcde-fghij');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('That took too long. Enter your password again.')).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(bodyOf(desk.calls, `POST ${session}/code`)).toMatchObject({ recovery: true });
});

test('an invitation asks for name, password and app and then opens the desk', async () => {
  const started = {
    email: 'new@hotels.example',
    uri: 'otpauth://totp/desk',
    secret: 'ABCDEFGH',
    recoveryCodes: ['abcde-fghij', 'klmno-pqrst'],
  };
  const { location, ...desk } = await openDesk('/desk/invitation#token=t0ken', {
    answers: {
      [`GET ${session}`]: [nobody, { body: { staff: admin } }],
      [`POST ${session}/invitation`]: { body: started },
      [`POST ${session}/invitation/confirmation`]: { body: { staff: admin } },
    },
  });
  await enter(await screen.findByLabelText('Full Name'), 'Mary Jackson');
  await enter(screen.getByLabelText('Password'), 'password1');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText(/too easy to guess/)).toBeVisible();
  expect(screen.getByText('The passwords do not match.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Password'));
  await enter(screen.getByLabelText('Password'), 'keys of all rooms');
  await enter(screen.getByLabelText('Confirm Password'), 'keys of all rooms');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'The key as a QR code' })).toBeVisible();
  expect(screen.getByText('klmno-pqrst')).toBeVisible();
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^The codes could not be copied\./)).toBeVisible();
  const file = screen.getByRole('link', { name: 'Save as a text file' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(file)).toMatch(/\n\nabcde-fghij\nklmno-pqrst\n$/);
  await enter(screen.getByLabelText(/Code from your app/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Finish and sign in' }));
  expect(await screen.findByRole('navigation', { name: 'Pages of the desk' })).toBeVisible();
  expect(location().pathname).toBe('/desk');
  expect(bodyOf(desk.calls, `POST ${session}/invitation`)).toEqual({
    token: 't0ken',
    name: 'Mary Jackson',
    password: 'keys of all rooms',
  });
});

test.each([
  ['without a token', '/desk/invitation', /^This address is not complete/],
  ['that was used', '/desk/invitation#token=used', /^This invitation has expired/],
])('an invitation link %s shows that it does not work', async (_what, address, text) => {
  await openDesk(address, {
    role: null,
    answers: { [`POST ${session}/invitation`]: refused(410, 'link-expired') },
  });
  if (address.includes('used')) {
    await enter(await screen.findByLabelText('Full Name'), 'Mary Jackson');
    await enter(screen.getByLabelText('Password'), 'keys of all rooms');
    await enter(screen.getByLabelText('Confirm Password'), 'keys of all rooms');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  }
  expect(await screen.findByText(text)).toBeVisible();
});

describe('the staff page', () => {
  const member = { ...admin, secondStepUntil: undefined };
  const own = { ...member, state: 'active', lastSignInAt: null, invitedUntil: null };
  const other = { ...own, id: 'o', name: 'Omar', email: 'omar@hotels.example', role: 'agent' };
  const list = { body: { items: [own, other], passkeyForMoney: false } };

  test("ends the access of others with a reason but does not offer to end one's own access", async () => {
    const desk = await openDesk('/desk/staff', {
      answers: {
        'GET /api/desk/staff': [
          list,
          { body: { ...list.body, items: [own, { ...other, state: 'ended' }] } },
        ],
        'POST /api/desk/staff/o/end': [
          refused(409, 'last-admin'),
          { body: { ...other, state: 'ended' } },
        ],
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'End the access of Omar' }));
    expect(screen.queryByRole('button', { name: /Sam Desk/ })).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog'));
    await enter(dialog.getByLabelText(/^Reason/), 'Has left.');
    const end = dialog.getByRole('button', { name: 'End the access' });
    await userEvent.click(end);
    expect(await dialog.findByText(/^This is the last administrator/)).toBeVisible();
    await userEvent.click(end);
    expect(await screen.findByText('Ended')).toBeVisible();
    expect(bodyOf(desk.calls, 'POST /api/desk/staff/o/end')).toEqual({ reason: 'Has left.' });
  });

  test('invites an address and sends the shown role with a change of role', async () => {
    const desk = await openDesk('/desk/staff', {
      answers: {
        'GET /api/desk/staff': list,
        'POST /api/desk/staff': { status: 201, body: { ...other, state: 'invited' } },
        'PUT /api/desk/staff/o/role': { body: { ...other, role: 'finance' } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
    const invite = within(await screen.findByRole('dialog'));
    await enter(invite.getByLabelText(/^Email address/), 'new@hotels.example');
    await userEvent.selectOptions(invite.getByLabelText('Role'), 'finance');
    await enter(invite.getByLabelText(/^Reason/), 'Joins us.');
    await userEvent.click(invite.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('The invitation to new@hotels.example was sent.')).toBeVisible();
    expect(bodyOf(desk.calls, 'POST /api/desk/staff')).toEqual({
      email: 'new@hotels.example',
      role: 'finance',
      reason: 'Joins us.',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Change the role of Omar' }));
    const change = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(change.getByLabelText('New role'), 'finance');
    await enter(change.getByLabelText(/^Reason/), 'New task.');
    await userEvent.click(change.getByRole('button', { name: 'Change the role' }));
    await waitFor(() =>
      expect(bodyOf(desk.calls, 'PUT /api/desk/staff/o/role')).toEqual({
        from: 'agent',
        role: 'finance',
        reason: 'New task.',
      }),
    );
  });
});
