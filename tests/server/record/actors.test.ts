import { sealRecord } from '#server/record/sealRecord.ts';
import { verifyRecord } from '#server/record/verifyRecord.ts';
import { ada } from '../accounts/accountSite.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { eventually, own } from '../bookings/support/startTestBookings.ts';
import { rewardsSite } from '../rewards/rewardsSite.ts';
import request from 'supertest';

const { database, join, site, post, book, cancel, provider, db } = rewardsSite();

/** Returns who did what to the subject with this id, such as `guest booking.created`. */
const record = async (subject: string) => {
  const rows = await db()
    .selectFrom('audit_record')
    .selectAll()
    .where('subject_id', '=', subject)
    .orderBy('id')
    .execute();
  return {
    rows,
    actions: rows.map(({ actor_kind: kind, action }) => `${kind} ${action}`),
    ids: [...new Set(rows.map(({ actor_id: id }) => id))],
  };
};

const accountId = async () =>
  (await db().selectFrom('user').select('id').executeTakeFirstOrThrow()).id;

test('the record of a booking and a cancellation names the person and the request', async () => {
  const asked = { ...bookingRequest, again: true };
  const id = 'a-request-of-a-guest';
  const { body } = await post(undefined, asked).set('X-Request-Id', id);
  const guest = await record(body.booking.id);
  expect(guest.actions).toEqual(['guest booking.created', 'guest booking.provider']);
  expect(guest.ids).toEqual([null]);
  expect(guest.rows.map(({ request_id }) => request_id)).toEqual([id, id]);

  const browser = await join();
  const made = await book(browser, {});
  await cancel(browser, made);
  const signedIn = await record(made.booking.id);
  expect(signedIn.actions).toEqual([
    'traveller booking.created',
    'traveller booking.provider',
    'traveller booking.cancellation-asked-by-traveller',
    'traveller booking.traveller',
  ]);
  expect(signedIn.ids).toEqual([await accountId()]);
});

test('actions of the worker are recorded under the worker', async () => {
  provider().state.modes.reserve = 'cut-before';
  const { body } = await post(undefined, { ...bookingRequest, again: true });
  provider().state.modes.reserve = 'normal';
  await db()
    .updateTable('bookings')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  const { actions } = await eventually(async (saw) => {
    const found = saw(await record(body.booking.id));
    return found.rows.length === 2 ? found : undefined;
  });
  expect(actions).toEqual(['guest booking.created', 'worker booking.provider']);
});

test('deleting an account or a review is recorded with the person and without the content', async () => {
  const browser = await join();
  const id = await accountId();
  const made = await book(browser, {});
  await db().updateTable('bookings').set({ status: 'stayed' }).execute();
  const review = `/api/reviews/stays/${made.booking.id}?key=${made.key}`;
  const written = await request(site().app)
    .post(review)
    .set(own)
    .send({ score: 8, text: 'A calm house by the river.' });
  await request(site().app).delete(review).set(own).send({}).expect(200);
  await request(site().app).delete(review).set(own).send({}).expect(200);
  expect((await record(written.body.review.id)).actions).toEqual(['guest review.deleted']);

  await browser.post('/api/account/deletion', { password: ada.password });
  const deleted = await record(id);
  expect([deleted.actions, deleted.ids]).toEqual([['traveller account.deleted'], [id]]);

  const rows = await db().selectFrom('audit_record').selectAll().execute();
  const text = JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const { email, guests } = bookingRequest.traveller;
  for (const secret of [ada.email, ada.name, email, guests[0]?.lastName ?? '', 'calm house']) {
    expect(text).not.toContain(secret);
  }
  await sealRecord({ database: database().database, log: { info: () => {} } });
  expect(await verifyRecord(database().database)).toMatchObject({ findings: [], unsealed: 0 });
});
