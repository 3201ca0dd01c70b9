import { guestDataSchema } from '#contracts/site/desk/deskGuests.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { accountSite } from '../accounts/accountSite.ts';
import { tokenOf } from '../accounts/startTestAccounts.ts';
import { joinStaff } from '../staff/joinStaff.ts';

const { site, start, db, database } = accountSite({ env: { DESK_EMAIL: 'desk@hotels.example' } });
const guest = 'ada@travelers.example';
const other = 'grace@travelers.example';
const reason = 'Asked by mail.';

/** Subscribes an address to the newsletter and confirms it. */
async function subscribe(email: string) {
  await site().browser().post('/api/newsletter', { email });
  const token = tokenOf(await site().mailTo(email, 'Confirm your subscription'));
  const { status } = await site().browser().post('/api/newsletter/confirmation', { token });
  expect(status).toBe(200);
}

beforeEach(async () => {
  for (const table of ['outbox', 'staff', 'staff_invitations', 'staff_verification'] as const) {
    await db().deleteFrom(table).execute();
  }
});

/** Starts the same site without a worker, so that messages to the desk stay in the outbox. */
async function withoutWorker() {
  await site().stop();
  const waiting = start({ env: { DESK_EMAIL: 'desk@hotels.example', WORKER: 'off' } });
  const desk = waiting.browser();
  await joinStaff(database().database, { post: desk.post, role: 'admin' });
  return { waiting, desk };
}

const subscriptions = () =>
  db().selectFrom('newsletter_subscriptions').select(['email', 'status']).execute();
const messages = () =>
  db().selectFrom('outbox').select('id').where('kind', '=', 'contact-mail').execute();

test('an erasure ends the newsletter and deletes the waiting messages of one address', async () => {
  await subscribe(guest);
  await subscribe(other);
  const { waiting, desk } = await withoutWorker();
  for (const email of [guest, guest.toUpperCase(), other]) {
    const message = { name: 'Ada', email, message: 'Is there a lift?' };
    expect((await waiting.browser().post('/api/contact', message)).status).toBe(202);
  }
  const data = v.parse(
    guestDataSchema,
    (await desk.post('/api/desk/guests/data', { email: guest, reason })).body,
  );
  expect(data.newsletter).toMatchObject({ status: 'confirmed' });
  expect(data.contact).toHaveLength(2);

  const erased = await desk.post('/api/desk/guests/erasure', { email: guest, reason });
  expect([erased.status, erased.body]).toEqual([
    200,
    { bookings: 0, messages: 2, subscriptions: 1 },
  ]);
  expect(await subscriptions()).toEqual(
    expect.arrayContaining([
      { email: null, status: 'unsubscribed' },
      { email: other, status: 'confirmed' },
    ]),
  );
  expect(await messages()).toHaveLength(1);
  const again = await desk.post('/api/desk/guests/erasure', { email: guest, reason });
  expect([again.status, again.body.code]).toEqual([409, 'nothing-stored']);
  await waiting.stop();
});

test('messages of an earlier version of the site are found too', async () => {
  const { waiting, desk } = await withoutWorker();
  for (const email of [guest, other]) {
    const message = { name: 'Ada', email, message: 'Is there a lift?' };
    expect((await waiting.browser().post('/api/contact', message)).status).toBe(202);
  }
  // Each session had a different owner.
  await db()
    .updateTable('outbox')
    .set({ owner: sql`gen_random_uuid()::text` })
    .execute();
  const { body } = await desk.post('/api/desk/guests/data', { email: guest, reason });
  expect(v.parse(guestDataSchema, body).contact).toMatchObject([{ email: guest }]);
  const erased = await desk.post('/api/desk/guests/erasure', { email: guest, reason });
  expect([erased.status, erased.body.messages]).toEqual([200, 1]);
  expect(await messages()).toHaveLength(1);
  await waiting.stop();
});
