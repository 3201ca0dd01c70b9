import { randomUUID } from 'node:crypto';
import { reviewCommands } from '#server/reviews/reviewCommands.ts';
import { callCommand, operatorCommandOf } from '../operatorCommandOf.ts';
import { listeningLog } from '../testApp.ts';
import { hotelId, pageOf, praise, reviewOf, reviewSite } from './reviewSite.ts';

const logged: unknown[] = [];
const log = {
  ...listeningLog().log,
  info: (fields: unknown, message?: unknown) => {
    if (message === 'review reported') logged.push(fields);
  },
};
const { site, database, stay, write, remove, read, list, report, insert, rows } = reviewSite({
  log,
  reviewLimits: { report: 5 },
});
beforeEach(() => {
  logged.length = 0;
});

const runProcess = operatorCommandOf('server/reviews/command.ts', { database, site });
const run = (command: string, id = '', options: Parameters<typeof reviewCommands>[3] = {}) => {
  const actor = { kind: 'command' as const, id: 'operator' };
  const context = { database: database().database, now: () => new Date(), actor };
  return callCommand((say) => reviewCommands(context, command, [id], options, say));
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

test('the operator lists reported reviews, hides one and shows it again', async () => {
  const visit = await stay();
  const id = String(reviewOf(await write(visit))?.id);
  await insert([5]);
  await report(id);

  const reported = await runProcess('list', '--reported');
  expect(reported).toMatchObject({ code: 0, stderr: '' });
  expect(reported.stdout).toBe(
    `${id}   9  shown, 1 report  ${hotelId}  Quiet rooms. A kind desk.\n`,
  );
  const { stdout } = await run('show', id);
  for (const text of ['Author: Ada\n', `\n${praise.text}\n`]) expect(stdout).toContain(text);

  expect((await run('hide', id)).stdout).toBe(`Review ${id} is hidden.\n`);
  expect(pageOf(await list())).toMatchObject({ count: 1, average: 5 });
  expect((await list()).text).not.toContain('Quiet rooms');
  expect(reviewOf(await read(visit))).toMatchObject({ ...praise, hidden: true });
  expect((await run('list', '', { hidden: true })).stdout).toContain(`${id}   9  hidden, 1 report`);

  expect((await run('unhide', id)).code).toBe(0);
  expect(pageOf(await list())).toMatchObject({ count: 2, average: 7 });
  expect((await run('list', '', { reported: true })).stdout).toBe('There are no such reviews.\n');
});

test('a hidden review can be emptied by its author, and not be written again', async () => {
  const visit = await stay();
  const id = String(reviewOf(await write(visit))?.id);
  const { db } = database().database;
  await db.updateTable('reviews').set({ hidden_at: new Date() }).where('id', '=', id).execute();
  expect(reviewOf(await remove(visit))).toMatchObject({ text: '', author: null, hidden: true });
  expect((await write(visit)).status).toBe(409);
  expect(await run('unhide', id)).toMatchObject({
    code: 1,
    stderr: `The author of review ${id} has deleted it.\n`,
  });
  expect(pageOf(await list()).count).toBe(0);
});

test('a wrong command tells what there is, and an unknown id that there is none', async () => {
  const wrong = await runProcess('delete');
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toContain('npm run reviews -- COMMAND');
  expect(await run('hide', 'nothing')).toMatchObject({
    code: 1,
    stderr: "There is no review 'nothing'.\n",
  });
});
