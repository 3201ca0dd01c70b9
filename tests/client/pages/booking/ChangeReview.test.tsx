import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate, leanRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { checkoutSite } from '../../../support/checkoutSite.ts';
import { sampleChoice } from '../../../support/openCheckout.ts';
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
import { hangUp, json } from '../../../support/scriptedProvider.ts';
import { booked } from '../../../support/scriptedSite.ts';

const { site, tabStorage } = checkoutSite();

const free = { amount: '0.00', currency: 'USD' };
const whole = { amount: '234.16', currency: 'USD' };
const forOne = [{ ...sampleRoom, occupancy: '1' }];
/** Returns the booking to change: for one adult, on other days. */
const old = (changes: Partial<Booking> = {}) => {
  return sampleBooking({
    stay: { ...sampleStay, rooms: forOne, checkIn: '2027-03-06', checkOut: '2027-03-08' },
    ...changes,
  });
};
/** The new booking of a change, without its link and state. */
const changed = {
  number: 'K7M4QX9C',
  cancelling: false,
  ...{ checkIn: '2027-03-06', checkOut: '2027-03-08' },
};
const choice = `${sampleChoice}&change=${sampleAccess.id}`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const forThree = '&occupancy=2&occupancy=1';
const checkoutLinks = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/checkout'));
const changeIt = () => screen.findByRole('button', { name: 'Change my booking' });

/** Opens a page of the change. Without `keyless`, the tab has the key of the booking. */
function open(path = `/checkout${choice}`, { keyless = false, payments = '' } = {}) {
  if (!keyless) tabStorage().setItem(`change ${sampleAccess.id}`, sampleAccess.key);
  return renderAt([{ pathname: path.split('?')[0] ?? '', search: `?${path.split('?')[1]}` }], {
    apiOrigin: site().origin,
    tabStorage: tabStorage(),
    payments,
  });
}

beforeEach(() => {
  site().script.booking = json(old());
});

test('other days are chosen on the page of the booking, and the key stays out of the address', async () => {
  const stay = { ...sampleStay, checkIn: '2027-03-07', rooms: forOne };
  site().script.booking = json(old({ stay }));
  const { navigate } = renderAt(sampleLink, { apiOrigin: site().origin, tabStorage: tabStorage() });
  await userEvent.click(await screen.findByRole('link', { name: 'Change dates or guests' }));
  const panel = await screen.findByRole('region', { name: 'Change dates or guests' });
  await waitFor(() => expect(panel).toHaveFocus());
  const checkIn = within(panel).getByLabelText('Check-in');
  fireEvent.change(checkIn, { target: { value: '2027-03-08' } });
  await userEvent.click(within(panel).getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('You have booked this kind of room.')).toBeVisible();
  expect(screen.queryByText(/one more room must be free/)).not.toBeInTheDocument();
  const [select] = await screen.findAllByRole('link', { name: /^Select / });
  const address = select?.getAttribute('href') ?? '';
  expect(address).toContain(`change=${sampleAccess.id}`);
  expect(address).not.toContain(sampleAccess.key);
  expect(tabStorage().getItem(`change ${sampleAccess.id}`)).toBe(sampleAccess.key);
  await userEvent.click(screen.getByRole('link', { name: 'Keep it as it is' }));
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change dates or guests' })).toHaveFocus();
  navigate(-1);
  expect(await screen.findByText('You have booked this kind of room.')).toBeVisible();
});

test('a change of different rooms starts with the booked rooms and keeps its choices in the address', async () => {
  const cheap = { ...leanRate, room_group_id: 101, id: 'cheap' };
  site().script.hotel = json({ ...fullHotel, rates: [cheap, fullRate, leanRate] });
  const twin = { ...sampleRoom, roomId: '102', rateId: leanRate.id, occupancy: '1' };
  const stay = { ...sampleStay, rooms: [sampleRoom, twin] };
  site().script.booking = json(old({ stay, rates: [fullRate, leanRate] }));
  const path = `${sampleLink}&changing=1&check_in=2027-03-08&check_out=2027-03-10${forThree}`;
  const { location } = renderAt(path, {
    apiOrigin: site().origin,
    tabStorage: tabStorage(),
  });
  await waitFor(() => expect(checkoutLinks()).not.toEqual([]));
  const both = `room=101&room=102&rate=${fullRate.id}&rate=${leanRate.id}`;
  const rest = `check_in=2027-03-08&check_out=2027-03-10${forThree}&change=${sampleAccess.id}`;
  expect(checkoutLinks().at(-1)).toContain(`${both}&${rest}`);
  const [other] = screen.getAllByRole('button', { name: /^Choose for room 1: .*Room only/ });
  await userEvent.click(other ?? document.body);
  const changed = `room=101&room=102&rate=cheap&rate=${leanRate.id}`;
  await waitFor(() => expect(location().search).toContain(changed));
  expect(checkoutLinks().at(-1)).toContain(`${changed}&${rest}`);
});

test('if no room is free, the page names the booked nights as a possible reason', async () => {
  site().script.hotel = json({ ...fullHotel, rates: [] });
  renderAt(`${sampleLink}&changing=1&check_in=2027-03-07&check_out=2027-03-09&occupancy=1`, {
    apiOrigin: site().origin,
    tabStorage: tabStorage(),
  });
  expect(await screen.findByText(/one more room must be free/)).toBeVisible();
});

test('the review shows in one place what changes and what it costs', async () => {
  open(`/pre-checkout${choice}&breakfast=1`);
  await title('Review your change');
  await changeIt();
  for (const name of [
    'Check-in Sat, Mar 6, 2027 Mon, Mar 8, 2027',
    'Guests 1 adult 2 adults',
    'Room Deluxe Double Room Deluxe Double Room',
    /^Deposit at the property PKR\s15,000, returned after the stay PKR/,
  ]) {
    expect(screen.getByRole('row', { name })).toBeVisible();
  }
  expect(screen.getByText('Difference in price').nextSibling).toHaveTextContent('$0.00');
  expect(screen.getByText('Cancellation fee').nextSibling).toHaveTextContent('$0.00');
  expect(
    screen.getByText(/^Booking stands until .* Then it is canceled free of charge\.$/),
  ).toBeVisible();
  expect(screen.getByText(/^In the name of Ada Bell\./)).toBeVisible();
  expect(hrefOf('Return to selection')).toMatch(
    /^\/booking\/.*key=sample-key&changing=1&check_in=2027-03-08/,
  );
});

test('the review shows the cancellation steps before and after the change', async () => {
  const rate = { ...steppedRate, id: fullRate.id, no_show: null };
  site().script.hotel = json({ ...fullHotel, rates: [rate] });
  open();
  await changeIt();
  const steps =
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5). Then $120.00. From Mar 8 the whole price.';
  expect(screen.getByText(`New booking: ${steps}`)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Cancellation/ })).toHaveTextContent(steps);
});

test('the review shows a fee and the credits of the booking before the change', async () => {
  const credits = [{ kind: 'rewards', code: null, amount: { amount: '15.00', currency: 'USD' } }];
  site().script.booking = json({
    ...old({ cancellation: { fee: whole, returned: free } }),
    credits,
  });
  open();
  await changeIt();
  expect(screen.getByText('Cancellation fee').nextSibling).toHaveTextContent('$234.16');
  expect(screen.getByText('Difference in price').nextSibling).toHaveTextContent('+$15.00');
  expect(screen.getByText(/^Total to pay/).nextSibling).toHaveTextContent('$453.32');
  expect(screen.getByText(/OneKeyCash and promo codes cannot pay for a change/)).toBeVisible();
  expect(screen.getByText(/Then it is canceled for \$234\.16\.$/)).toBeVisible();
});

test.each([
  ['230.57', /^Next, you pay \$230\.58 by card, plus \$3\.58 at the hotel\.$/],
  ['230.58', /^Nothing is charged now: what you have paid by card pays for the new stay\.$/],
  ['300.00', /^Nothing is charged now: .* confirmed it, \$69\.42 is refunded to your card\.$/],
])('with $%s of a card payment left, the review shows the amount due now', async (left, text) => {
  const rates = fullHotel.rates.map((rate) => ({ ...rate, collect: 'site' }));
  site().script.hotel = json({ ...fullHotel, rates });
  site().script.booking = json(
    old({ payment: samplePayment({ left: { amount: left, currency: 'USD' } }) }),
  );
  open(undefined, { payments: 'USD' });
  await changeIt();
  expect(screen.getAllByText(/^(Next, you pay|Nothing is charged now)/)).toHaveLength(1);
  expect(screen.getByText(text)).toBeVisible();
  const charged = left === '230.57' ? '$230.58' : '$0.00';
  expect(screen.getByText('Charged to your card now').nextSibling).toHaveTextContent(charged);
});

test.each([
  ['free', free, 'Back on your card 5 to 10 days after the new booking is confirmed', '$200.00'],
  [
    'at a fee',
    { amount: '50.00', currency: 'USD' },
    'Back on your card 5 to 10 days after the new booking is confirmed, less the fee',
    '$150.00',
  ],
])(
  'a dearer change that is %s shows the amount due now and the refund',
  async (_, fee, label, back) => {
    const rates = fullHotel.rates.map((rate) => ({ ...rate, collect: 'site' }));
    site().script.hotel = json({ ...fullHotel, rates });
    const left = { amount: '200.00', currency: 'USD' };
    const payment = samplePayment({ left });
    site().script.booking = json(old({ payment, cancellation: { fee, returned: left } }));
    open(undefined, { payments: 'USD' });
    await changeIt();
    expect(screen.getByText('Charged to your card now').nextSibling).toHaveTextContent('$230.58');
    expect(screen.getByText(label).nextSibling).toHaveTextContent(back);
    const beside = `${back} is refunded to your card once the new booking is confirmed.`;
    expect(screen.getByText(beside)).toBeVisible();
    const sentence = screen.getByText(/^As soon as the earlier booking is canceled, /);
    expect(sentence).toHaveTextContent(`${back} of what you paid by card for it is refunded`);
    expect(sentence).toHaveTextContent('until then both amounts can be on your card.');
  },
);

test('the button sends one request for both bookings and leads to the new one', async () => {
  site().bookings.push(
    booked(201, {
      id: 'new-one',
      payment: samplePayment(),
      replaces: { ...changed, link: sampleLink, status: 'cancelled', fee: free, back: whole },
    }),
  );
  const { location } = open();
  await userEvent.click(await changeIt());
  await title('Your booking is confirmed and paid');
  const back =
    /\$234\.16 of what you paid by card .+; until then both amounts can be on your card\.$/;
  expect(screen.getByText(back)).toBeVisible();
  expect(screen.getByText(/^This replaces booking ?, canceled/)).toBeVisible();
  expect(location().pathname).toBe('/booking/new-one');
  expect(site().received).toMatchObject([
    {
      request: {
        stay: { checkIn: fullRate.check_in, rooms: [{ rateId: fullRate.id, occupancy: '2' }] },
        traveller: old().traveller,
        replaces: { ...sampleAccess, acceptedFee: free },
      },
    },
  ]);
});

test.each([
  [
    'a booking that cannot be changed',
    bookingProblem('not-changeable', 409),
    'Your booking cannot be changed any more',
  ],
  ['a room that is gone', bookingProblem('gone', 410), 'This offer is gone'],
  [
    'a hotel that does not accept it',
    bookingProblem('rejected', 422),
    'The hotel did not accept this booking',
  ],
])('%s shows an error, and the booking stays', async (_what, problem, notice) => {
  site().bookings.push(json(problem, problem.status));
  open();
  await userEvent.click(await changeIt());
  expect(await screen.findByRole('heading', { name: notice })).toBeVisible();
  expect(screen.getByText(/It stands until the new booking is confirmed/)).toBeVisible();
});

test('a second press accepts a higher fee', async () => {
  site().bookings.push(json(bookingProblem('fee-changed', 409, { fee: whole }), 409));
  open();
  await userEvent.click(await changeIt());
  await screen.findByRole('heading', { name: 'Canceling your earlier booking costs more now' });
  expect(screen.getByText(/It stands until the new booking is confirmed/)).toBeVisible();
  expect(screen.getByText('Cancellation fee').nextSibling).toHaveTextContent('$234.16');
  await userEvent.click(await changeIt());
  await waitFor(() => expect(site().received).toHaveLength(2));
  expect(site().received[1]?.request.replaces?.acceptedFee).toEqual(whole);
});

test('a request without an answer is sent again with the same key', async () => {
  site().bookings.push(hangUp);
  open();
  await userEvent.click(await changeIt());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await title('Your booking is confirmed');
  const [first, second] = site().received;
  expect(second).toEqual(first);
});

const parking = { id: 'parking', kind: 'parking', amount: '12.00', due: 'property' } as const;
const early = {
  id: 'e-9',
  kind: 'early-check-in',
  amount: '20.00',
  due: 'now',
  time: '09:00',
} as const;
const helipad = { ...parking, kind: 'helipad' };
const late = { ...early, id: 'e-11', amount: '10.00', time: '11:00' };
const withParking = { ...sampleStay, rooms: [{ ...sampleRoom, extras: [parking] }] };

test('extras are added to a booking on the review of an otherwise empty change', async () => {
  const rate = { ...fullRate, extras: [{ ...parking, id: 'p-2' }, early, late] };
  site().script.hotel = json({ ...fullHotel, rates: [rate] });
  site().script.booking = json(sampleBooking({ stay: withParking, rates: [rate] }));
  renderAt(sampleLink, { apiOrigin: site().origin, tabStorage: tabStorage() });
  await userEvent.click(await screen.findByRole('link', { name: 'Add extras' }));
  await title('Review your change');
  const extra = (name: RegExp) => screen.getByRole('checkbox', { name });
  await waitFor(() => expect(extra(/^Parking.+\$12\.00$/)).toBeChecked());
  expect(screen.getByText('Nothing is changed yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change my booking' })).toBeNull();
  await userEvent.click(extra(/9:00/));
  await userEvent.click(extra(/11:00/));
  expect(extra(/9:00/)).not.toBeChecked();
  expect(screen.getByText('Difference in price').nextSibling).toHaveTextContent('+$10.00');
  await userEvent.click(await changeIt());
  await title('Your booking is confirmed');
  expect(site().received).toMatchObject([
    { request: { stay: { rooms: [{ extras: [{ id: 'p-2' }, { id: 'e-11' }] }] } } },
  ]);
});

test.each<[string, Partial<Booking>]>([
  ['has all of them', { stay: withParking, rates: [{ ...fullRate, extras: [parking] }] }],
  ['is offered none that the site knows', { rates: [{ ...fullRate, extras: [helipad] }] }],
  ['cannot be changed', { cancellation: null, rates: [{ ...fullRate, extras: [parking] }] }],
  [
    'is changed for a fee alone',
    {
      cancellation: {
        fee: { amount: '120.00', currency: 'USD' },
        returned: { amount: '0.00', currency: 'USD' },
      },
      rates: [{ ...fullRate, extras: [parking] }],
    },
  ],
])('a booking that %s offers no extras', async (_what, changes) => {
  site().script.booking = json(sampleBooking(changes));
  renderAt(sampleLink, { apiOrigin: site().origin, tabStorage: tabStorage() });
  await title('Your booking is confirmed');
  expect(screen.queryByRole('link', { name: 'Add extras' })).toBeNull();
});

const replacedBy = { ...changed, link: '/booking/other?key=k', status: 'confirmed' } as const;
test.each<[string, Partial<Booking>, RegExp]>([
  [
    'was changed already',
    { status: 'cancelled', cause: 'changed', cancellation: null, replacedBy },
    /You changed it to booking K7M4-QX9C\./,
  ],
  [
    'is canceled',
    { status: 'cancelled', cause: 'traveller', cancellation: null },
    /Your booking is canceled\./,
  ],
])('a booking that %s cannot be changed', async (_what, changes, text) => {
  site().script.booking = json(old(changes));
  open();
  const note = await screen.findByRole('region', { name: 'Booking K7M4-QX9C cannot be changed' });
  expect(note).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Change my booking' })).not.toBeInTheDocument();
});

test('an address without the key of the booking asks for its link', async () => {
  open(`/checkout${choice}`, { keyless: true });
  const note = await screen.findByRole('region', { name: 'Open your booking to change it' });
  expect(within(note).getByRole('link', { name: 'Find my booking' })).toBeVisible();
  expect(site().calls.filter((call) => call.includes('/api/bookings'))).toEqual([]);
});
