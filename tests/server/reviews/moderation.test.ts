import { randomUUID } from 'node:crypto';
import { hideReview, restoreReview } from '#server/reviews/moderateReview.ts';
import { listeningLog } from '../testApp.ts';
import { pageOf, praise, reviewOf, reviewSite } from './reviewSite.ts';

const logged: unknown[] = [];
const log = {
  ...listeningLog().log,
  info: (fields: unknown, message?: unknown) => {
    if (message === 'review reported') logged.push(fields);
  },
};
const { database, stay, write, remove, read, list, report, insert, rows } = reviewSite({
  log,
  reviewLimits: { report: 5 },
});
beforeEach(() => {
  logged.length = 0;
});

const moderation = () => {
  const actor = { kind: 'staff' as const, id: 'agent' };
  return { database: database().database, now: () => new Date(), actor };
};

test('a report is always accepted, and counted once for each client', async () => {
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

test('the desk hides a reported review and shows it again', async () => {
  const visit = await stay();
  const id = String(reviewOf(await write(visit))?.id);
  await insert([5]);
  await report(id);

  expect((await hideReview(moderation(), id)).outcome).toBe('done');
  expect(pageOf(await list())).toMatchObject({ count: 1, average: 5 });
  expect((await list()).text).not.toContain('Quiet rooms');
  expect(reviewOf(await read(visit))).toMatchObject({ ...praise, hidden: true });

  expect((await restoreReview(moderation(), id)).outcome).toBe('done');
  expect(pageOf(await list())).toMatchObject({ count: 2, average: 7 });
  expect((await rows()).map(({ reports }) => reports)).toEqual([0, 0]);
});

test('a hidden review can be emptied by its author, and not be written again', async () => {
  const visit = await stay();
  const id = String(reviewOf(await write(visit))?.id);
  const { db } = database().database;
  await db.updateTable('reviews').set({ hidden_at: new Date() }).where('id', '=', id).execute();
  expect(reviewOf(await remove(visit))).toMatchObject({ text: '', author: null, hidden: true });
  expect((await write(visit)).status).toBe(409);
  expect((await restoreReview(moderation(), id)).outcome).toBe('deleted');
  expect(pageOf(await list()).count).toBe(0);
});
