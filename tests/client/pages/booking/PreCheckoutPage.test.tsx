import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hrefOf } from '../../../support/hrefOf.ts';
import { renderAt } from '../../../support/renderApp.tsx';

async function openPage() {
  const app = renderAt('/pre-checkout');
  await screen.findByRole('heading', { level: 1, name: 'Review your booking' });
  return { ...app, main: screen.getByRole('main'), user: userEvent.setup() };
}

/** Returns the terms and values of the page's description lists, in order. */
function figures(main: HTMLElement) {
  return [...main.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
}

it('shows the stay', async () => {
  const { main } = await openPage();
  expect(screen.getByRole('heading', { level: 2, name: 'Clifton Shore Hotel' })).toBeVisible();
  for (const text of [
    '9',
    'Wonderful',
    '1,284 reviews',
    'Deluxe Room, 1 King Bed, Sea View',
    'Non-refundable',
    'from 14:00',
    'until 12:00',
    '1-night stay',
    'You have good taste! Book now before someone else grabs it!',
  ]) {
    expect(within(main).getByText(text)).toBeVisible();
  }
  await waitFor(() => expect(document.title).toBe('Review your booking · Stayfarer'));
  expect(within(main).getByText('Sun, Nov 3')).toHaveAttribute('datetime', '2024-11-03');
  expect(within(main).getByText('Mon, Nov 4')).toHaveAttribute('datetime', '2024-11-04');
});

it('shows price details that add up, with the amounts due now and at the property', async () => {
  const { main } = await openPage();
  expect(screen.getByRole('heading', { level: 2, name: 'Price details' })).toBeVisible();
  expect(figures(main).slice(2)).toEqual([
    // The visible text, followed by the text for screen readers.
    ['1 room x 1 night' + '1 room for 1 night', '$345.00'],
    ['OneKeyCash applied', '−$15.00'],
    ['Taxes and fees', '$46.05'],
    ['Local tax', '$7.50'],
    ['Payable at property', '$12.00'],
    ['Total', '$395.55'],
    ['Pay now', '$383.55'],
    ['Pay at property', '$12.00'],
  ]);
  expect(within(main).getByText('1 room x 1 night')).toHaveAttribute('aria-hidden', 'true');
  expect(main).toHaveTextContent('Prices are in US dollars (USD).');
  expect(main).toHaveTextContent('may change with the exchange rate');
  expect(hrefOf('Use a coupon, credit, or promotion code')).toBe('#');
});

it('has a pre-filled traveler, with asterisks but without validation, and folded requests', async () => {
  const { user } = await openPage();
  expect(screen.getByRole('heading', { level: 2, name: "Who's checking in?" })).toBeVisible();
  const filled = [
    [screen.getByRole('combobox', { name: 'Traveler name' }), 'Guest Traveler', ''],
    [screen.getByRole('textbox', { name: 'First name' }), 'Guest', 'given-name'],
    [screen.getByRole('textbox', { name: 'Last name' }), 'Traveler', 'family-name'],
    [screen.getByRole('textbox', { name: 'Mobile phone number' }), '', 'tel'],
  ] as const;
  for (const [field, value, autocomplete] of filled) {
    expect(field).toHaveValue(value);
    expect(field).not.toBeRequired();
    expect(screen.getByText((_, label) => labels(label, field))).toHaveTextContent(/ \*$/);
    if (autocomplete) expect(field).toHaveAttribute('autocomplete', autocomplete);
  }
  const phone = screen.getByRole('textbox', { name: 'Mobile phone number' });
  expect(phone).toHaveAttribute('type', 'tel');
  const summary = screen.getByText('Special/Accessibility requests (optional)');
  expect(summary.tagName).toBe('SUMMARY');
  expect(summary.parentElement).not.toHaveAttribute('open');
  expect(screen.getByLabelText('Your requests to the property')).not.toBeRequired();
  const alerts = screen.getByRole('checkbox', { name: /^Receive text alerts about this trip\./ });
  expect(alerts).not.toBeChecked();
  await user.click(alerts);
  expect(alerts).toBeChecked();
});

it('applies the OneKeyCash by default, keeps the sample charge and links to the checkout', async () => {
  const { main, user, location } = await openPage();
  expect(screen.getByText('You will earn $6.51 in OneKeyCash with this booking.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Your OneKeyCash' })).toBeVisible();
  expect(main).toHaveTextContent('You have a $15.00 credit in OneKeyCash to spend on this stay.');
  const apply = screen.getByRole('switch', { name: 'Apply my $15.00 in OneKeyCash' });
  const value = screen.getByRole('spinbutton', { name: 'OneKeyCash value' });
  expect(apply).toBeChecked();
  expect(value).toHaveValue(15);
  expect(value).toHaveAttribute('inputmode', 'decimal');
  expect(value).not.toBeRequired();
  expect(screen.getByText((_, label) => labels(label, value))).toHaveTextContent(/ \*$/);

  const before = figures(main);
  await user.click(apply);
  await user.clear(value);
  expect(apply).not.toBeChecked();
  expect(figures(main)).toEqual(before);
  expect(screen.getByText('You will be charged $383.55 today')).toBeVisible();

  for (const text of ['Get a $150 statement credit', '+ $150 in OneKeyCash*', 'No annual fee']) {
    expect(within(main).getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Get started' }));
  expect(location().pathname).toBe('/pre-checkout');
  await user.click(screen.getByRole('link', { name: 'Further Proceed' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

function labels(label: Element | null, field: HTMLElement) {
  return label?.tagName === 'LABEL' && label.getAttribute('for') === field.id;
}
