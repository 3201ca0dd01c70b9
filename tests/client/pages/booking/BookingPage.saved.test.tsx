import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { clear, createStore, entries, set } from 'idb-keyval';
import { keepBookingsOf } from '#client/api/savedEntries.ts';
import { prepareOffline } from '#client/app/pageRoutes.tsx';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { bookedTerms } from '#contracts/site/bookingRequest.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { sampleAccess, sampleBooking, sampleLink } from '../../../support/sampleBooking.ts';
import { sampleRoom } from '../../../support/sampleStay.ts';
import { ScriptedAccount } from '../../../support/scriptedAccount.ts';
import { type Handler, hangUp, hold, json } from '../../../support/scriptedProvider.ts';
import { shortenPause } from '../../../support/shortenPause.ts';
import { scriptSite } from '../../../support/scriptedSite.ts';

let site: Awaited<ReturnType<typeof scriptSite>>;
const account = new ScriptedAccount({ signedIn: false });
const keyless = `/booking/${sampleAccess.id}`;
const ofBen = { name: 'Ben Ray', email: 'ben@example.com', twoStep: false };
const ofCleo = { name: 'Cleo Fox', email: 'cleo@example.com', twoStep: false };

beforeAll(() => void Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange }));
// The next test file of this worker must find no IndexedDB, as jsdom has none.
afterAll(() =>
  ['indexedDB', 'IDBKeyRange'].forEach((name) => Reflect.deleteProperty(globalThis, name)),
);
beforeEach(async () => {
  Object.assign(account, { script: {}, signedIn: false, session: ofBen });
  site = await scriptSite({ booking: json(sampleBooking()), account });
});
afterEach(async () => {
  cleanup();
  await clear(device());
});

/** The stored bookings, as anybody can read them in the developer tools of the browser. */
const device = () => createStore('saved-bookings', 'bookings');
const saved = () =>
  act(async () => (await entries<string, object>(device())).map(([, entry]) => entry));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirmed = () => title('Your booking is confirmed');

/** Starts the site at an address, on a device that remembers a sign-in or none. */
function open(address: string, { noted = account.signedIn } = {}) {
  const storage = memoryStorage({ 'signed-in': noted ? '1' : '0' });
  const page = renderAt(address, { apiOrigin: site.origin, storage });
  prepareOffline(page.store);
  return page;
}

/** Opens the booking by its link and closes the page once the booking is saved. */
async function save(as?: typeof ofBen, changes: Partial<Booking> = {}) {
  Object.assign(account, { signedIn: as !== undefined, session: as ?? ofBen });
  site.script.booking = json(sampleBooking(changes));
  const page = open(sampleLink);
  await confirmed();
  await waitFor(async () => expect(await saved()).toHaveLength(1));
  page.unmount();
}

/** Makes the site stop responding. */
function disconnect() {
  site.script.booking = hangUp;
  account.script = { 'GET /api/auth/session': hangUp, 'GET /api/trips': hangUp };
}

it('opens without a key beside another tab that shows it', async () => {
  open(sampleLink);
  await confirmed();
  open(keyless);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Cancel booking' })).toHaveLength(2),
  );
});

it('is saved without its key and opens without one', async () => {
  const other = { number: 'K7M4QX9D', link: '/booking/other?key=other-key', cancelling: false };
  const days = { checkIn: '2027-03-08', checkOut: '2027-03-10' };
  await save(undefined, { replacedBy: { ...other, ...days, status: 'requested' } });
  expect(JSON.stringify(await saved())).not.toMatch(/sample-key|other-key/);
  site.calls.length = 0;
  open(keyless);
  expect(await confirmed()).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/^This is your booking as of .*, saved on this device\./)).toBeVisible();
  expect(main.getByText('To change or cancel it, open the link in your email.')).toBeVisible();
  expect(main.getByRole('link', { name: 'Find my booking' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
  expect(site.calls).toEqual([]);
});

it('opens a booking that was saved when all its rooms had one rate', async () => {
  await save();
  const [entry] = await act(() => entries<string, { booking: Booking }>(device()));
  if (!entry) throw new Error('Nothing is saved.');
  const [id, { booking, ...kept }] = entry;
  const { rates, hotel, stay, ...rest } = booking;
  const { roomNames, ...ofHotel } = hotel;
  const room = { roomId: sampleRoom.roomId, rateId: fullRate.id, ...bookedTerms(fullRate) };
  const older = {
    ...rest,
    rate: rates[0],
    hotel: { ...ofHotel, roomName: roomNames[0] },
    stay: { ...stay, ...room, rooms: 2, adults: 3, children: [7] },
  };
  await act(() => set(id, { ...kept, booking: older }, device()));
  open(keyless);
  expect(await confirmed()).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('2 × Deluxe Double Room')).toBeVisible();
  expect(main.getByText('3 adults, 1 child')).toBeVisible();
  expect(main.getByText('Total').nextSibling).toHaveTextContent('$468.32');
});

it('is open to its owner without a key, and tells others what they need', async () => {
  await save();
  Object.assign(account, { signedIn: true });
  const trips = [{ booking: sampleBooking(), link: sampleLink, reviewed: false }];
  account.script = { 'GET /api/trips': json({ trips }) };
  const own = open(keyless);
  expect(await screen.findByRole('button', { name: 'Cancel booking' })).toBeVisible();
  expect(screen.queryByText(/saved on this device/)).not.toBeInTheDocument();
  own.unmount();
  account.script = { 'GET /api/trips': json({ trips: [] }) };
  open(keyless);
  expect(await screen.findByText(/saved on this device/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find my booking' })).toBeVisible();
});

it('stays when a key is wrong, and is deleted when the site no longer has the booking', async () => {
  await save();
  site.script.booking = json({ title: 'Not Found', status: 404 }, 404);
  const wrong = open(`${sampleLink}x`);
  expect(await title('There is no booking at this address')).toBeVisible();
  wrong.unmount();
  expect(await saved()).toHaveLength(1);
  open(sampleLink);
  await waitFor(async () => expect(await saved()).toEqual([]));
});

it('opens offline as long as its session is not known to have ended', async () => {
  await save(ofBen);
  disconnect();
  const during = open(keyless, { noted: true });
  expect(await confirmed()).toBeVisible();
  expect(screen.getByText(/^The site cannot be reached\./)).toBeVisible();
  during.unmount();
  open(keyless, { noted: false });
  expect(await title('Open your booking with the link in your email')).toBeVisible();
  await waitFor(async () => expect(await saved()).toEqual([]));
});

it.each([
  ['is not shown while the site waits two seconds for the payment provider', 1_000, false],
  ['is shown while the site takes longer', 3_000, true],
])('%s', async (_, pauseMs, isShown) => {
  await save();
  const held = hold(json(sampleBooking()));
  site.script.booking = held.handler;
  shortenPause(pauseMs, 0);
  open(sampleLink);
  const notNow = /^The site cannot be reached\./;
  if (isShown) expect(await screen.findByText(notNow)).toBeVisible();
  else {
    await waitFor(() => expect(site.calls.at(-1)).toContain('/api/bookings/'));
    for (let step = 0; step < 5; step += 1) await saved();
    expect(screen.queryByText(notNow)).toBeNull();
  }
  held.release();
  expect(await confirmed()).toBeVisible();
  await waitFor(() => expect(screen.queryByText(notNow)).toBeNull());
});

it.each<[string, Partial<ScriptedAccount>]>([
  ['ended', { signedIn: false }],
  ['given way to that of somebody else', { signedIn: true, session: ofCleo }],
])('is deleted at the next start when its session has %s', async (_how, now) => {
  await save(ofBen);
  Object.assign(account, now);
  open('/find-booking', { noted: true });
  await waitFor(async () => expect(await saved()).toEqual([]));
});

it('stays saved for a guest while others are signed in, and moves to the account with its address', async () => {
  await save();
  Object.assign(account, { signedIn: true, session: ofCleo });
  const others = open('/find-booking');
  await screen.findByRole('button', { name: /Cleo/ });
  others.unmount();
  open('/find-booking', { noted: false }).unmount();
  expect(await saved()).toHaveLength(1);
  account.session = { ...ofBen, email: 'Ada@example.com' };
  const own = open('/find-booking');
  await screen.findByRole('button', { name: /Ben/ });
  await waitFor(async () => expect(await saved()).not.toMatchObject([{ owner: 'guest' }]));
  own.unmount();
  open('/find-booking', { noted: false });
  await waitFor(async () => expect(await saved()).toEqual([]));
});

it('is not saved for the next person when another tab signs out', async () => {
  await save(ofBen);
  account.signedIn = true;
  const storage = memoryStorage({ 'signed-in': '1' });
  renderAt(sampleLink, { apiOrigin: site.origin, storage });
  await confirmed();
  await screen.findByRole('button', { name: /Ben/ });
  account.signedIn = false;
  await keepBookingsOf(null);
  storage.setItem('signed-in', '0');
  window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  // Waits until this page has saved everything.
  await keepBookingsOf(undefined);
  expect(await saved()).toEqual([]);
});

it('is deleted at the start if the stay is past or an old version stored its key', async () => {
  await save();
  const [entry] = await saved();
  await set('past', { ...entry, until: '2026-01-02' }, device());
  await set('old', { key: 'sample-key', savedAt: 1, booking: sampleBooking() }, device());
  disconnect();
  open('/find-booking');
  await waitFor(async () => expect(await saved()).toEqual([entry]));
});

describe('above another page, while the browser reports that it is online', () => {
  const portal: Handler = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to Wi-Fi</h1>');
  const gateway: Handler = (_, response) =>
    void response.writeHead(502).end('<h1>Bad Gateway</h1>');
  const cannotBeReached = 'The site cannot be reached';
  const hotelPage = `/hotel-detail/${fullHotel.id}`;
  const session = 'GET /api/auth/session';
  const notice = () => screen.queryByRole('complementary', { name: cannotBeReached });
  const asked = () => site.calls.filter((call) => call === session).length;
  /** Opens the page of a hotel on a device with the saved booking. */
  async function openHotel(hotel: Handler, ofSession?: Handler) {
    await save();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    site.script.hotel = hotel;
    account.script = { [session]: ofSession };
    site.calls.length = 0;
    return renderAt(hotelPage, { apiOrigin: site.origin, live: true });
  }

  it.each<[string, Handler]>([
    ['the site hangs up', hangUp],
    ['a network asks for a sign-in', portal],
    ['a gateway responds in its place', gateway],
    ['a gateway responds in JSON', json({ message: 'no healthy upstream' }, 503)],
  ])('its link is listed when %s, until the site responds', async (_, handler) => {
    shortenPause(2_000);
    await openHotel(handler, handler);
    const list = within(await screen.findByRole('complementary', { name: cannotBeReached }));
    expect(list.getByRole('link', { name: /^Sea View Clifton/ })).toHaveAttribute('href', keyless);
    expect(list.getByRole('status')).toHaveTextContent(/^The site cannot be reached\. You can/);
    Object.assign(site.script, { hotel: json(fullHotel) });
    account.script = {};
    expect(await title(fullHotel.name)).toBeVisible();
    await waitFor(() => expect(notice()).toBeNull());
  });

  it('a button asks the site at once', async () => {
    await openHotel(hangUp, hangUp);
    const list = within(await screen.findByRole('complementary', { name: cannotBeReached }));
    Object.assign(site.script, { hotel: json(fullHotel) });
    account.script = {};
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(notice()).toBeNull());
    expect(await title(fullHotel.name)).toHaveFocus();
  });

  it.each<[string, Handler, Handler | undefined]>([
    ['one call alone fails', hangUp, undefined],
    ['the site itself says 503', gateway, json({ title: 'Busy', status: 503 }, 503)],
  ])('no notice is shown when %s', async (_, hotel, ofSession) => {
    await openHotel(hotel, ofSession);
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(asked()).toBe(1));
    for (let step = 0; step < 5; step += 1) await saved();
    expect(notice()).toBeNull();
  });

  it('a device without saved bookings sends no request', async () => {
    site.script.hotel = hangUp;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderAt(hotelPage, { apiOrigin: site.origin, live: true });
    expect(await screen.findByRole('alert')).toBeVisible();
    for (let step = 0; step < 5; step += 1) await saved();
    expect(asked()).toBe(0);
    expect(notice()).toBeNull();
  });
});
