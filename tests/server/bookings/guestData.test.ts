import { guestDataSchema, mostGuestBookings } from '#contracts/site/desk/deskGuests.ts';
import { createBookingLinks, emailHash } from '#server/bookings/bookingLinks.ts';
import { eraseGuestBookings, readGuestBookings } from '#server/bookings/desk/guestData.ts';
import { findBookings } from '#server/bookings/desk/searchBookings.ts';
import { readBooking } from '#server/bookings/state/bookingRow.ts';
import { guestRoutes } from '#server/desk/guestRoutes.ts';
import { worker } from '#server/record/actor.ts';
import { forgetAuthors } from '#server/reviews/reviewsOfBookings.ts';
import { createBookingCredits } from '#server/rewards/createBookingCredits.ts';
import * as v from 'valibot';
import { deskApp } from '../desk/deskApp.ts';
import { writeManyBookings } from '../../support/manyBookings.ts';
import { withClock } from '../../support/withClock.ts';
import { bookingRequest, testSecret } from './support/bookingRequest.ts';
import { noPayments } from './support/noPayments.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, database, db } = prepareSite();
const reason = 'Asked by mail.';
const { email } = bookingRequest.traveller;

function desk(role: 'admin' | 'finance' = 'admin', hasAccount = false) {
  const now = () => site().clock.now;
  const own = withClock(database().database, now);
  const rewards = { enabled: true, welcomeMinimum: 100, delayDays: 30, monthlyLimits: [] };
  const context = {
    database: own,
    actor: worker,
    hasDesk: true,
    hasWebhook: false,
    now,
    credits: createBookingCredits({ database: own, ...rewards, now }),
    payments: noPayments,
    links: createBookingLinks(testSecret, () => 'https://www.hotels.example'),
  };
  const app = deskApp({
    database: own,
    routes: guestRoutes({
      database: own,
      now,
      hasAccount: () => Promise.resolve(hasAccount),
      dataOf: async (address) => ({
        bookings: (await readGuestBookings(context, address)).bookings,
        reviews: [],
        newsletter: null,
        contact: [],
      }),
      eraseBookings: (tx, erasing) => eraseGuestBookings(context, tx, erasing, forgetAuthors),
      endSubscription: () => Promise.resolve(false),
      deleteMessages: () => Promise.resolve(0),
    }),
  });
  app.signIn(role);
  const post = (what: 'data' | 'erasure', address: string = email) =>
    app.post(`/api/desk/guests/${what}`, { email: address, reason });
  return { post };
}

test('one file contains all stored data of an address in any spelling', async () => {
  const { id } = await site().book();
  const { status, body } = await desk().post('data', email.toUpperCase());
  expect(status).toBe(200);
  const data = v.parse(guestDataSchema, body);
  expect(data.bookings.map(({ booking }) => booking.id)).toEqual([id]);
  expect(data.bookings[0]?.booking.traveller).toMatchObject({ email });
  expect(data.bookings[0]?.messages).toMatchObject([{ mail: 'confirmed' }]);
  const record = await db()
    .selectFrom('audit_record')
    .selectAll()
    .where('action', '=', 'guests.export')
    .execute();
  expect(record).toMatchObject([{ after: { bookings: [id] }, reason }]);
  expect(JSON.stringify(record).toLowerCase()).not.toContain(email.toLowerCase());
});

test('nothing is erased before the stay ends, and then everything is erased once', async () => {
  const past = await site().book();
  await site().cancel(past.id, past.key).expect(200);
  const ahead = await site().book();
  const refused = await desk().post('erasure');
  expect([refused.status, refused.body.code]).toEqual([409, 'bookings-ahead']);
  expect((await readBooking(database(), past.id))?.traveller).not.toBeNull();
  await site().cancel(ahead.id, ahead.key).expect(200);
  const erased = await desk().post('erasure', `  ${email.toUpperCase()} `);
  expect(erased.body).toEqual({ bookings: 2, messages: 0, subscriptions: 0 });
  for (const { id } of [past, ahead]) {
    expect(await readBooking(database(), id)).toMatchObject({ traveller: null, email_hash: '' });
  }
  const { lastName = '' } = bookingRequest.traveller.guests[0] ?? {};
  const context = { database: database().database, now: () => site().clock.now };
  expect((await findBookings(context, lastName)).bookings).toEqual([]);
  const again = await desk().post('erasure');
  expect([again.status, again.body.code]).toEqual([409, 'nothing-stored']);
});

test('the notes of tasks are part of the guest data and are erased with it, but the assignees stay', async () => {
  const { id, key } = await site().book();
  const at = site().clock.now;
  const issue = { id: 'dispute_dp_1', kind: 'dispute', reference: 'dp_1' } as const;
  await db()
    .insertInto('payment_issues')
    .values({ ...issue, booking_id: id, at, seen_at: at, found_at: at })
    .execute();
  const note = 'Ask for Mrs. Lovelace.';
  const task = { due: null, note, changed_at: at, cause_at: null, changed_by: null };
  await db()
    .insertInto('desk_tasks')
    .values([
      { ...task, queue: 'requests', item: id, assignee: null, version: 'a' },
      { ...task, queue: 'disputes', item: issue.id, assignee: 'staff-agent', version: 'b' },
    ])
    .execute();
  const { body } = await desk().post('data');
  const told = { at: at.toISOString(), text: note };
  expect(v.parse(guestDataSchema, body).bookings[0]?.notes).toEqual([told, told]);

  await site().cancel(id, key).expect(200);
  expect((await desk().post('erasure')).status).toBe(200);
  const left = await db().selectFrom('desk_tasks').select(['item', 'assignee', 'note']).execute();
  expect(left).toEqual([{ item: issue.id, assignee: 'staff-agent', note: '' }]);
});

test('an address with too many bookings for one file is refused, and nothing is erased', async () => {
  await writeManyBookings(database(), mostGuestBookings + 1, site().clock.now);
  const traveller = JSON.stringify(bookingRequest.traveller);
  const all = { account_id: null, traveller, email_hash: emailHash(email) };
  await db().updateTable('bookings').set(all).execute();
  for (const what of ['data', 'erasure'] as const) {
    const { status, body } = await desk().post(what);
    expect([status, body.code]).toEqual([409, 'too-many-bookings']);
  }
  const left = db().selectFrom('bookings').select('id').where('traveller', 'is not', null);
  expect(await left.execute()).toHaveLength(mostGuestBookings + 1);
});

test('the address of an account is refused, and so are staff other than administrators', async () => {
  await site().book();
  const account = await desk('admin', true).post('data');
  expect([account.status, account.body.code]).toEqual([409, 'has-account']);
  expect((await desk('finance').post('data')).status).toBe(403);
  expect((await desk('finance').post('erasure')).status).toBe(403);
});

test('a booking is found by its number, id or reference', async () => {
  const { id } = await site().book();
  const row = await readBooking(database(), id);
  const context = { database: database().database, now: () => site().clock.now };
  for (const text of [id, row?.number ?? '', row?.reference ?? '']) {
    expect(await findBookings(context, text)).toMatchObject({ exact: id, bookings: [{ id }] });
  }
  const { phone } = bookingRequest.traveller;
  const found = await findBookings(context, phone.slice(-7));
  expect(found).toMatchObject({ exact: null, bookings: [{ id }], more: false, accounts: [] });
});
