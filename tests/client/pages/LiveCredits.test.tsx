import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { checkoutSite } from '../../support/checkoutSite.ts';
import { bookNow, sampleChoice } from '../../support/openCheckout.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { bookingProblem } from '../../support/sampleBooking.ts';
import { sampleRewards } from '../../support/sampleRewards.ts';
import { hangUp, json } from '../../support/scriptedProvider.ts';

const { site, tabStorage, open, openFilled } = checkoutSite();

/**
 * Opens the address of the sample rate in the form of the specification, which leads to its
 * checkout.
 */
function openReview(search = sampleChoice) {
  const entry = { pathname: '/pre-checkout', search, state: { rates: [fullRate] } };
  return renderAt(entry, { apiOrigin: site().origin, tabStorage: tabStorage() });
}

const hotel = () => screen.findByRole('heading', { name: 'Sea View Clifton' });
const applySwitch = () => screen.findByRole('switch', { name: 'Apply my $15.00 in OneKeyCash' });
const valueBox = () => screen.getByRole('textbox', { name: 'OneKeyCash value' });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
/** Returns the amounts beside a term of the price, in order. */
const amounts = (term: string) =>
  screen.getAllByText(term, { selector: 'dt' }).map((each) => each.nextSibling?.textContent);

it('applies as much OneKeyCash as fits until the traveler changes it', async () => {
  site().script.rewards = json(sampleRewards('15.00'));
  openReview();
  expect(await applySwitch()).toBeChecked();
  expect(screen.getByText('You have $15.00 in OneKeyCash to spend on this stay.')).toBeVisible();
  expect(screen.getByText('You will earn $4.01 in OneKeyCash with this booking.')).toBeVisible();
  expect(valueBox()).toHaveValue('15.00');
  expect(amounts('OneKeyCash')).toEqual(['−$15.00']);
  expect(amounts('Total')).toEqual(['$219.16']);
  expect(
    screen.getByText('You will be charged nothing today. For this stay you pay $219.16.'),
  ).toBeVisible();

  type(valueBox(), '4.5');
  expect(amounts('Total')).toEqual(['$229.66']);
  await userEvent.click(await applySwitch());
  expect(amounts('Total')).toEqual(['$234.16']);
  expect(screen.queryByText('OneKeyCash', { selector: 'dt' })).not.toBeInTheDocument();
  expect(valueBox()).toBeDisabled();
});

it('applies nothing for an invalid value or a value beyond the balance', async () => {
  site().script.rewards = json(sampleRewards('15.00'));
  openReview();
  await applySwitch();
  for (const [value, message] of [
    ['15.01', 'You have $15.00. Enter that or less; nothing is applied.'],
    ['-1', 'Enter an amount, such as 15.00. Nothing is applied.'],
    ['1.234', 'Enter an amount, such as 15.00. Nothing is applied.'],
    ['', ''],
    ['0', ''],
  ] as const) {
    type(valueBox(), value);
    expect(valueBox()).toHaveAccessibleDescription(message);
    expect(amounts('Total')).toEqual(['$234.16']);
  }
});

it('applies no more than the price', async () => {
  site().script.rewards = json(sampleRewards('300.00'));
  openReview();
  await screen.findByRole('switch', { name: 'Apply my $300.00 in OneKeyCash' });
  expect(valueBox()).toHaveValue('234.16');
  expect(amounts('OneKeyCash')).toEqual(['−$230.58', '−$3.58']);
  expect(amounts('Total')).toEqual(['$0.00']);
  type(valueBox(), '234.17');
  expect(valueBox()).toHaveAccessibleDescription(/^The price is \$234\.16\./);
});

it('leads a guest to the sign-in and back', async () => {
  site().script.rewards = json({ enabled: true, account: null });
  const { location } = openReview();
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in to use OneKeyCash' }));
  expect(location().pathname).toBe('/sign-in');
  expect(location().state).toEqual({ from: `/checkout${sampleChoice}` });
});

it.each([
  ['234.17', false],
  ['234.16', true],
])('applies OneKeyCash with a minimum price of %s: %s', async (amount, applies) => {
  const rewards = sampleRewards('15.00');
  if (rewards.account) rewards.account.minimum = { amount, currency: 'USD' };
  site().script.rewards = json(rewards);
  openReview();
  if (applies) {
    expect(await applySwitch()).toBeChecked();
    return;
  }
  const text = `You have $15.00 in OneKeyCash. Until your first stay, it is for bookings of $${amount} or more.`;
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(amounts('Total')).toEqual(['$234.16']);
});

it('says that an account has no OneKeyCash in the currency of the price', async () => {
  const rewards = sampleRewards('15.00');
  rewards.account?.balances.splice(0, 1, { amount: '15.00', currency: 'EUR' });
  site().script.rewards = json(rewards);
  openReview();
  expect(
    await screen.findByText('You have no OneKeyCash in US dollars to spend on this stay.'),
  ).toBeVisible();
  expect(amounts('Total')).toEqual(['$234.16']);
});

it.each([
  ['the site gives none', json({ enabled: false, account: null })],
  ['it cannot be loaded', hangUp],
])('shows no OneKeyCash when %s', async (_, rewards) => {
  site().script.rewards = rewards;
  openReview();
  await hotel();
  await waitFor(() => expect(site().calls).toContain('GET /api/rewards'));
  expect(await screen.findByRole('button', { name: 'Book and agree to pay' })).toBeVisible();
  expect(screen.queryByText(/OneKeyCash/)).not.toBeInTheDocument();
  expect(amounts('Total')).toEqual(['$234.16']);
});

it('requests no OneKeyCash for the sample stay', async () => {
  openReview('');
  expect(await screen.findByRole('heading', { name: 'Clifton Shore Hotel' })).toBeVisible();
  expect(site().calls).toEqual([]);
});

it.each([
  ['as much as was typed, after a reload too', '7.25', { amount: '7.25', currency: 'USD' }],
  ['nothing', '', undefined],
])('books with %s', async (_, value, rewards) => {
  site().script.rewards = json(sampleRewards('15.00'));
  const { unmount } = openReview();
  await applySwitch();
  if (value) type(valueBox(), value);
  else await userEvent.click(await applySwitch());
  unmount();
  await openFilled();
  await applySwitch();
  await userEvent.click(bookNow());
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  expect(site().received[0]?.request.credits).toEqual(rewards && { rewards });
});

/** Books with OneKeyCash after the session has ended. */
async function loseSession() {
  site().script.rewards = json(sampleRewards('15.00'));
  const checkout = await openFilled();
  await applySwitch();
  site().bookings.push(json(bookingProblem('signed-out', 409), 409));
  site().script.rewards = json({ enabled: true, account: null });
  await userEvent.click(bookNow());
  return checkout;
}

it('says that the session ended during the booking, and applies OneKeyCash after the next sign-in', async () => {
  const { unmount } = await loseSession();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('You are no longer signed in');
  expect(screen.getByText(/press “Book and agree to pay” again to book without it/)).toBeVisible();
  await waitFor(() => expect(amounts('Total')).toEqual(['$234.16']));
  expect(site().received[0]?.request.signedIn).toBe(true);
  unmount();
  site().script.rewards = json(sampleRewards('15.00'));
  await open();
  expect(await applySwitch()).toBeChecked();
  expect(amounts('Total')).toEqual(['$219.16']);
});

it('books without the account on another press', async () => {
  await loseSession();
  await waitFor(() => expect(amounts('Total')).toEqual(['$234.16']));
  await userEvent.click(bookNow());
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  expect(site().received[1]?.request).not.toHaveProperty('signedIn');
  expect(site().received[1]?.request).not.toHaveProperty('credits');
});
