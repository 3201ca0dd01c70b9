import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { enter } from '../../../support/enter.ts';
import { hrefOf } from '../../../support/hrefOf.ts';
import { renderAt } from '../../../support/renderApp.tsx';

async function openPage() {
  const app = renderAt('/sign-up');
  await screen.findByRole('heading', { level: 1, name: 'Create an Account' });
  return { ...app, main: screen.getByRole('main'), user: userEvent.setup() };
}

function field(label: string) {
  return within(screen.getByRole('main')).getByLabelText(label);
}

it('has the four fields, in order, as password managers recognize them', async () => {
  const { main } = await openPage();
  await waitFor(() => expect(document.title).toBe('Create an Account · Stayfarer'));
  const fields = [...main.querySelectorAll('input')];
  expect(
    fields.map((input) => [input.labels?.[0]?.textContent, input.type, input.autocomplete]),
  ).toEqual([
    ['Full Name', 'text', 'name'],
    ['Email address', 'email', 'username'],
    ['Password', 'password', 'new-password'],
    ['Confirm Password', 'password', 'new-password'],
  ]);
  expect(hrefOf('Sign In')).toBe('/sign-in');
});

it('shows errors beside the fields, sends nothing and keeps the input', async () => {
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
