import { fireEvent, screen } from '@testing-library/react';
import type { DeviceStorage, TabStorage } from '#client/api/api.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { renderAt } from './renderApp.tsx';

const sampleDays = 'check_in=2027-03-08&check_out=2027-03-10';
/** The query of the sample rate's checkout. */
export const sampleChoice = `?hotel=sea_view_clifton_karachi&room=101&rate=101-breakfast-flexible&${sampleDays}`;

export const field = (name: string) => screen.getByRole('textbox', { name });
export const fill = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const bookNow = () => screen.getByRole('button', { name: 'Book and agree to pay' });

/** Opens the checkout of a stay. The hotel's page comes before it in the history. */
export async function openCheckout(
  apiOrigin: string,
  tabStorage: TabStorage,
  search = sampleChoice,
  storage?: DeviceStorage,
  live = false,
) {
  const state = { rates: [fullRate] };
  const before = { pathname: '/hotel-detail/sea_view_clifton_karachi', search: `?${sampleDays}` };
  const entry = { pathname: '/checkout', search, state };
  const app = renderAt([before, entry], {
    apiOrigin,
    tabStorage,
    live,
    ...(storage && { storage }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  return app;
}

/** Opens the checkout of the sample rate and fills in the required fields. */
export async function openFilledCheckout(
  apiOrigin: string,
  tabStorage: TabStorage,
  storage?: DeviceStorage,
  live = false,
) {
  const app = await openCheckout(apiOrigin, tabStorage, sampleChoice, storage, live);
  await screen.findByRole('heading', { name: 'Sea View Clifton' });
  const citizenship = screen.queryByRole('combobox', { name: "Guests' citizenship" });
  if (citizenship) fireEvent.change(citizenship, { target: { value: 'PK' } });
  const [first] = screen.getAllByRole('textbox', { name: 'First name' });
  const [last] = screen.getAllByRole('textbox', { name: 'Last name' });
  if (!first || !last) throw new Error('no fields for a name');
  fireEvent.change(first, { target: { value: ' Ada ' } });
  fireEvent.change(last, { target: { value: 'Bell' } });
  fill('Email address', 'ada@example.com');
  const country = screen.getByRole('combobox', { name: 'Phone country' });
  fireEvent.change(country, { target: { value: 'PK' } });
  fill('Mobile phone number', '0300 1234567');
  return app;
}
