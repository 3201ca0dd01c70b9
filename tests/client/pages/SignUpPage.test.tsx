import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '../../support/renderApp.tsx';
import { watchSubmits } from '../../support/watchSubmits.ts';

async function openPage() {
  const app = renderAt('/sign-up');
  await screen.findByRole('heading', { level: 1, name: 'Create an Account' });
  return { ...app, main: screen.getByRole('main'), user: userEvent.setup() };
}

function field(label: string) {
  return within(screen.getByRole('main')).getByLabelText(label);
}

it('is titled Create an Account', async () => {
  await openPage();
  expect(document.title).toBe('Create an Account · Stayfarer');
});

it('has the four fields, in order', async () => {
  const { main } = await openPage();
  expect([...main.querySelectorAll('input')]).toEqual([
    field('Full Name'),
    field('Email address'),
    field('Password'),
    field('Confirm Password'),
  ]);
});

it.each([
  ['Full Name', 'text', 'name'],
  ['Email address', 'email', 'username'],
  ['Password', 'password', 'new-password'],
  ['Confirm Password', 'password', 'new-password'],
])('%s has type %s and autocomplete %s', async (label, type, autocomplete) => {
  await openPage();
  expect(field(label)).toHaveAttribute('type', type);
  expect(field(label)).toHaveAttribute('autocomplete', autocomplete);
  expect(field(label)).not.toBeRequired();
});

it('compares no passwords, submits nothing and keeps the input', async () => {
  const { user, location } = await openPage();
  const submits = watchSubmits();
  const typed = { 'Full Name': 'Guest Traveler', Password: 'one', 'Confirm Password': 'other' };
  for (const [label, text] of Object.entries(typed)) await user.type(field(label), text);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(submits).toEqual([true]);
  expect(location().pathname).toBe('/sign-up');
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
});

it('checks the email address by its input type only', async () => {
  const { main, user } = await openPage();
  expect(main.querySelector('form')).not.toHaveAttribute('novalidate');
  expect(main.querySelector('form')).toBeValid();
  await user.type(field('Email address'), 'nobody');
  expect(field('Email address')).toBeInvalid();
});

it('links Sign In to the sign-in page', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
});
