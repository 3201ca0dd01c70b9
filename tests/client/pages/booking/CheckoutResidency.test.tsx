import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { checkoutSite } from '../../../support/checkoutSite.ts';
import { bookNow } from '../../../support/openCheckout.ts';
import { type Handler, hold, json } from '../../../support/scriptedProvider.ts';

const { site, open, openFilled } = checkoutSite();

/**
 * Returns the sample rate with another price of the first night, as for residents of some country.
 */
function rateAt(first: string, total: string, totalNow: string): Rate {
  const nights = [{ date: '2027-03-08', amount: first }, ...fullRate.nights.slice(1)];
  return { ...fullRate, any_residency: false, nights, total, total_now: totalNow };
}
const usual: Rate = { ...fullRate, any_residency: false };
const offered = (...rates: Rate[]) => json({ ...fullHotel, rates });
const dearer = offered(rateAt('106.00', '244.16', '240.58'));
const cheaper = offered(rateAt('86.00', '224.16', '220.58'));

/** Makes the hotel respond to a request for residents of a country with the handler for it. */
function answer(byCountry: Record<string, Handler>) {
  site().script.hotel = (request, response) => {
    const { searchParams } = new URL(request.url ?? '', site().origin);
    const residency = searchParams.get('residency');
    const handler = residency === null ? offered(usual) : byCountry[residency];
    (handler ?? json({ status: 404 }, 404))(request, response);
  };
}
const choose = (country: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: "Guests' citizenship" }), {
    target: { value: country },
  });
const heading = (name: string) => screen.findByRole('heading', { name });
const canBook = () => screen.queryByRole('button', { name: 'Book and agree to pay' }) !== null;
const asked = () =>
  site()
    .calls.filter((call) => call.includes('/api/hotels/'))
    .map((call) => new URLSearchParams(call.split('?')[1]).get('residency'));

it('shows the price changes for residents of the chosen country, and books at that price', async () => {
  answer({ PK: dearer });
  await openFilled();
  expect(await heading('The price is higher now')).toBeVisible();
  expect(canBook()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Accept the change' }));
  await userEvent.click(bookNow());
  await heading('Your booking is confirmed');
  const [{ request } = { request: undefined }] = site().received;
  expect(request).toMatchObject({
    stay: { residency: 'PK', rooms: [{ price: { total: '244.16' } }] },
    traveller: { citizenship: 'PK' },
  });
  expect(asked()).toEqual([null, 'PK']);
});

it('asks for the citizenship last and says why', async () => {
  answer({});
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Book and agree to pay' }));
  const citizenship = screen.getByRole('combobox', { name: "Guests' citizenship" });
  await waitFor(() => expect(citizenship).toHaveAccessibleDescription('Choose a country'));
  expect(screen.getAllByRole('textbox', { name: 'First name' })[0]).toHaveFocus();
  choose('PK');
  expect(citizenship).toHaveAccessibleDescription('The price of this room depends on it.');
});

it('sends one request, and asks for no citizenship if the price is the same for everybody', async () => {
  await openFilled();
  expect(screen.queryByRole('combobox', { name: "Guests' citizenship" })).toBeNull();
  await userEvent.click(bookNow());
  await heading('Your booking is confirmed');
  expect(site().received[0]?.request.stay).not.toHaveProperty('residency');
  expect(site().received[0]?.request.traveller).not.toHaveProperty('citizenship');
  expect(asked()).toEqual([null]);
});

it('ends with the price of the country chosen last, in any order of the responses', async () => {
  const late = hold(dearer);
  answer({ PK: late.handler, DE: cheaper });
  await openFilled();
  await waitFor(() => expect(asked()).toEqual([null, 'PK']));
  expect(canBook()).toBe(false);
  choose('DE');
  expect(await heading('The price is lower now')).toBeVisible();
  late.release();
  choose('PK');
  expect(await heading('The price is higher now')).toBeVisible();
  choose('DE');
  expect(await heading('The price is lower now')).toBeVisible();
  expect(asked()).toEqual([null, 'PK', 'DE']);
  await userEvent.click(bookNow());
  await heading('Your booking is confirmed');
  expect(site().received[0]?.request).toMatchObject({
    stay: { residency: 'DE', rooms: [{ price: { total: '224.16' } }] },
  });
});

it('says that the price is unknown after a failure, blocks the booking, and can retry', async () => {
  answer({ PK: json({ title: 'Bad Gateway', status: 502 }, 502) });
  await openFilled();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Price details could not be loaded\./);
  expect(canBook()).toBe(false);
  const logged = jest.spyOn(console, 'error');
  expect(logged.mock.calls).toEqual([['API returned error', 502]]);
  logged.mockClear();
  answer({ PK: cheaper });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('The price is lower now')).toBeVisible();
  expect(canBook()).toBe(true);
});

it('keeps the form if residents of the country cannot book the rate', async () => {
  answer({ PK: offered(), DE: offered(usual) });
  await open();
  await heading('Sea View Clifton');
  choose('PK');
  expect(await heading('This offer is gone')).toBeVisible();
  expect(canBook()).toBe(false);
  choose('DE');
  await waitFor(() => expect(canBook()).toBe(true));
  expect(screen.queryByRole('heading', { name: 'This offer is gone' })).not.toBeInTheDocument();
});

it('forgets a price that changed during the booking once another country is chosen', async () => {
  const now = rateAt('106.00', '244.16', '240.58');
  const title = 'Conflict';
  site().bookings.push(json({ title, status: 409, code: 'price-changed', rates: [now] }, 409));
  answer({ PK: offered(usual), DE: offered(usual) });
  await openFilled();
  await waitFor(() => expect(canBook()).toBe(true));
  await userEvent.click(bookNow());
  expect(await heading('The price is higher now')).toBeVisible();
  choose('DE');
  await waitFor(() => expect(canBook()).toBe(true));
  await userEvent.click(bookNow());
  await heading('Your booking is confirmed');
  expect(site().received.map(({ request }) => request.stay.residency)).toEqual(['PK', 'DE']);
  expect(site().received[1]?.request.stay.rooms[0]?.price.total).toBe('234.16');
});
