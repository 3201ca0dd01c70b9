import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import { checkoutSite } from '../../../support/checkoutSite.ts';
import { enter } from '../../../support/enter.ts';
import { bookNow, field, fill, sampleChoice } from '../../../support/openCheckout.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { sampleLink } from '../../../support/sampleBooking.ts';
import { json } from '../../../support/scriptedProvider.ts';
import { booked } from '../../../support/scriptedSite.ts';

const { site, open, openFilled } = checkoutSite();

it('sends the stay, the price and the traveler, and leads to the booking', async () => {
  const { location, navigate } = await openFilled();
  expect(screen.queryByRole('combobox', { name: 'Choose a meal type' })).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Add meals' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Choose a meal type' }),
    'Half board',
  );
  const arrival = screen.getByRole('combobox', { name: 'I arrive at about' });
  await userEvent.selectOptions(arrival, '6:00 PM');
  fill('Special requests', 'A quiet room, please.');
  await userEvent.click(bookNow());
  const title = { level: 1, name: 'Your booking is confirmed' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(location().pathname + location().search).toBe(sampleLink);
  expect(site().received).toHaveLength(1);
  const [{ key, request } = { key: '', request: undefined }] = site().received;
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(request).toEqual({
    stay: {
      hotelId: 'sea_view_clifton_karachi',
      checkIn: '2027-03-08',
      checkOut: '2027-03-10',
      rooms: [
        {
          roomId: '101',
          rateId: '101-breakfast-flexible',
          occupancy: '2',
          price: {
            nights: fullRate.nights,
            taxes: fullRate.taxes,
            total: '234.16',
            total_now: '230.58',
            total_property: '3.58',
            currency: 'USD',
          },
          meal: 'breakfast',
          freeCancellationUntil: fullRate.free_cancellation_until,
          deposit: { amount: '15000.00', currency: 'PKR', refundable: true },
        },
      ],
    },
    traveller: {
      guests: [{ firstName: 'Ada', lastName: 'Bell' }],
      email: 'ada@example.com',
      phone: '+923001234567',
      services: [
        { service: 'meal', choice: 'Half board' },
        { service: 'arrival', choice: '18:00' },
      ],
      specialRequests: 'A quiet room, please.',
    },
  });
  navigate(-1);
  await waitFor(() => expect(location().pathname).toMatch(/^\/hotel-detail\//));
  expect(site().received).toHaveLength(1);
});

it('cannot be sent twice', async () => {
  const waiting: (() => void)[] = [];
  site().bookings.push((request, response) => {
    waiting.push(() => booked()(request, response));
  });
  await openFilled();
  await userEvent.dblClick(bookNow());
  const button = await screen.findByRole('button', { name: 'Booking…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting.forEach((respond) => respond());
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  expect(site().received).toHaveLength(1);
});

it('names missing input beside each field and focuses the first', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Book and agree to pay' }));
  const [firstName] = screen.getAllByRole('textbox', { name: 'First name' });
  await waitFor(() => expect(firstName).toHaveFocus());
  expect(firstName).toHaveAccessibleDescription('Enter a first name');
  expect(field('Email address')).toHaveAccessibleDescription(/^Enter an email address/);
  expect(field('Mobile phone number')).toHaveAccessibleDescription(/^Enter a phone number/);
  const invalid = screen
    .getAllByRole('textbox')
    .filter((input) => input.getAttribute('aria-invalid'));
  expect(invalid).toHaveLength(4);
  expect(site().received).toEqual([]);
  fill('Email address', 'ada@example.com');
  expect(field('Email address')).toBeValid();
  expect(firstName).toBeInvalid();
});

it('accepts typed numbers while the rules of phone numbers load', async () => {
  site().bookings.push(booked());
  await openFilled();
  fill('Email address', '');
  fireEvent.click(bookNow());
  fill('Email address', 'ada@example.com');
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  expect(site().received[0]?.request.traveller.email).toBe('ada@example.com');
});

it('asks for the last name of a second guest, and for the choice of a service', async () => {
  await openFilled();
  await userEvent.click(await screen.findByText('Add the names of the other guests (optional)'));
  const second = screen.getByRole('group', { name: 'Guest 2' });
  const firstName = within(second).getByRole('textbox', { name: 'First name' });
  fireEvent.change(firstName, { target: { value: 'Bo' } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Late check-out' }));
  await userEvent.click(bookNow());
  const lastName = within(second).getByRole('textbox', { name: 'Last name' });
  await waitFor(() => expect(lastName).toHaveFocus());
  expect(lastName).toHaveAccessibleDescription('Enter a last name');
  expect(
    screen.getByRole('combobox', { name: 'Choose a departure time' }),
  ).toHaveAccessibleDescription('Choose one, or uncheck the service');
  expect(site().received).toEqual([]);
});

it('shows the site’s errors beside their fields', async () => {
  const problem = {
    title: 'Unprocessable Content',
    status: 422,
    errors: [
      { path: 'traveller.email', message: 'is not accepted' },
      {
        path: 'traveller.specialRequests',
        message: 'must be shorter',
        code: 'too-long',
        params: { max: '2000' },
      },
    ],
  };
  site().bookings.push(json(problem, 422));
  await openFilled();
  await userEvent.click(bookNow());
  await waitFor(() => expect(field('Email address')).toHaveFocus());
  expect(field('Email address')).toBeInvalid();
  expect(field('Special requests')).toHaveAccessibleDescription(
    'Too long: at most 2,000 characters.',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps the typed text over a reload, and the names for another room', async () => {
  const { unmount } = await openFilled();
  fill('Special requests', 'A quiet room, please.');
  unmount();
  const { unmount: unmountAgain } = await open();
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveValue(
    'ada@example.com',
  );
  expect(field('Special requests')).toHaveValue('A quiet room, please.');
  unmountAgain();
  await open(`${sampleChoice}&occupancy=1&occupancy=1`);
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveValue(
    'ada@example.com',
  );
  expect(field('Special requests')).toHaveValue('');
});

it('leaves out the names of guests that were typed for a larger party', async () => {
  const { unmount } = await openFilled();
  await userEvent.click(await screen.findByText('Add the names of the other guests (optional)'));
  const second = screen.getByRole('group', { name: 'Guest 2' });
  for (const name of ['First name', 'Last name']) {
    const input = within(second).getByRole('textbox', { name });
    fireEvent.change(input, { target: { value: 'Bo' } });
  }
  unmount();
  await open(`${sampleChoice}&occupancy=1`);
  await userEvent.click(await screen.findByRole('button', { name: 'Book and agree to pay' }));
  await waitFor(() => expect(site().received).toHaveLength(1));
  expect(site().received[0]?.request.traveller.guests).toEqual([
    { firstName: 'Ada', lastName: 'Bell' },
  ]);
});

it('reads a number without country code as a number of the chosen country', async () => {
  await openFilled();
  fill('Mobile phone number', '020 7946 0000');
  const country = screen.getByRole('combobox', { name: 'Phone country' });
  expect(country).toHaveDisplayValue(/^Pakistan/);
  await userEvent.selectOptions(country, 'GB');
  await userEvent.click(bookNow());
  await waitFor(() => expect(site().received).toHaveLength(1));
  expect(site().received[0]?.request.traveller.phone).toBe('+442079460000');
});

it('shows every line of the price and the terms, and that nothing is paid on the site', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Sea View Clifton' });
  for (const text of [
    'No card is needed, and nothing is charged on this site.',
    'You pay $230.58 to Sea View Clifton before you arrive on Mon, Mar 8, 2027. The hotel mails you a payment link within a day of booking. You pay $3.58 at Sea View Clifton.',
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5).',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByText('Cancel free until Mar 6, 6:00 PM')).toBeVisible();
  const deposit = 'Deposit at the property: PKR 15,000, returned after the stay.';
  expect(screen.getByText(deposit)).toBeVisible();
  expect(screen.queryByText('Pay now')).not.toBeInTheDocument();
  expect(document.querySelector('[autocomplete^="cc-"]')).toBeNull();
  const terms = [...document.querySelectorAll('dl dt')].map((term) => term.firstChild?.textContent);
  expect(terms.filter((term) => / x |tax|Total/.test(term ?? ''))).toEqual([
    '1 room x 2 nights',
    'Sales tax',
    'City tax',
    'Total',
  ]);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/info/terms');
  expect(main.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/info/privacy');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(new Set(titles).size).toBe(titles.length);
  expect(screen.queryByRole('textbox', { name: 'Client price' })).not.toBeInTheDocument();
});

it('shows the cancellation steps beside the button and sends them as accepted', async () => {
  const { cancellation, no_show: noShow } = steppedRate;
  // The provider of this rate sends steps without a deadline.
  const rate = { ...steppedRate, id: fullRate.id, free_cancellation_until: null };
  site().script.hotel = json({ ...fullHotel, rates: [rate] });
  await openFilled();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the change' }));
  const steps =
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5). Then $120.00. From Mar 8 the whole price. If you do not arrive: the whole price.';
  expect(screen.getByText(steps)).toBeVisible();
  expect(screen.getByText('Cancel free until Mar 6, 6:00 PM')).toBeVisible();
  await userEvent.click(bookNow());
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  expect(site().received[0]?.request.stay.rooms[0]).toMatchObject({
    cancellation,
    noShow,
    freeCancellationUntil: fullRate.free_cancellation_until,
  });
});

it('shows the fee for canceling at once if it is less than the price', async () => {
  const cancellation = [{ until: null, fee: '50.00' }];
  const rate = { ...fullRate, free_cancellation_until: null, cancellation };
  site().script.hotel = json({ ...fullHotel, rates: [rate] });
  await openFilled();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the change' }));
  expect(screen.getByText('Cancellation costs $50.00.')).toBeVisible();
  expect(screen.queryByText(/Non-refundable/)).not.toBeInTheDocument();
});

it('sends a request if the hotel confirms the rate itself', async () => {
  site().script.hotel = json({ ...fullHotel, rates: [{ ...fullRate, booking: 'on-request' }] });
  const entry = { pathname: '/checkout', search: sampleChoice, state: { rates: [fullRate] } };
  const deskAnswers = 'Hotels answer by noon.';
  renderAt(entry, { apiOrigin: site().origin, deskAnswers });
  expect(await screen.findByRole('button', { name: 'Send request' })).toBeVisible();
  const answer = 'You get the hotel’s answer by email. Hotels answer by noon.';
  expect(screen.getByText(answer)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book and agree to pay' })).not.toBeInTheDocument();
});

it('pauses while the browser is offline, says so, and books when it is online again', async () => {
  const { location } = await openFilled();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(/^You are offline, so nothing is sent\./)).toBeVisible();
  expect(bookNow()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(bookNow());
  await enter(field('Email address'), '{Enter}');
  expect(site().received).toEqual([]);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await userEvent.click(bookNow());
  await waitFor(() => expect(location().pathname).toMatch(/^\/booking\//));
  expect(site().received).toHaveLength(1);
});
