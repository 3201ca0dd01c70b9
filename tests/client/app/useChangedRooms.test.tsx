import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '#client/api/api.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { bookNow, openFilledCheckout } from '../../support/openCheckout.ts';
import { type RenderedApp, renderAt } from '../../support/renderApp.tsx';
import { bookingProblem, sampleBooking, sampleLink } from '../../support/sampleBooking.ts';
import { hangUp, json } from '../../support/scriptedProvider.ts';
import { scriptSite } from '../../support/scriptedSite.ts';
import { shortenPause } from '../../support/shortenPause.ts';

const hotelPage = '/hotel-detail/sea_view_clifton_karachi?check_in=2027-03-08&check_out=2027-03-10';
/** The pauses in milliseconds before another tab and a pending booking ask again. */
const knownEverywhereMs = 1_500;
const firstPauseMs = 2_000;

let site: Awaited<ReturnType<typeof scriptSite>>;
beforeEach(async () => {
  site = await scriptSite({ hotel: json(fullHotel) });
  show({});
});

const show = (changes: Partial<Booking>) => {
  site.script.booking = json(sampleBooking(changes));
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const callsFor = (path: string) => site.calls.filter((call) => call.startsWith(`GET ${path}`));
const hotelCalls = () => callsFor('/api/hotels/sea_view_clifton_karachi?').length;

/** Goes to the page of the hotel, which may already be shown, and counts its calls. */
async function callsOnReturn({ navigate, store }: RenderedApp): Promise<number> {
  const before = hotelCalls();
  navigate(hotelPage);
  await title('Sea View Clifton');
  await waitFor(() => {
    const queries = Object.values(store.getState()[api.reducerPath].queries);
    expect(queries.filter((query) => query?.status === QueryStatus.pending)).toEqual([]);
  });
  return hotelCalls() - before;
}

describe('the page of a hotel that was shown before', () => {
  const openHotel = async () => {
    const app = renderAt(hotelPage, { apiOrigin: site.origin, live: true });
    await title('Sea View Clifton');
    return app;
  };
  const openBooking = async ({ navigate }: RenderedApp, heading: string) => {
    navigate(sampleLink);
    await title(heading);
  };

  it('requests its rooms only once if nothing was booked', async () => {
    const app = await openHotel();
    app.navigate('/favorites');
    await title('Favorites');
    expect(await callsOnReturn(app)).toBe(0);
    expect(hotelCalls()).toBe(1);
  });

  it('requests its rooms again each time the state of a shown booking changes', async () => {
    shortenPause(firstPauseMs);
    show({ status: 'pending', reference: null, cancellation: null });
    const app = await openHotel();
    await openBooking(app, 'We are confirming your booking');
    expect(await callsOnReturn(app)).toBe(1);
    await openBooking(app, 'We are confirming your booking');
    const asked = callsFor('/api/bookings/').length;
    await waitFor(() => expect(callsFor('/api/bookings/').length).toBeGreaterThan(asked + 1));
    expect(await callsOnReturn(app)).toBe(0);
    show({ status: 'confirmed' });
    await openBooking(app, 'Your booking is confirmed');
    expect(await callsOnReturn(app)).toBe(1);
  });

  it('requests its rooms again after a cancellation, even if its outcome is unknown', async () => {
    const app = await openHotel();
    await openBooking(app, 'Your booking is confirmed');
    expect(await callsOnReturn(app)).toBe(1);
    site.cancellations.push(hangUp);
    await openBooking(app, 'Your booking is confirmed');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await screen.findByRole('alert');
    expect(await callsOnReturn(app)).toBe(1);
    const fee = { amount: '0.00', currency: 'USD' };
    site.cancellations.push(
      json(sampleBooking({ status: 'cancelled', cause: 'traveller', cancellationFee: fee })),
    );
    await openBooking(app, 'Your booking is confirmed');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await title('Your booking is canceled');
    expect(await callsOnReturn(app)).toBe(1);
  });

  it.each([
    ['the room was gone', () => json(bookingProblem('gone', 410), 410), 'This offer is gone'],
    ['the answer was lost', () => hangUp, 'We do not know yet whether you have booked'],
  ])('requests its rooms again when %s', async (_what, answer, heading) => {
    const app = await openFilledCheckout(site.origin, memoryStorage());
    expect(await callsOnReturn(app)).toBe(1);
    app.navigate(-1);
    await title('Checkout');
    await screen.findByRole('heading', { name: 'Sea View Clifton' });
    site.bookings.push(answer());
    await userEvent.click(bookNow());
    await screen.findByRole('heading', { name: heading });
    expect(await callsOnReturn(app)).toBe(1);
  });
});

it('the checkout requests no rooms while it books, and stores the time for other tabs', async () => {
  const storage = memoryStorage();
  const app = await openFilledCheckout(site.origin, memoryStorage(), storage);
  const before = hotelCalls();
  await userEvent.click(bookNow());
  await title('Your booking is confirmed');
  expect(hotelCalls()).toBe(before);
  expect(Number(storage.getItem('rooms-changed'))).toBeCloseTo(Date.now(), -5);
  expect(await callsOnReturn(app)).toBe(1);
});

it('a device whose storage is full can still book', async () => {
  const storage = { ...memoryStorage(), setItem: () => fail() };
  const fail = () => {
    throw new Error('full');
  };
  const app = await openFilledCheckout(site.origin, memoryStorage(), storage);
  await userEvent.click(bookNow());
  await title('Your booking is confirmed');
  expect(await callsOnReturn(app)).toBe(1);
});

describe('another tab', () => {
  const openTab = async () => {
    shortenPause(knownEverywhereMs);
    const storage = memoryStorage({ 'rooms-changed': '1' });
    renderAt(hotelPage, { apiOrigin: site.origin, live: true, storage });
    await title('Sea View Clifton');
    expect(hotelCalls()).toBe(1);
    return storage;
  };
  const tell = (event: Event) => act(() => void window.dispatchEvent(event));
  // jsdom does not fire events for pages from the back/forward cache.
  const shownAgain = () => Object.assign(new Event('pageshow'), { persisted: true });

  it.each([
    ['hears of a booking', () => new StorageEvent('storage', { key: 'rooms-changed' })],
    ['that was put aside while something was booked is shown again', shownAgain],
  ])('requests its rooms again once (%s)', async (_what, event) => {
    const storage = await openTab();
    storage.setItem('rooms-changed', '2');
    tell(event());
    await waitFor(() => expect(hotelCalls()).toBe(2));
    tell(shownAgain());
    storage.setItem('rooms-changed', '3');
    tell(shownAgain());
    await waitFor(() => expect(hotelCalls()).toBe(3));
  });

  it('requests nothing when it is shown again and nothing was booked', async () => {
    const storage = await openTab();
    tell(shownAgain());
    tell(new StorageEvent('storage', { key: 'favorites' }));
    storage.setItem('rooms-changed', '2');
    tell(shownAgain());
    await waitFor(() => expect(hotelCalls()).toBe(2));
  });
});
