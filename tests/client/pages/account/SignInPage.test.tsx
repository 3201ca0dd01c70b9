import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { enter } from '../../../support/enter.ts';
import { hrefOf } from '../../../support/hrefOf.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { ScriptedAccount } from '../../../support/scriptedAccount.ts';
import { json } from '../../../support/scriptedProvider.ts';
import { scriptSite } from '../../../support/scriptedSite.ts';
import { afterTest } from '../../../support/testLimits.ts';

async function openPage() {
  const app = renderAt('/sign-in');
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  return { ...app, main: screen.getByRole('main'), user: userEvent.setup() };
}

const email = () => within(screen.getByRole('main')).getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');

it('has fields that password managers recognize', async () => {
  const { main } = await openPage();
  await waitFor(() => expect(document.title).toBe('Login · Stayfarer'));
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username webauthn');
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  expect(main.querySelectorAll('input')).toHaveLength(3);
  // This browser does not support passkeys.
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  expect(hrefOf('Forgot password?')).toBe('/forgot-password');
  expect(hrefOf('Sign up')).toBe('/sign-up');
});

it('shows missing input beside the fields, sends nothing and keeps the input', async () => {
  const { user, location } = await openPage();
  await enter(email(), 'guest@example');
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(email()).toHaveAccessibleDescription('Enter an email address, such as name@example.com.');
  expect(email()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(location().pathname).toBe('/sign-in');
  expect(email()).toHaveValue('guest@example');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

it('says that the site cannot be reached', async () => {
  const { user } = await openPage();
  await enter(email(), 'guest@example.com');
  await enter(password(), 'a secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(password()).toHaveAttribute('type', 'password');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('That did not work. Check your connection and try again.');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(password()).toHaveValue('a secret');
});

it('says that a code came too late, and asks for the password again', async () => {
  const account = new ScriptedAccount({ signedIn: false });
  account.script['POST /api/auth/sign-in'] = json({ outcome: 'two-step' });
  const problem = { type: 'about:blank', title: 'Sign in again.', status: 401 };
  account.script['POST /api/auth/two-step'] = json({ ...problem, code: 'sign-in-again' }, 401);
  const { origin } = await scriptSite({ account });
  const { location } = renderAt('/sign-in', { apiOrigin: origin });
  const user = userEvent.setup();
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await enter(email(), 'ada@example.com');
  await enter(password(), 'a secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await enter(await screen.findByLabelText('Code from your app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('That took too long. Sign in again.');
  expect(email()).toBeVisible();
  expect(location().pathname).toBe('/sign-in');
});

it('does not offer passkeys in the field once the button requests one', async () => {
  const account = new ScriptedAccount({ signedIn: false });
  const { origin } = await scriptSite({ account });
  const challenge = { rpId: 'localhost', timeout: 300_000, userVerification: 'required' };
  const respond = json({ ...challenge, challenge: 'AAAA', allowCredentials: [] });
  const responses: (() => void)[] = [];
  account.script['POST /api/auth/passkey/challenge'] = (request, response) => {
    responses.push(() => {
      respond(request, response);
    });
  };
  const requested: unknown[] = [];
  const get = ({ mediation }: CredentialRequestOptions) => {
    requested.push(mediation);
    return new Promise(() => undefined);
  };
  const isConditionalMediationAvailable = () => Promise.resolve(true);
  const PublicKeyCredential = Object.assign(() => undefined, { isConditionalMediationAvailable });
  Object.assign(globalThis, { PublicKeyCredential });
  Object.assign(navigator, { credentials: { get } });
  afterTest(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  renderAt('/sign-in', { apiOrigin: origin });
  await waitFor(() => expect(responses).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(responses).toHaveLength(2));
  // The challenge for the field arrives after the button was pressed.
  for (const send of responses) send();
  await waitFor(() => expect(requested).toContain(undefined));
  expect(requested).toEqual([undefined]);
});
