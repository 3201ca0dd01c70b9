import { randomUUID } from 'node:crypto';
import { listeningLog } from '../testApp.ts';
import { hotelId, pageOf, praise, reviewOf, reviewSite } from './reviewSite.ts';

const logged: unknown[] = [];
const log = {
  ...listeningLog().log,
  info: (fields: unknown, message?: unknown) => {
    if (message === 'review reported') logged.push(fields);
  },
};
const { stay, write, remove, read, list, report, insert, rows } = reviewSite({
  log,
  reviewLimits: { report: 5 },
});

test('a guest can write one review after the stay, and everyone can read it', async () => {
  const visit = await stay();
  expect(reviewOf(await read(visit))).toBeNull();
  expect(pageOf(await list())).toEqual({ count: 0, average: null, reviews: [], next: null });

  const written = await write(visit, { ...praise, text: `  ${praise.text}\n` });
  expect(written.status).toBe(201);
  const review = { ...praise, author: 'Ada', month: '2027-03', id: expect.any(String) };
  expect(reviewOf(written)).toEqual({ ...review, hidden: false });
  expect(reviewOf(await read(visit))).toEqual({ ...review, hidden: false });
  expect(pageOf(await list())).toEqual({ count: 1, average: 9, reviews: [review], next: null });
  const { text } = await list();
  for (const personal of [visit.id, visit.key, 'Lovelace', 'travelers.example']) {
    expect(text).not.toContain(personal);
  }
  expect(pageOf(await list({ hotel: 'another-hotel' })).count).toBe(0);
});

test('several requests at the same time create one review', async () => {
  const visit = await stay();
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, score) => write(visit, { ...praise, score })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  const [again] = responses.filter(({ status }) => status === 409);
  expect(again?.body).toMatchObject({ code: 'already-reviewed' });
  expect(pageOf(await list()).count).toBe(1);
});

test.each(['confirmed', 'cancelled'] as const)(
  'a %s booking cannot be reviewed',
  async (status) => {
    const visit = await stay(status);
    const response = await write(visit);
    expect([response.status, response.body.code]).toEqual([403, 'not-stayed']);
    expect(reviewOf(await read(visit))).toBeNull();
  },
);

test.each([
  ['a score below zero', { ...praise, score: -1 }, 'score'],
  ['a score above ten', { ...praise, score: 11 }, 'score'],
  ['half a score', { ...praise, score: 7.5 }, 'score'],
  ['no score', { text: praise.text }, 'score'],
  ['a blank text', { ...praise, text: ' \n ' }, 'text'],
  ['a text that is too long', { ...praise, text: 'x'.repeat(2_001) }, 'text'],
  ['control characters', { ...praise, text: 'a\u0000b' }, 'text'],
  ['a name of its own', { ...praise, author: 'Eve' }, 'author'],
])('%s is a 422', async (_, body, path) => {
  const response = await write(await stay(), body);
  expect(response.status).toBe(422);
  expect(response.body.errors).toMatchObject([{ path }]);
});

test('the text of a review is returned as it was typed, markup included', async () => {
  const text = '<img src=x onerror=alert(1)>\n\n’ 日本 🙂';
  await write(await stay(), { score: 0, text });
  const response = await list();
  expect(pageOf(response)).toMatchObject({ average: 0, reviews: [{ score: 0, text }] });
  expect(response.get('Content-Type')).toMatch(/^application\/json/);
});

test('authors can delete their review and write another', async () => {
  const visit = await stay();
  await write(visit);
  expect(reviewOf(await remove(visit))).toBeNull();
  expect(pageOf(await list()).count).toBe(0);
  expect((await remove(visit)).status).toBe(200);
  expect((await write(visit)).status).toBe(201);
});

test('the reviews of a hotel come in pages, newest first', async () => {
  const rows = await insert(Array.from({ length: 23 }, (_, index) => index % 11));
  await insert([0, 0], { hotel_id: 'another-hotel' });
  const first = pageOf(await list());
  expect(first).toMatchObject({ count: 23, average: 4.8 });
  // New reviews do not shift the following pages.
  await write(await stay());
  const second = pageOf(await list({ hotel: hotelId, before: first.next }));
  const third = pageOf(await list({ hotel: hotelId, before: second.next }));
  const pages = [first, second, third];
  expect(pages.map(({ reviews }) => reviews.length)).toEqual([10, 10, 3]);
  expect(pages.flatMap(({ reviews }) => reviews.map(({ id }) => id))).toEqual(
    rows.map(({ id }) => id).toReversed(),
  );
  expect(third).toMatchObject({ count: 24, next: null });
});

test('a malformed cursor or hotel is a 422', async () => {
  for (const before of ['1', 'x-y', `1-${'z'.repeat(36)}`, "1-' or 1=1"]) {
    expect((await list({ hotel: hotelId, before })).status).toBe(422);
  }
  expect((await list({ hotel: '../x' })).status).toBe(422);
  expect((await list({})).status).toBe(422);
});

test('the list is revalidated by its ETag', async () => {
  await insert([8]);
  const first = await list();
  expect(first.get('Cache-Control')).toBe('no-cache');
  const etag = first.get('ETag') ?? '';
  expect((await list().set('If-None-Match', etag)).status).toBe(304);
  await insert([9]);
  expect((await list().set('If-None-Match', etag)).status).toBe(200);
});

test('a report of a review is always accepted, and counted once for each client', async () => {
  const [first, second] = await insert([1, 2]);
  const ids = [first?.id, first?.id, second?.id, randomUUID(), 'no-id'].map(String);
  for (const id of ids) {
    const response = await report(id);
    expect([response.status, response.body]).toEqual([202, {}]);
  }
  expect((await rows()).map(({ reports }) => reports)).toEqual([1, 1]);
  expect(logged).toEqual([{ review: first?.id }, { review: second?.id }]);
  const limited = await report(String(first?.id));
  expect(limited.status).toBe(429);
  expect(limited.get('Retry-After')).toMatch(/^\d+$/);
});
