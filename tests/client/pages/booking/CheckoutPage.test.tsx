import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { enter } from '../../../support/enter.ts';
import { hrefOf } from '../../../support/hrefOf.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { watchSubmits } from '../../../support/watchSubmits.ts';

async function openPage() {
  const app = renderAt('/checkout');
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  return { ...app, main: screen.getByRole('main'), user: userEvent.setup() };
}

const firstName = () => screen.getByRole('textbox', { name: 'First name' });
const lastName = () => screen.getByRole('textbox', { name: 'Last name' });

it('has the fields of the guest, of which only the names are required', async () => {
  const { main, user, location } = await openPage();
  await waitFor(() => expect(document.title).toBe('Checkout · Stayfarer'));
  const citizenship = screen.getByRole('combobox', { name: "Guests' citizenship" });
  expect(citizenship).toHaveValue('Choose');
  expect(citizenship).toHaveAttribute('autocomplete', 'country-name');
  await user.selectOptions(citizenship, 'Pakistan');
  expect(citizenship).toHaveValue('Pakistan');
  expect(firstName()).toHaveAttribute('autocomplete', 'given-name');
  expect(lastName()).toHaveAttribute('autocomplete', 'family-name');
  expect(screen.getByRole('group', { name: "Guests' names" })).toContainElement(firstName());
  expect(screen.getByRole('textbox', { name: 'Special requests' })).toHaveValue('');
  const save = screen.getByRole('checkbox', { name: 'Save the info for future bookings' });
  expect(save).not.toBeChecked();
  const required = [...main.querySelectorAll(':required, [aria-required=true]')];
  expect(required).toEqual([firstName(), lastName()]);
  expect(main.querySelector('form')).not.toHaveAttribute('novalidate');
  await user.click(screen.getByRole('link', { name: 'Return to selection' }));
  await screen.findByRole('heading', { level: 1, name: 'Review your booking' });
  expect(location().pathname).toBe('/pre-checkout');
});

it('offers services on request', async () => {
  const { user } = await openPage();
  for (const [name, reason, choice, option] of [
    ['Meal type', 'Upgrade the meal type', 'Choose a meal type', 'Half board'],
    [
      'Early check-in',
      'If the guests arrive earlier than 14:00',
      'Choose an arrival time',
      '10:00',
    ],
    ['Late check-out', 'In case the guests want to sleep in', 'Choose a departure time', '16:00'],
  ] as const) {
    const service = screen.getByRole('checkbox', { name });
    expect(service).not.toBeChecked();
    expect(service).toHaveAccessibleDescription(reason);
    await user.click(service);
    expect(service).toBeChecked();
    const select = screen.getByRole('combobox', { name: choice });
    expect(select).toHaveDisplayValue('Choose');
    await user.selectOptions(select, option);
    expect(select).toHaveDisplayValue(option);
    const row = screen.getAllByRole('listitem').find((item) => item.contains(service));
    expect(row).toContainElement(select);
    expect(row).toHaveTextContent('On request');
  }
  const titles = screen.getAllByRole('heading', { level: 2, name: 'Information about guests' });
  expect(titles).toHaveLength(2);
  expect(screen.getByText(/^We will request the additional services and let you/)).toBeVisible();
});

it('shows the stay, its price, and the client price and the commission read-only', async () => {
  const { main } = await openPage();
  expect(screen.getByRole('heading', { level: 2, name: 'Riad Atlas Garden' })).toBeVisible();
  for (const text of [
    /^4-star hotel, Marrakech, Morocco/,
    /1 adult$/,
    'from 14:00',
    'until 12:00',
    'Breakfast included',
    'Free cancellation before June 9',
    'Standard Double Room, Patio View',
    'VAT not applicable',
  ]) {
    expect(within(main).getByText(text)).toBeVisible();
  }
  expect(within(main).getByText('June 18, 2025')).toHaveAttribute('datetime', '2025-06-18');
  expect(within(main).getByText('June 19, 2025')).toHaveAttribute('datetime', '2025-06-19');
  expect(hrefOf('Important information')).toBe('#');
  expect(within(main).getByText('1 room for 1 night').closest('dt')?.nextSibling).toHaveTextContent(
    /^AED 678\.00$/,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'To pay upon arrival' })).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 2, name: 'Client price and the commission' }),
  ).toBeVisible();
  for (const [name, value] of [
    ['Client price', 'AED 678.00'],
    ['Commission', '0 % AED 0.00'],
  ]) {
    const field = screen.getByRole('textbox', { name });
    expect(field).toHaveValue(value);
    expect(field).toHaveAttribute('readonly');
  }
  expect(within(main).getByText('City tax').closest('dt')?.nextSibling).toHaveTextContent(
    /^MAD 19\.26$/,
  );
});

it('has a promotion code and points without effect', async () => {
  const { main, user } = await openPage();
  await enter(screen.getByRole('textbox', { name: 'Promo code' }), 'SUMMER');
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('SUMMER');
  const points = screen.getByRole('checkbox', { name: 'Pay with points' });
  expect(points).not.toBeChecked();
  await user.click(points);
  expect(points).toBeChecked();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Points to spend' }), [
    '2,500 points',
  ]);
  expect(within(main).getByText('1 room for 1 night').closest('dt')?.nextSibling).toHaveTextContent(
    /^AED 678\.00$/,
  );
});

it('is not submitted without the names, and stays unchanged when it is submitted', async () => {
  const { user, location } = await openPage();
  const submits = watchSubmits();
  const book = screen.getByRole('button', { name: 'Book Now' });
  await user.click(book);
  await enter(firstName(), 'Guest');
  await user.click(book);
  expect(submits).toEqual([]);
  expect(lastName()).toBeInvalid();
  await enter(lastName(), 'Traveler');
  await user.click(book);
  expect(submits).toEqual([true]);
  expect(location().pathname).toBe('/checkout');
  expect(firstName()).toHaveValue('Guest');
  expect(lastName()).toHaveValue('Traveler');
});
