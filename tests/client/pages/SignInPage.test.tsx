import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '../../support/renderApp.tsx';
import { watchSubmits } from '../../support/watchSubmits.ts';

async function openPage() {
  const app = renderAt('/sign-in');
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  return { ...app, main: screen.getByRole('main'), user: userEvent.setup() };
}

const email = () => within(screen.getByRole('main')).getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');

it('is titled Login', async () => {
  await openPage();
  expect(document.title).toBe('Login · Stayfarer');
});

it('has email and password fields that password managers recognise', async () => {
  const { main } = await openPage();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  expect(main.querySelectorAll('input')).toHaveLength(3);
});

it('checks nothing but the email input type', async () => {
  const { main, user } = await openPage();
  expect(main.querySelector('form')).toBeValid();
  expect(main.querySelector('form')).not.toHaveAttribute('novalidate');
  await user.type(email(), 'nobody');
  expect(email()).toBeInvalid();
});

it('submits nothing and keeps the input', async () => {
  const { user, location } = await openPage();
  const submits = watchSubmits();
  await user.type(email(), 'guest@example.com');
  await user.type(password(), 'a secret');
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(submits).toEqual([true]);
  expect(location().pathname).toBe('/sign-in');
  expect(email()).toHaveValue('guest@example.com');
  expect(password()).toHaveValue('a secret');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

it.each([
  ['Forgot password?', '/forgot-password'],
  ['Sign up', '/sign-up'],
])('links %s to %s', async (name, path) => {
  await openPage();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
