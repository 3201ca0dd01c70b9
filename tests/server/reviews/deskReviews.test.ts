import { randomUUID } from 'node:crypto';
import { deskReviewSchema, deskReviewsSchema } from '#contracts/site/desk/deskReviews.ts';
import { hourMs } from '#contracts/values/durations.ts';
import { readHotelNames } from '#server/bookings/resource.ts';
import { reviewRoutes } from '#server/reviews/desk/reviewRoutes.ts';
import * as v from 'valibot';
import { addStaff, deskApp, recordOfTest } from '../desk/deskApp.ts';
import { pageOf, praise, reviewOf, reviewSite } from './reviewSite.ts';

const deskReviewPaths = {
  reviews: '/api/desk/reviews',
  hiding: '/api/desk/reviews/:id/hiding',
  restoring: '/api/desk/reviews/:id/restoring',
  answer: '/api/desk/reviews/:id/answer',
} as const;

const { database, stay, write, remove, read, list, report, insert, rows, db } = reviewSite();

const at = new Date('2027-03-01T10:00:00Z');
const desk = () => {
  const { database: db } = database();
  const routes = reviewRoutes({
    database: db,
    now: () => at,
    hotelNamesOf: (bookings) => readHotelNames(db, bookings),
  });
  const app = deskApp({ database: db, routes });
  app.signIn('agent');
  return app;
};
const pathOf = (name: 'hiding' | 'restoring' | 'answer', id: string) =>
  deskReviewPaths[name].replace(':id', id);
const reviewsOf = ({ body }: { body: unknown }) => v.parse(deskReviewsSchema, body);
/** The record is never emptied, so rows from before the test are left out. */
const recordOf = recordOfTest(database, 'reviews');
const recorded = async () => (await recordOf()).filter(({ refused }) => !refused);

beforeEach(() => addStaff(database().database, 'agent', 'Bob'));

test('a reported review waits from its first report, however often it is reported', async () => {
  const hourAgo = new Date(Date.now() - hourMs);
  const [review] = await insert([8], { reports: 1, reported_at: hourAgo });
  await report(String(review?.id));
  const stored = await db().selectFrom('reviews').selectAll().executeTakeFirst();
  expect(stored).toMatchObject({ reports: 2, reported_at: hourAgo });
});

test('the list has every review, filtered by state and hotel, page by page', async () => {
  const reviews = await insert(Array.from({ length: 30 }, (_, index) => index % 11));
  const [first] = await insert([1], { hotel_id: 'other' });
  const [hidden, reported] = reviews;
  const set = db().updateTable('reviews').set({ hidden_at: at });
  await set.where('id', '=', String(hidden?.id)).execute();
  await report(String(reported?.id));

  const { get } = desk();
  const one = reviewsOf(await get('/api/desk/reviews'));
  const two = reviewsOf(await get(`/api/desk/reviews?cursor=${String(one.next)}`));
  const ids = [...one.items, ...two.items].map(({ id }) => id);
  expect([one.items.length, two.items.length, two.next]).toEqual([25, 6, null]);
  expect(new Set(ids).size).toBe(31);
  expect(ids[0]).toBe(reviews.at(-1)?.id);

  const idsOf = async (query: string) =>
    reviewsOf(await get(`/api/desk/reviews?${query}`)).items.map(({ id }) => id);
  expect(await idsOf('state=hidden')).toEqual([hidden?.id]);
  expect(await idsOf('state=reported')).toEqual([reported?.id]);
  expect(await idsOf('hotel=other')).toEqual([first?.id]);
  expect(await idsOf('hotel=other&state=shown')).toEqual([first?.id]);
  for (const query of ['state=any', 'cursor=nonsense', 'cursor=1_', 'hotel=%20']) {
    expect((await get(`/api/desk/reviews?${query}`)).status).toBe(422);
  }
});

test('a review can be hidden and shown again, and each change is recorded once with its reason', async () => {
  const visit = await stay();
  const id = String(reviewOf(await write(visit))?.id);
  await insert([5]);
  await report(id);
  const { post } = desk();
  const reason = 'It names a person.';

  const hidden = await post(pathOf('hiding', id), { reason });
  expect(v.parse(deskReviewSchema, hidden.body)).toMatchObject({
    id,
    hiddenAt: at.toISOString(),
    reports: 1,
    bookingId: visit.id,
    hotel: expect.any(String),
  });
  expect(pageOf(await list())).toMatchObject({ count: 1, average: 5 });
  expect(reviewOf(await read(visit))).toMatchObject({ ...praise, hidden: true });
  const again = await post(pathOf('hiding', id), { reason });
  expect([again.status, again.body.code, again.body.by]).toEqual([409, 'changed', 'Bob']);
  expect(Math.abs(Date.now() - Date.parse(again.body.at))).toBeLessThan(60_000);

  expect((await post(pathOf('restoring', id), { reason: 'It does not.' })).status).toBe(200);
  expect(pageOf(await list())).toMatchObject({ count: 2, average: 7 });
  expect((await rows()).map(({ reports }) => reports)).toEqual([0, 0]);
  const twice = await post(pathOf('restoring', id), { reason });
  expect([twice.status, twice.body.code]).toEqual([409, 'changed']);

  const by = { actor_kind: 'staff', actor_id: 'staff-agent', refused: false };
  const change = { action: 'reviews.moderate', ...by, subject_id: id };
  expect(await recorded()).toEqual([
    { ...change, before: { hidden: false, reports: 1 }, after: { hidden: true }, reason },
    {
      ...change,
      before: { hidden: true, reports: 1 },
      after: { hidden: false, reports: 0 },
      reason: 'It does not.',
    },
  ]);
});

test('the reply of a hotel is public, can be removed, and is changed only if nobody else has changed it', async () => {
  const visit = await stay();
  const id = String(reviewOf(await write(visit))?.id);
  const { put, delete: del } = desk();
  const path = pathOf('answer', id);
  const shown = async () => pageOf(await list()).reviews[0]?.answer;

  const answered = await put(path, { text: ' Thank you!\nCome again. ', previous: null });
  expect(v.parse(deskReviewSchema, answered.body)).toMatchObject({
    answer: 'Thank you!\nCome again.',
    answeredAt: at.toISOString(),
  });
  expect(await shown()).toBe('Thank you!\nCome again.');
  const late = await put(path, { text: 'Other', previous: null });
  expect([late.status, late.body.code, late.body.by]).toEqual([409, 'changed', 'Bob']);

  const previous = 'Thank you!\nCome again.';
  expect((await put(path, { text: 'Thanks', previous })).status).toBe(200);
  expect((await del(path, { previous })).status).toBe(409);
  expect((await del(path, { previous: 'Thanks' })).status).toBe(200);
  expect(await shown()).toBeUndefined();
  expect(
    (await recorded()).map(({ action, before, after }) => ({ action, before, after })),
  ).toEqual(
    [
      [false, true],
      [true, true],
      [true, false],
    ].map(([was, is]) => ({
      action: 'reviews.answer',
      before: { answered: was },
      after: { answered: is, fields: ['answer'] },
    })),
  );
});

test('a hidden review that its author deleted disappears together with its reply', async () => {
  const visit = await stay();
  const id = String(reviewOf(await write(visit))?.id);
  const { post, put } = desk();
  await put(pathOf('answer', id), { text: 'Thank you, Ada!', previous: null });
  await post(pathOf('hiding', id), { reason: 'It names a person.' });
  expect(reviewOf(await remove(visit))).toMatchObject({ text: '', author: null, hidden: true });
  expect((await write(visit)).status).toBe(409);
  expect(await rows()).toMatchObject([{ answer: null, answered_at: null, text: '' }]);
  for (const refused of [
    await post(pathOf('restoring', id), { reason: 'Why not.' }),
    await put(pathOf('answer', id), { text: 'Thanks', previous: null }),
  ]) {
    expect([refused.status, refused.body.code]).toEqual([409, 'deleted']);
  }
  expect(pageOf(await list()).count).toBe(0);
});

test.each([
  ['no reason', 'hiding', {}],
  ['an empty reason', 'restoring', { reason: ' ' }],
  ['a long reason', 'hiding', { reason: 'a'.repeat(501) }],
] as const)('%s is a 422', async (_what, name, body) => {
  expect((await desk().post(pathOf(name, randomUUID()), body)).status).toBe(422);
});

test('an unknown review is a 404', async () => {
  const { post, put } = desk();
  expect((await post(pathOf('hiding', randomUUID()), { reason: 'Why' })).status).toBe(404);
  const answer = { text: 'Thanks', previous: null };
  expect((await put(pathOf('answer', 'no-id'), answer)).status).toBe(404);
});
