import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { enter } from '../../../support/enter.ts';
import { renderAt } from '../../../support/renderApp.tsx';

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
  await waitFor(() => expect(document.title).toBe('Create an Account · Stayfarer'));
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

it('says what is wrong beside the fields, sends nothing and keeps the input', async () => {
  const { user, location } = await openPage();
  const typed = { 'Full Name': 'Guest Traveler', Password: 'one', 'Confirm Password': 'other' };
  for (const [label, text] of Object.entries(typed)) await enter(field(label), text);
  expect(screen.getByText('Strength: Too short')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(field('Full Name')).toBeValid();
  const email = field('Email address');
  expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com.');
  expect(email).toHaveFocus();
  expect(field('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
  expect(field('Confirm Password')).toHaveAccessibleDescription('The passwords do not match.');
  expect(location().pathname).toBe('/sign-up');
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
});

it('links Sign In to the sign-in page', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
});
