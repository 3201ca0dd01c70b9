import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { checkoutSite } from '../../../support/checkoutSite.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';
import { bookNow, field, openFilledCheckout } from '../../../support/openCheckout.ts';
import {
  bookingProblem,
  sampleAccess,
  sampleBooking,
  sampleLink,
  samplePayment,
} from '../../../support/sampleBooking.ts';
import { hangUp, json } from '../../../support/scriptedProvider.ts';
import { booked } from '../../../support/scriptedSite.ts';

/** Returns the sample rate with this price of the first night. */
const rateAt = (first: string, total: string, total_now: string) => ({
  ...fullRate,
  nights: [{ date: '2027-03-08', amount: first }, ...fullRate.nights.slice(1)],
  ...{ total, total_now },
});
const dearer = rateAt('106.00', '244.16', '240.58');
const cheaper = rateAt('86.00', '224.16', '220.58');

const { site, open, openFilled } = checkoutSite();

it('asks when the price has risen, and books at the new price with a new key', async () => {
  site().bookings.push(json(bookingProblem('price-changed', 409, { rates: [dearer] }), 409));
  await openFilled();
  await userEvent.click(bookNow());
  const receipt = await screen.findByRole('region', { name: 'The price is higher now' });
  await waitFor(() => expect(receipt).toHaveFocus());
  expect(within(receipt).getByRole('row', { name: /^Total/ })).toHaveTextContent('+$10.00');
  expect(screen.queryByRole('button', { name: 'Book and agree to pay' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept the change' }));
  await userEvent.click(bookNow());
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  const [first, second] = site().received;
  expect(second?.request.stay.rooms[0]?.price.total).toBe('244.16');
  expect(second?.key).not.toBe(first?.key);
});

it('accepts a lower price with one click', async () => {
  site().bookings.push(json(bookingProblem('price-changed', 409, { rates: [cheaper] }), 409));
  await openFilled();
  await userEvent.click(bookNow());
  await waitFor(async () =>
    expect(await screen.findByRole('region', { name: 'The price is lower now' })).toHaveFocus(),
  );
  await userEvent.click(bookNow());
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  expect(site().received.map(({ request }) => request.stay.rooms[0]?.price.total)).toEqual([
    '234.16',
    '224.16',
  ]);
});

it.each([
  ['other meals', { meal: 'room-only' }, 'Meals', /Breakfast.*Room only/],
  [
    'an earlier end of free cancellation',
    { free_cancellation_until: '2027-03-01T13:00:00Z' },
    'Cancellation',
    /Mar 6.*Mar 1/,
  ],
  [
    'a deposit that is not returned',
    { deposit: { ...fullRate.deposit, refundable: false } },
    'Deposit at the property',
    /15,000, returned after the stay.*15,000, not returned/,
  ],
  ['no deposit any more', { deposit: null }, 'Deposit at the property', /15,000.*None/],
] as const)('asks even at the same price if the offer has %s', async (_, terms, label, moved) => {
  const rate = { ...fullRate, ...terms };
  site().bookings.push(json(bookingProblem('price-changed', 409, { rates: [rate] }), 409));
  await openFilled();
  await userEvent.click(bookNow());
  const receipt = await screen.findByRole('region', { name: 'The terms have changed' });
  await waitFor(() => expect(receipt).toHaveFocus());
  expect(within(receipt).getByText(new RegExp(`^${label}:`))).toHaveTextContent(moved);
  expect(within(receipt).queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept the change' }));
  await userEvent.click(bookNow());
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  const [room] = site().received[1]?.request.stay.rooms ?? [];
  expect([room?.meal, room?.freeCancellationUntil, room?.deposit ?? null]).toEqual([
    rate.meal,
    rate.free_cancellation_until,
    rate.deposit,
  ]);
});

it('says that the offer is gone and links to the rooms', async () => {
  site().bookings.push(json(bookingProblem('gone', 410), 410));
  await openFilled();
  await userEvent.click(bookNow());
  expect(await screen.findByRole('heading', { name: 'This offer is gone' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the rooms of Sea View Clifton' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book and agree to pay' })).not.toBeInTheDocument();
});

it('keeps the form after a refusal, and sends each new attempt with a new key', async () => {
  await openFilled();
  for (const [code, status, title] of [
    ['rejected', 422, 'The hotel did not accept this booking'],
    ['paused', 503, 'We cannot take bookings for the moment'],
    ['key-reused', 409, 'This booking was sent before, with other details'],
  ] as const) {
    site().bookings.push(json(bookingProblem(code, status), status));
    await userEvent.click(bookNow());
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(field('Email address')).toHaveValue('ada@example.com');
  }
  await userEvent.click(bookNow());
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  expect(new Set(site().received.map(({ key }) => key)).size).toBe(4);
});

it('repeats the same request with the same key after a lost answer', async () => {
  site().bookings.push(hangUp, json({ title: 'Service Unavailable', status: 503 }, 503));
  const { location } = await openFilled();
  await userEvent.click(bookNow());
  expect(
    await screen.findByRole('heading', { name: 'We do not know yet whether you have booked' }),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'There is still no answer' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(location().pathname).toMatch(/^\/booking\//));
  expect(site().received).toHaveLength(3);
  expect(new Set(site().received.map((sent) => JSON.stringify(sent))).size).toBe(1);
});

it('recovers a lost answer even after a reload, when the room is already gone', async () => {
  site().bookings.push(hangUp);
  const { unmount } = await openFilled();
  await userEvent.click(bookNow());
  await screen.findByRole('button', { name: 'Try again' });
  unmount();
  site().script.hotel = json({ ...fullHotel, rates: [] });
  const { location } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(location().pathname).toMatch(/^\/booking\//));
  expect(site().received[1]).toEqual(site().received[0]);
});

it('asks a traveler who has just booked the same stay, and books on a second confirmation', async () => {
  const booked = {
    link: sampleLink,
    number: 'K7M4QX9C',
    hotel: 'Sea View Clifton',
    checkIn: '2027-03-08',
    checkOut: '2027-03-10',
  };
  const { unmount } = await openFilled();
  await userEvent.click(bookNow());
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  unmount();
  site().bookings.push(json(bookingProblem('booked-already', 409, { booked }), 409));
  await openFilled();
  await userEvent.click(bookNow());
  const title = 'You already have a booking: Sea View Clifton, Mar 8 - Mar 10';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/K7M4-QX9C/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open that booking' })).toHaveAttribute(
    'href',
    sampleLink,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Book anyway' }));
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  const sent = site().received.map(({ request: { made, again } }) => ({ made, again }));
  expect(sent).toEqual([{}, { made: [sampleAccess] }, { made: [sampleAccess], again: true }]);
});

it('asks a traveler who booked the same stay in another tab, and books on a second confirmation', async () => {
  const storage = memoryStorage();
  const inTab = () => openFilledCheckout(site().origin, memoryStorage(), storage);
  const { unmount } = await inTab();
  await userEvent.click(bookNow());
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  expect(storage.getItem('just-booked')).not.toContain(sampleAccess.key);
  unmount();
  await inTab();
  await userEvent.click(bookNow());
  const title = 'You already have a booking: Sea View Clifton, Mar 8 - Mar 10';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/in another tab of this browser, with the number/)).toBeVisible();
  const opens = screen.getByRole('link', { name: 'Open that booking' });
  expect(opens).toHaveAttribute('href', `/booking/${sampleAccess.id}`);
  expect(site().received).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Book anyway' }));
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  expect(site().received.map(({ request }) => request.again)).toEqual([undefined, true]);
});

it('books once more in a duplicated tab, however often the confirmation is pressed', async () => {
  const storage = memoryStorage();
  const kept = new Map<string, string>();
  const tab = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const first = await openFilledCheckout(site().origin, tab, storage);
  // A duplicated tab has the typed text, and the key of the request that the first tab is about to
  // send.
  const duplicate = memoryStorage(Object.fromEntries(kept));
  await userEvent.click(bookNow());
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  first.unmount();
  await openFilledCheckout(site().origin, duplicate, storage);
  await userEvent.click(bookNow());
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Book anyway' }));
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  expect(site().received).toHaveLength(2);
  expect(new Set(site().received.map(({ key }) => key)).size).toBe(2);
});

it('sends the same key again if the answer to the confirmation was lost', async () => {
  const storage = memoryStorage();
  const inTab = () => openFilledCheckout(site().origin, memoryStorage(), storage);
  const { unmount } = await inTab();
  await userEvent.click(bookNow());
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  unmount();
  await inTab();
  await userEvent.click(bookNow());
  site().bookings.push(hangUp);
  await userEvent.click(await screen.findByRole('button', { name: 'Book anyway' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  const [before, lost, again] = site().received;
  expect(site().received).toHaveLength(3);
  expect(again).toEqual(lost);
  expect(again?.key).not.toBe(before?.key);
});

it('needs no second confirmation after an unpaid booking, and keeps the typed text', async () => {
  const open = { address: 'https://bank.example/pay', at: null, card: null } as const;
  const payment = samplePayment({ state: 'open', ...open });
  const pending = { status: 'pending', collector: 'site', payment } as const;
  site().bookings.push(booked(202, { ...pending, payment: { ...payment, address: null } }));
  site().script.booking = json(sampleBooking(pending));
  await openFilled();
  await userEvent.click(bookNow());
  await userEvent.click(await screen.findByRole('link', { name: 'Change your details' }));
  await screen.findByRole('heading', { name: 'Sea View Clifton' });
  expect(screen.getAllByRole('textbox', { name: 'Last name' })[0]).toHaveValue('Bell');
  expect(screen.queryByText('You have booked this stay')).toBeNull();
  await userEvent.click(bookNow());
  await waitFor(() => expect(site().received).toHaveLength(2));
  expect(site().received[1]?.request.again).toBe(true);
});

it('says at the checkout that the stay is booked, as long as the booking stands', async () => {
  const { unmount } = await openFilled();
  await userEvent.click(bookNow());
  await screen.findByRole('heading', { name: 'Your booking is confirmed' });
  unmount();
  site().script.booking = json(sampleBooking());
  const again = await open();
  expect(await screen.findByRole('link', { name: 'Open booking K7M4-QX9C' })).toBeVisible();
  again.unmount();
  site().script.booking = json(sampleBooking({ status: 'cancelled', cancellation: null }));
  await open();
  await screen.findByRole('button', { name: 'Book and agree to pay' });
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Open booking K7M4-QX9C' })).not.toBeInTheDocument(),
  );
});
