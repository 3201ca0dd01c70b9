import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { enter } from '../../support/enter.ts';
import { openDesk, refused } from './renderDesk.tsx';

const passkey = {
  id: 'one',
  name: 'Chrome, Linux',
  createdAt: '2026-01-02T10:00:00Z',
  lastUsedAt: null,
};
const list = { 'GET /api/desk/passkeys': { body: { items: [passkey] } } };
const removal = 'POST /api/desk/passkeys/one/removal';

/** Removes the passkey, confirming with the password. */
async function remove() {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome, Linux' }));
  await enter(screen.getByLabelText('Current password'), 'keys of all rooms');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Chrome, Linux' }));
}

test('a browser without passkeys can still rename a passkey and remove it with the password', async () => {
  const desk = await openDesk('/desk/passkeys', {
    answers: { ...list, 'PATCH /api/desk/passkeys/one': {}, [removal]: {} },
  });
  expect(await screen.findByText('This browser cannot use passkeys.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create a passkey' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rename Chrome, Linux' }));
  await userEvent.clear(screen.getByLabelText('Name of the passkey'));
  await enter(screen.getByLabelText('Name of the passkey'), 'Laptop');
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  await remove();
  expect(await screen.findByText(/^The passkey is removed\./)).toBeVisible();
  const sent = desk.calls.filter(({ call }) => call.includes('/passkeys/'));
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ['PATCH /api/desk/passkeys/one', { name: 'Laptop' }],
    [removal, { password: 'keys of all rooms' }],
  ]);
});

test.each([
  ['wrong-password', 'This password is not correct.'],
  ['passkey-needed', 'Nothing was changed: this needs a passkey.'],
  ['passkey-copied', 'This passkey may be a copy, so it was not accepted.'],
  ['passkey-unverified', 'Your device did not check that it is you.'],
])('a change that is refused as %s shows the reason', async (code, sentence) => {
  await openDesk('/desk/passkeys', { answers: { ...list, [removal]: refused(403, code) } });
  await remove();
  expect(await screen.findByText(new RegExp(`^${sentence}`))).toBeVisible();
});

test('the rule that money needs a passkey shows why it was refused and then changes', async () => {
  const rule = 'PUT /api/desk/staff/passkey-rule';
  let passkeyForMoney = false;
  const desk = await openDesk('/desk/staff', {
    answers: {
      'GET /api/desk/staff': () => ({ body: { items: [], passkeyForMoney } }),
      [rule]: [
        refused(409, 'no-passkey'),
        refused(403, 'passkey-needed'),
        () => {
          passkeyForMoney = true;
          return { body: { passkeyForMoney } };
        },
      ],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Require a passkey' }));
  const dialog = within(screen.getByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Require a passkey' }));
  await enter(dialog.getByRole('textbox', { name: /^Reason/ }), 'Phishing.');
  await send();
  expect(await dialog.findByText(/^You have no passkey yet\./)).toBeVisible();
  await send();
  expect(await dialog.findByText('Nothing was changed: this needs a passkey.')).toBeVisible();
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Require no passkey' })).toBeVisible();
  const bodies = desk.calls.filter(({ call }) => call === rule).map(({ body }) => body);
  expect(bodies).toHaveLength(3);
  expect(bodies[0]).toEqual({ passkeyForMoney: true, reason: 'Phishing.' });
});

test('the sign-in offers no passkey if the browser does not support passkeys', async () => {
  await openDesk('/desk', { role: null });
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});
