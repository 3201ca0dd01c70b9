import request from 'supertest';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { guestBookingSchema } from '#contracts/site/bookingSchema.ts';
import { deskBookingSchema } from '#contracts/site/desk/deskBooking.ts';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import { createBookingLinks } from '#server/bookings/bookingLinks.ts';
import { spokenLinkLimit } from '#server/request/limits.ts';
import { browser } from '../accounts/startTestAccounts.ts';
import { joinStaff } from '../staff/joinStaff.ts';
import { bookingRequest, changeOf, testSecret } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually, own } from './support/startTestBookings.ts';

const { site, database, db, provider, start } = prepareSite();
const deskAddress = 'desk@hotels.example';
const byPhone = {
  ...bookingRequest,
  traveller: { ...bookingRequest.traveller, email: deskAddress },
};
const links = createBookingLinks(testSecret, () => 'https://www.hotels.example');

beforeEach(async () => {
  for (const table of ['staff', 'staff_invitations', 'staff_verification'] as const) {
    await db().deleteFrom(table).execute();
  }
  // Staff sign-ins use the real clock.
  site().clock.now = new Date();
});

/** Returns the desk of a site with a signed-in staff member. */
async function signedIn(role: StaffRole = 'agent', { app } = site()) {
  const headers: Record<string, string> = {};
  const staff = browser(app, headers);
  const post = (path: string, body: object) => {
    headers['Idempotency-Key'] = randomUUID();
    return staff.post(path, body);
  };
  await joinStaff(database().database, { post, role });
  const get = async (path: string) => {
    const response = await staff.get(path);
    expect(response.status).toBe(200);
    return response;
  };
  const read = async (id: string) => {
    const { body } = await get(`/api/desk/bookings/${id}`);
    return v.parse(deskBookingSchema, body);
  };
  return {
    get,
    post,
    read,
    book: async (body: object = byPhone) => {
      const response = await post('/api/desk/guest-bookings', body);
      expect([response.status, response.body]).toEqual([201, expect.anything()]);
      const { link } = v.parse(guestBookingSchema, response.body);
      return link.split('/').at(-1) ?? '';
    },
    act: async (id: string, action: string, body: object = {}) => {
      const { version } = await read(id);
      return post(`/api/desk/bookings/${id}/actions/${action}`, { version, ...body });
    },
  };
}

/** Waits until the outbox is empty, and returns the recipients. */
async function mailedTo() {
  site().start();
  await eventually(async () => {
    const waits = db().selectFrom('outbox').select('id').where('next_attempt_at', 'is not', null);
    const waiting = await waits.where('kind', '=', 'booking-mail').execute();
    return waiting.length === 0 ? true : undefined;
  }, 'all mails are sent');
  return site()
    .mails()
    .filter((mail) => mail.includes('Subject:') && !mail.includes('desk.example'))
    .map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim());
}

const short = (link: string | null | undefined) => new URL(link ?? '').pathname;
const follow = (path: string, app = site().app) => request(app).get(path).set('Host', own.Host);

test('a phone guest without an address is booked with the address of the desk and gets no mail', async () => {
  const desk = await signedIn();
  const { body } = await desk.get('/api/desk/guest-bookings');
  expect(body).toEqual({ deskAddress });
  const id = await desk.book();
  const [reservation] = [...provider().state.reservations.values()];
  expect(reservation?.request).toMatchObject({ email: deskAddress, phone: '+442079460000' });

  const shown = await desk.read(id);
  expect(shown.booking).toMatchObject({ status: 'confirmed', mailsGuest: false });
  expect(shown.mailsToSend).toEqual([]);
  const actions = shown.actions.map(({ action }) => action);
  expect(actions).toContain('correct-contact');
  for (const needsMail of ['send-mail', 'write', 'goodwill']) {
    expect(actions).not.toContain(needsMail);
  }
  expect(shown.timeline).toContainEqual(
    expect.objectContaining({
      cause: 'created',
      detail: { accepted: 'by-phone', link: 'by-phone' },
    }),
  );
  await desk.act(id, 'cancel', { wantedBy: 'traveller', reason: 'Called again.' });
  site().start();
  await eventually(
    async () => ((await desk.read(id)).booking.status === 'cancelled' ? true : undefined),
    'the booking is canceled',
  );
  expect(await mailedTo()).toEqual([]);
  const { timeline } = await desk.read(id);
  expect(timeline.filter((entry) => entry.kind === 'mail')).toEqual([]);
});

test('a link that the desk reads out on the phone opens the booking in any spelling', async () => {
  const desk = await signedIn();
  const id = await desk.book();
  const { spokenLink, booking } = await desk.read(id);
  expect(spokenLink).toMatch(/^https:\/\/www\.hotels\.example\/b\/\w{4}-\w{4}-\w{4}-\w{4}-\w{4}$/);
  const path = short(spokenLink);
  expect(path.slice(3).replaceAll('-', '').slice(0, 8)).toBe(booking.number);
  for (const typed of [
    path,
    path.toLowerCase(),
    path.slice(0, 3) + path.slice(3).replaceAll('-', ''),
  ]) {
    const { headers } = await follow(typed).expect(303);
    expect(headers).toMatchObject({
      location: links.pathOf(id),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  }
  const key = links.keyOf(id);
  expect((await site().read(id, key)).mailsGuest).toBe(false);
});

test('a wrong link looks like any other failure, and guesses are limited', async () => {
  const desk = await signedIn();
  const path = short((await desk.read(await desk.book())).spokenLink);
  const mailed = await site().book({ ...bookingRequest, again: true });
  const guesses = [
    `${path.slice(0, -1)}${path.endsWith('3') ? '4' : '3'}`,
    `/b/3333-3333-${path.slice(13)}`,
    // The booking of a guest who gets mails has no such link, although its code could be computed.
    short(links.spokenAddressOf(mailed.booking)),
    '/b/%00',
  ];
  for (const guess of guesses) {
    const { headers } = await follow(guess).expect(303);
    expect(headers['location']).toBe('/booking/none?key=none');
  }
  const statuses = [];
  for (let tried = guesses.length; tried <= spokenLinkLimit.limit; tried += 1) {
    statuses.push((await follow(guesses[0] ?? '')).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('a phone guest who gives an address later gets mails, and the link still opens the booking', async () => {
  const desk = await signedIn();
  const id = await desk.book();
  const path = short((await desk.read(id)).spokenLink);
  const own422 = await desk.act(id, 'correct-contact', {
    email: ` ${deskAddress.toUpperCase()}`,
    reason: 'x',
  });
  expect([own422.status, own422.body]).toMatchObject([422, { errors: [{ path: 'email' }] }]);

  const phone = await desk.act(id, 'correct-contact', {
    phone: '+442079460001',
    reason: 'Typed wrong.',
  });
  expect(phone.body).toMatchObject({ booking: { mailsGuest: false } });
  const email = 'ada@travelers.example';
  const given = await desk.act(id, 'correct-contact', { email, reason: 'Called with it.' });
  expect(given.body).toMatchObject({ booking: { mailsGuest: true }, spokenLink: null });
  await desk.act(id, 'send-mail', { template: 'confirmed' });
  expect(await mailedTo()).toEqual([email]);
  expect((await follow(path)).headers['location']).toBe(links.pathOf(id));
});

test('a phone booking is not found by the address of the desk and is not part of the data of this address', async () => {
  const desk = await signedIn('admin');
  const id = await desk.book();
  const { booking } = await desk.read(id);
  const find = { number: booking.number, email: deskAddress };
  await request(site().app).post('/api/bookings/find').set(own).send(find).expect(202);
  const data = { email: deskAddress, reason: 'Asked.' };
  const { body } = await desk.post('/api/desk/guests/data', data);
  expect(body).toMatchObject({ bookings: [] });
  const list = await desk.get('/api/desk/bookings');
  expect(list.body).toMatchObject({ items: [{ id, email: null }] });
  expect(await mailedTo()).toEqual([]);
});

test('a second booking of the same phone number asks for confirmation, but not for another guest', async () => {
  const desk = await signedIn();
  await desk.book();
  const other = { ...byPhone, traveller: { ...byPhone.traveller, phone: '+442079460999' } };
  await desk.book(other);
  const again = await desk.post('/api/desk/guest-bookings', byPhone);
  expect([again.status, again.body]).toMatchObject([409, { code: 'booked-already' }]);
});

test('a changed phone booking still sends no mail to the guest, even if the guest changes it', async () => {
  const desk = await signedIn();
  const id = await desk.book();
  const access = { id, key: links.keyOf(id) };
  const { traveller } = await site().read(access.id, access.key);
  const change = changeOf(access, { traveller: traveller ?? bookingRequest.traveller });
  const { booking } = await site().book(change);
  expect(booking).toMatchObject({ status: 'confirmed', mailsGuest: false });
  const next = { ...changeOf({ id: booking.id, key: '' }), traveller: byPhone.traveller };
  const changed = await desk.book({ ...next, stay: byPhone.stay });
  expect((await desk.read(changed)).booking.mailsGuest).toBe(false);
  expect(await mailedTo()).toEqual([]);
});

test('the booking limit for the address of the desk does not block changes of phone bookings', async () => {
  const desk = await signedIn();
  const id = await desk.book();
  const limited = start({ bookingLimits: { bookAddress: 1 } });
  limited.clock.now = site().clock.now;
  expect((await limited.post(byPhone)).status).toBe(201);
  expect((await limited.post({ ...byPhone, again: true })).status).toBe(429);
  const change = changeOf({ id, key: links.keyOf(id) }, { traveller: byPhone.traveller });
  expect((await limited.post(change)).body.booking).toMatchObject({ mailsGuest: false });
  const guessed = changeOf({ id, key: 'x'.repeat(43) }, { traveller: byPhone.traveller });
  expect((await limited.post(guessed)).status).toBe(429);
  await limited.stop();
});

test('a booking by a stranger needs an address and sends mails, even to the address of the desk', async () => {
  const nobody = { ...bookingRequest, traveller: { ...bookingRequest.traveller, email: '' } };
  const refused = await site().post(nobody);
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { errors: expect.arrayContaining([expect.objectContaining({ path: 'traveller.email' })]) },
  ]);
  const atDesk = request(site().app).post('/api/desk/guest-bookings').set(own);
  await atDesk.set('Idempotency-Key', randomUUID()).send(byPhone).expect(401);
  const { booking } = await site().book(byPhone);
  expect(booking.mailsGuest).toBe(true);
  expect(await mailedTo()).toEqual([deskAddress]);
});

test('a phone booking needs an address if the desk has none, and finance does not see its link', async () => {
  const silent = start({ env: { DESK_EMAIL: undefined } });
  try {
    silent.clock.now = new Date();
    const desk = await signedIn('admin', silent);
    const { body } = await desk.get('/api/desk/guest-bookings');
    expect(body).toEqual({ deskAddress: null });
    const id = await desk.book();
    expect((await desk.read(id)).booking.mailsGuest).toBe(true);
  } finally {
    await silent.stop();
  }
  const id = await (await signedIn()).book({ ...byPhone, again: true });
  const finance = await signedIn('finance');
  const shown = await finance.read(id);
  expect([shown.booking.mailsGuest, shown.spokenLink]).toEqual([false, null]);
});

test('the personal data of a phone booking is erased as usual, and then its link opens nothing', async () => {
  const desk = await signedIn('admin');
  const id = await desk.book();
  const path = short((await desk.read(id)).spokenLink);
  await db()
    .updateTable('bookings')
    .set({ status: 'declined', cause: 'desk' })
    .where('id', '=', id)
    .execute();
  const { status } = await desk.act(id, 'erase', { reason: 'Asked.' });
  expect(status).toBe(200);
  const shown = await desk.read(id);
  expect([shown.booking.traveller, shown.spokenLink]).toEqual([null, null]);
  expect((await follow(path)).headers['location']).toBe('/booking/none?key=none');
});
