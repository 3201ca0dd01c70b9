import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate, leanRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import { unknownHotel } from '#contracts/site/bookedHotel.ts';
import type { BookedRoom } from '#contracts/site/bookingRequest.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { hrefOf } from '../../../support/hrefOf.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import {
  bookingProblem,
  sampleAccess,
  sampleBooking,
  sampleLink,
  samplePayment,
} from '../../../support/sampleBooking.ts';
import { sampleRoom, sampleStay } from '../../../support/sampleStay.ts';
import { hangUp, json, withBody } from '../../../support/scriptedProvider.ts';
import { scriptSite } from '../../../support/scriptedSite.ts';
import { shortenPause } from '../../../support/shortenPause.ts';

let site: Awaited<ReturnType<typeof scriptSite>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  site = await scriptSite({ booking: json(sampleBooking()) });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => expect(logged.mock.calls).toEqual([]));

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const show = (changes: Partial<Booking>) => {
  site.script.booking = json(sampleBooking(changes));
};
/** Returns the fields of a booking of these rooms at the full sample rate. */
const ofRooms = (...rooms: BookedRoom[]) => ({
  stay: { ...sampleStay, rooms },
  rates: rooms.map(() => fullRate),
  hotel: { ...sampleBooking().hotel, roomNames: rooms.map(() => 'Deluxe Double Room') },
});
const open = (link = sampleLink, deskAnswers = '', contact = true) =>
  renderAt(link, { apiOrigin: site.origin, deskAnswers, contact });
/** The time in milliseconds before the page first asks for the answer of the hotel. */
const firstPauseMs = 2_000;
const free = { amount: '0.00', currency: 'USD' };
const days = 'check_in=2027-03-08&check_out=2027-03-10';
const whole = { amount: '234.16', currency: 'USD' };

it('shows a confirmed booking', async () => {
  open();
  await waitFor(async () => expect(await title('Your booking is confirmed')).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('Your booking is confirmed · Stayfarer'));
  const main = within(screen.getByRole('main'));
  for (const text of [
    /The confirmation is sent to ada@example.com/,
    'Mon, Mar 8, 2027',
    'from 2:00 PM',
    'Times at the hotel: Karachi time, GMT+5.',
    'Deluxe Double Room',
    'Ada Bell',
    'Meal type: Half board',
    'A quiet room, please.',
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)',
    'Canceling now is free.',
    'Deposit at the property: PKR 15,000, returned after the stay.',
    'SVC-4711',
    'K7M4-QX9C',
    'Coordinates: 24.81380, 67.02990',
    'No card is needed, and nothing is charged on this site.',
  ]) {
    expect(main.getByText(text)).toBeVisible();
  }
  expect(main.getByText('Total').nextSibling).toHaveTextContent('$234.16');
  expect(main.getAllByText(/\$3\.58 at Sea View Clifton/)).toHaveLength(1);
  expect(hrefOf('See the hotel’s page')).toBe(`/hotel-detail/sea_view_clifton_karachi?${days}`);
  expect(hrefOf('+1 202 555 0142')).toBe('tel:+12025550142');
  expect(main.getByRole('link', { name: 'stay@sea-view.example' })).toBeVisible();
  expect(main.queryByText(/to keep this in your trips/)).not.toBeInTheDocument();
  expect(screen.getByTitle('Map of Sea View Clifton')).toBeVisible();
  expect(hrefOf('Add to calendar')).toBe(
    `/api/bookings/${sampleAccess.id}/calendar.ics?key=sample-key&language=en`,
  );
  expect(hrefOf('Write to us about this booking')).toBe('/info/contact-us?booking=K7M4-QX9C');
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
});

it('shows the accepted cancellation steps and the fee for a no-show', async () => {
  show({ rates: [steppedRate] });
  open();
  await title('Your booking is confirmed');
  const steps =
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5). Then $120.00. From Mar 8 the whole price. If you do not arrive: the whole price.';
  expect(screen.getByText(steps)).toBeVisible();
});

it('tells a guest how the booking gets into an account', async () => {
  show({ inAccount: false });
  open(sampleLink, '', false);
  await title('Your booking is confirmed');
  const note = screen.getByText(/to keep this in your trips/);
  expect(within(note).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  expect(screen.queryByRole('link', { name: 'Write to us about this booking' })).toBeNull();
});

it('says until when the hotel answers a request, and that its terms apply after that', async () => {
  const rates = [{ ...fullRate, free_cancellation_until: null }];
  const answerBy = '2027-02-02T17:00:00+05:00';
  show({ status: 'requested', answerBy, rates });
  open(sampleLink, 'Hotels answer by noon.');
  await title('Your request is with the hotel');
  const next =
    /is not booked until then\. The hotel has until Tue, Feb 2, 5:00.PM \(Karachi time, GMT\+5\) to answer\. .+ nothing is booked\. Hotels answer by noon\.$/;
  expect(screen.getByText(next)).toBeVisible();
  expect(screen.getByText('Once the hotel has confirmed: Non-refundable')).toBeVisible();
});

it.each([
  ['has other data of the time zone', 'Africa/Casablanca', 'UTC'],
  ['does not know the time zone', 'Africa/El_Aaiun', 'No/Such_Zone'],
])(
  'shows the times of the hotel as the server wrote them in a browser that %s',
  async (_, timeZone, read) => {
    const known = Intl.DateTimeFormat;
    const zones = jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((locale, options) =>
        options?.timeZone === timeZone
          ? new known(locale, { ...options, timeZone: read })
          : new known(locale, options),
      );
    const { hotel } = sampleBooking();
    show({
      status: 'requested',
      hotel: { ...hotel, timeZone },
      utcOffset: '+01:00',
      answerBy: '2027-02-02T15:15:00+01:00',
      rates: [{ ...fullRate, free_cancellation_until: '2027-03-06T18:00:00+01:00' }],
      history: [{ at: '2027-02-01T23:30:00+01:00', status: 'requested', cause: 'on-request' }],
    });
    open();
    await title('Your request is with the hotel');
    const zone = `\\(${timeZone.slice(7).replace('_', ' ')} time, GMT\\+1\\)`;
    for (const text of [
      `The hotel has until Tue, Feb 2, 3:15 PM ${zone} to answer\\.`,
      `Free cancellation until Sat, Mar 6, 6:00 PM ${zone}`,
      `^Mon, Feb 1, 11:30 PM ${zone}$`,
    ]) {
      expect(screen.getByText(new RegExp(text))).toBeVisible();
    }
    expect(screen.getByText(/^Times at the hotel: .+ time, GMT\+1\.$/)).toBeVisible();
    zones.mockRestore();
  },
);

it('names no time zone for a booking that an earlier version saved', async () => {
  const answerBy = '2027-02-02T12:00:00.000Z';
  show({ status: 'requested', utcOffset: undefined, answerBy });
  open();
  await title('Your request is with the hotel');
  expect(screen.getByText(/until Tue, Feb 2, 12:00 PM \(GMT\) to answer/)).toBeVisible();
  expect(screen.queryByText(/Times at the hotel/)).toBeNull();
});

const cancelled = { status: 'cancelled', cause: 'traveller', cancellation: null } as const;
const unpaid = { address: 'https://bank.example/pay', at: null, card: null };
const sent = { amount: whole, at: '2027-02-03T10:00:00Z', state: 'sent' } as const;
it.each<[string, string, Partial<Booking>, RegExp]>([
  [
    'still open',
    'Your stay is not paid yet',
    { status: 'pending', payment: samplePayment({ state: 'open', ...unpaid }) },
    /^Pay \$234\.16 by card$/,
  ],
  [
    'being looked up',
    'We are checking your payment',
    { status: 'pending', payment: samplePayment({ state: 'open', ...unpaid, isLookedUp: true }) },
    /this page updates by itself\. If you have not, you can pay until Mon, Feb 1, /,
  ],
  [
    'being looked up once more for a request',
    'We are checking your payment',
    { status: 'requested', payment: samplePayment({ state: 'open', ...unpaid, isLookedUp: true }) },
    /^Pay \$234\.16 by card$/,
  ],
  [
    'reserved for a request',
    'Your request is with the hotel',
    { status: 'requested', payment: samplePayment({ state: 'authorized' }) },
    /\$234\.16 is reserved on your card\. It is charged only if the hotel confirms\./,
  ],
  [
    'taken',
    'Your booking is confirmed and paid',
    { payment: samplePayment() },
    /^Paid on Feb 1, 2027 by Mastercard, ending in 4444$/,
  ],
  [
    'paid back',
    'Your booking is canceled',
    { ...cancelled, cancellationFee: free, payment: samplePayment({ refunds: [sent] }) },
    /^\$234\.16 was refunded on Feb 3, 2027\. It is on your account within 5 to 10 days\.$/,
  ],
  [
    'kept as a fee',
    'Your booking is canceled',
    { ...cancelled, cancellationFee: whole, payment: samplePayment() },
    /\$234\.16 of it is kept from what you paid by card\./,
  ],
  [
    'paid back before, so that nothing is kept',
    'Your booking is canceled',
    {
      ...cancelled,
      cancellationFee: whole,
      payment: samplePayment({ left: free, refunds: [sent] }),
    },
    /The cancellation fee is \$234\.16\. Nothing of it is kept from what you paid by card\.$/,
  ],
  [
    'moved to another booking',
    'Your booking was changed',
    { ...cancelled, cause: 'changed', payment: samplePayment({ moved: whole }) },
    /^\$234\.16 of it pays for the booking that replaces this one\.$/,
  ],
])('says that a card payment is %s', async (_state, heading, changes, text) => {
  show({ collector: 'site', ...changes });
  open();
  await title(heading);
  expect(screen.getByText(text)).toBeVisible();
  const isRefunded = Boolean(changes.payment?.refunds.length);
  expect(screen.queryAllByText(/refunded/)).toHaveLength(isRefunded ? 1 : 0);
});

const steps = () =>
  within(screen.getByRole('list', { name: 'Steps of your booking' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.getAttribute('aria-current')]);

it('leads from an unpaid stay back to its details and to the other rooms', async () => {
  show({
    status: 'pending',
    collector: 'site',
    payment: samplePayment({ state: 'open', ...unpaid }),
  });
  open();
  await title('Your stay is not paid yet');
  expect(steps()).toEqual([
    ['Details (done)', null],
    ['2Pay', 'step'],
    ['3Confirmed', null],
  ]);
  expect(hrefOf('Change your details')).toMatch(
    /^\/checkout\?hotel=sea_view_clifton_karachi&room=101&rate=101-breakfast-flexible&/,
  );
  expect(hrefOf('Choose another room')).toBe(`/hotel-detail/sea_view_clifton_karachi?${days}`);
});

it('shows the guest’s own deadline in the time of the device', async () => {
  const zones = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const options = new Intl.DateTimeFormat().resolvedOptions();
  zones.mockReturnValue({ ...options, timeZone: 'America/New_York' });
  const ahead = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
  show({ status: 'pending', payment: samplePayment({ state: 'open', ...unpaid }) });
  open();
  await title('Your stay is not paid yet');
  const deadline = /until Mon, Feb 1, 4:30 AM \(New York time, GMT-5\)/;
  expect(screen.getByText(deadline)).toBeVisible();
  zones.mockRestore();
  ahead.mockRestore();
});

it('says which part of a paid stay is still due at the hotel', async () => {
  show({ collector: 'site', payment: samplePayment() });
  open();
  await title('Your booking is confirmed and paid');
  expect(screen.getByText(/^Still to pay at the hotel: \$3\.58\. Show this page/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Steps of your booking' })).toBeNull();
});

it('withdraws a request and says so', async () => {
  const history = [
    { at: '2027-02-01T09:00:00Z', status: 'pending', cause: 'created' },
    { at: '2027-02-01T09:00:01Z', status: 'requested', cause: 'on-request' },
  ] as const;
  show({ status: 'requested', history: [...history] });
  open();
  await title('Your request is with the hotel');
  expect(screen.getByText('You can withdraw it free of charge.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw request' }));
  const question = screen.getByRole('group', { name: 'Withdraw this request?' });
  expect(within(question).getByRole('button', { name: 'Keep the request' })).toBeVisible();
  show({ ...cancelled, cancellationFee: free, history: [...history] });
  site.cancellations.push(
    json(sampleBooking({ ...cancelled, cancellationFee: free, history: [...history] })),
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, withdraw it' }));
  await title('Your request is withdrawn');
  expect(screen.getByText('Nothing is booked, and you owe nothing.')).toBeVisible();
});

it('shows rooms at one rate as one line with their total price', async () => {
  show(ofRooms(sampleRoom, { ...sampleRoom, occupancy: '1' }));
  open();
  await title('Your booking is confirmed');
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('$468.32');
  expect(screen.getByText('2 × Deluxe Double Room')).toBeVisible();
  expect(screen.getByText('Breakfast included')).toBeVisible();
  expect(screen.getByText('3 adults')).toBeVisible();
});

it('shows rooms that differ one by one, with guests, meals and extras', async () => {
  const extras = [{ id: 'cot', kind: 'cot', amount: '10.00', due: 'property' } as const];
  const twin = { ...sampleRoom, rateId: leanRate.id, occupancy: '1-7' };
  const { hotel, traveller } = sampleBooking();
  const names = [
    { firstName: 'Ada', lastName: 'Bell' },
    { firstName: 'Ben', lastName: 'Ray' },
  ];
  show({
    ...ofRooms(sampleRoom, { ...twin, extras }, twin),
    rates: [fullRate, leanRate, leanRate],
    hotel: { ...hotel, roomNames: ['Deluxe Double Room', 'Twin Room', 'Twin Room'] },
    traveller: traveller && { ...traveller, guests: names },
  });
  open();
  await title('Your booking is confirmed');
  const rooms = [
    ['Room 1', 'Deluxe Double Room', '2 adults · Breakfast included', 'Lead guest: Ada Bell'],
    ['Room 2', 'Twin Room', '1 adult, 1 child · Room only · Cot', 'Lead guest: Ben Ray'],
    ['Room 3', 'Twin Room', '1 adult, 1 child · Room only', 'Lead guest: Ada Bell'],
  ];
  for (const [label = '', ...texts] of rooms) {
    expect(screen.getByText(label).nextSibling).toHaveTextContent(texts.join(''));
  }
  expect(screen.queryByText('Meals')).not.toBeInTheDocument();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('$595.16');
});

const over = { ...cancelled, cancellationFee: free } as const;
it.each<[string, Partial<Booking>, string, RegExp?]>([
  [
    'the desk canceled as the traveler wanted',
    { ...over, cause: 'desk', wantedBy: 'traveller' },
    'Your booking is canceled',
    /^You asked our team to cancel it\. The hotel no longer expects you\./,
  ],
  [
    'the desk canceled as the hotel wanted',
    { ...over, cause: 'desk', wantedBy: 'hotel' },
    'Your booking is canceled',
    /^The hotel canceled it\./,
  ],
  [
    'the desk canceled as the site wanted',
    { ...over, cause: 'desk', wantedBy: 'site' },
    'Your booking is canceled',
    /^We are sorry: we had to cancel it\./,
  ],
  [
    'the provider cancelled',
    { ...over, cause: 'provider' },
    'Your booking is canceled',
    /^The hotel canceled it\./,
  ],
  [
    'ended as a no-show',
    { status: 'no-show', cancellation: null },
    'The hotel reported that you did not arrive',
    /reports that nobody checked in/,
  ],
  [
    'is pending while the desk clarifies it',
    { status: 'pending', reference: null, cancellation: null, mismatch: true },
    'We are clarifying your booking',
    /The hotel’s answer differs from what you booked/,
  ],
  [
    'is cancelled while the desk clarifies its fee',
    { ...over, mismatch: true },
    'Your booking is canceled',
    /The accepted fee is \$0\.00\. The hotel’s answer differs/,
  ],
  [
    'is past, without personal data',
    { status: 'stayed', cancellation: null, traveller: null },
    'Your stay at Sea View Clifton',
  ],
])('shows a booking that %s', async (_, changes, heading, sentence) => {
  show(changes);
  open();
  expect(await title(heading)).toBeVisible();
  if (sentence) expect(screen.getByText(sentence)).toBeVisible();
});

it.each<[string, Booking['cause'], RegExp, string, string]>([
  [
    'was gone, and leads to the rooms',
    'gone',
    /^The room was no longer available\./,
    'See the rooms of Sea View Clifton',
    `/hotel-detail/sea_view_clifton_karachi?${days}`,
  ],
  [
    'was not answered for, and leads to other hotels',
    'unanswered',
    /^The hotel did not answer in time\./,
    'See similar hotels',
    `/hotel-listing?city=Karachi&${days}`,
  ],
])('says that there is no booking of a stay that %s', async (_, cause, text, link, address) => {
  show({ status: 'declined', cause, cancellation: null, reference: null });
  open();
  expect(await title('Your stay is not booked')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(hrefOf(link)).toBe(address);
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
});

it('shows the answer of the hotel as soon as it arrives', async () => {
  shortenPause(firstPauseMs);
  show({ status: 'pending', reference: null, cancellation: null });
  open();
  expect(await title('We are confirming your booking')).toBeVisible();
  show({});
  expect(await title('Your booking is confirmed')).toBeVisible();
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContain('Your booking is confirmed');
});

it('shows a booking in progress with the details of the checkout', async () => {
  const pending = { status: 'pending', reference: null, cancellation: null } as const;
  show({ ...pending, hotel: unknownHotel });
  site.script.hotel = json({}, 503);
  const { unmount } = open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Your hotel' })).toBeVisible();
  expect(screen.queryByText('Room')).not.toBeInTheDocument();
  await waitFor(() => expect(logged).toHaveBeenCalled());
  unmount();
  logged.mockClear();
  site.script.hotel = json(fullHotel);
  open();
  expect(await screen.findByRole('heading', { level: 2, name: fullHotel.name })).toBeVisible();
  expect(screen.getByText('Deluxe Double Room')).toBeVisible();
  expect(screen.getByText(/^Once the hotel has confirmed: Free cancellation until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('$234.16');
});

it('does not poll for the answer while the page is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  shortenPause(firstPauseMs, 100);
  show({ status: 'pending', reference: null, cancellation: null });
  open();
  await title('We are confirming your booking');
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(site.calls).toHaveLength(1);
  hidden.mockReturnValue(false);
  show({});
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await title('Your booking is confirmed')).toBeVisible();
  expect(site.calls).toHaveLength(2);
});

it('cancels only after showing the fee and the refund', async () => {
  site.cancellations.push(json(sampleBooking(over)));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const question = screen.getByRole('group', { name: 'Cancel this booking?' });
  await waitFor(() => expect(question).toHaveFocus());
  expect(within(question).getByText('Cancellation fee').nextSibling).toHaveTextContent('$0.00');
  expect(within(question).getByText('Refund').nextSibling).toHaveTextContent('$234.16');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the booking' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel booking' })).toHaveFocus());
  expect(site.calls.filter((call) => call.startsWith('POST'))).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(async () => expect(await title('Your booking is canceled')).toHaveFocus());
  expect(screen.getByText(/There is no cancellation fee\./)).toBeVisible();
  expect(screen.getByText('Cancellation fee').nextSibling).toHaveTextContent('$0.00');
  expect(screen.queryByText(/at the property/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
});

it('shows the new fee if it has changed meanwhile', async () => {
  site.cancellations.push(json(bookingProblem('fee-changed', 409, { fee: whole }), 409));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  show({ cancellation: { fee: whole, returned: free } });
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The fee has changed.');
  expect(await screen.findByText('The cancellation fee is now $234.16.')).toBeVisible();
  expect(screen.getByText('Cancellation fee').nextSibling).toHaveTextContent('$234.16');
});

it('asks again about a fee beyond the terms, and sends it once accepted', async () => {
  const fee = { amount: '50.00', currency: 'USD' };
  const cancelled = { status: 'cancelled', cancellation: null, cancellationFee: fee } as const;
  const sent: unknown[] = [];
  site.cancellations.push(
    json(bookingProblem('fee-changed', 409, { fee }), 409),
    (request, response) => {
      withBody(request, (body) => {
        sent.push(JSON.parse(body));
        json(sampleBooking(cancelled))(request, response);
      });
    },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  show({ mismatch: true });
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await title('We are clarifying your booking')).toBeVisible();
  expect(screen.getByText('The cancellation fee is now $50.00.')).toBeVisible();
  expect(screen.queryByText('Refund')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await title('Your booking is canceled')).toBeVisible();
  expect(sent).toEqual([{ acceptedFee: fee }]);
});

it('says when a cancellation got no answer, and shows a cancellation that is still pending', async () => {
  site.cancellations.push(
    hangUp,
    json(sampleBooking({ cancelling: true, cancellation: null }), 202),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We got no answer. Try again');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await title('We are canceling your booking')).toBeVisible();
});

it('asks for the link at an address without a key and sends no request', async () => {
  open('/booking/0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9');
  expect(await title('Open your booking with the link in your email')).toBeVisible();
  expect(site.calls).toEqual([]);
});

it('loads again after a failure', async () => {
  site.script.booking = hangUp;
  open();
  expect(await title('Your booking cannot be shown now')).toBeVisible();
  site.script.booking = json(sampleBooking());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title('Your booking is confirmed')).toBeVisible();
});
