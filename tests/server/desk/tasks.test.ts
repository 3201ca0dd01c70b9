import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { deskTasksSchema } from '#contracts/site/desk/deskTasks.ts';
import { bookingQueuesAt } from '#server/bookings/desk/bookingQueues.ts';
import { deleteEndedTasks, taskRoutes } from '#server/desk/taskRoutes.ts';
import { issueQueuesAt } from '#server/payments/paymentIssues.ts';
import { writeManyBookings } from '../../support/manyBookings.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { addStaff, deskApp, recordOfTest } from './deskApp.ts';

const now = new Date('2027-04-10T12:00:00Z');
let created: TestDatabase;
beforeAll(async () => {
  created = await createTestDatabase();
  await writeManyBookings(created, 20, now);
}, 60_000);
afterAll(() => created.close());
const db = () => created.database.db;
const record = recordOfTest(() => created, 'tasks');

const context = () => ({
  database: created.database,
  now: () => now,
  timeZone: 'Pacific/Auckland',
  queues: [
    bookingQueuesAt({ database: created.database, now: () => now }),
    issueQueuesAt(created.database),
  ],
});
const desk = (role: 'agent' | 'finance' | 'admin' = 'agent') => {
  const app = deskApp({ database: created.database, routes: taskRoutes(context()) });
  app.signIn(role);
  const read = async (item?: string) => {
    const search = item === undefined ? '' : `?item=${item}`;
    const { body } = await app.get(`/api/desk/tasks${search}`).expect(200);
    return v.parse(deskTasksSchema, body);
  };
  const assign = (item: string, said: object = {}, queue = 'requests') =>
    app.put(`/api/desk/tasks/${queue}/${item}`, {
      version: null,
      assignee: 'staff-agent',
      due: null,
      note: '',
      ...said,
    });
  return { ...app, read, assign };
};

/** The ids of two bookings that wait for an answer, and of one without a task. */
let [first, second, quiet] = ['', '', ''];
beforeEach(async () => {
  await db().deleteFrom('desk_tasks').execute();
  await db().deleteFrom('payment_issues').execute();
  await db().deleteFrom('staff').execute();
  await addStaff(created.database, 'agent', 'Ada');
  await addStaff(created.database, 'finance', 'Bob');
  await db().updateTable('staff').set({ twoFactorEnabled: true }).execute();
  await sql`update bookings set status = 'confirmed', cancelling = false, mismatch = null,
    next_attempt_at = null, created_at = ${now}::timestamptz`.execute(db());
  const rows = await db().selectFrom('bookings').select('id').orderBy('id').limit(3).execute();
  [first = '', second = '', quiet = ''] = rows.map(({ id }) => id);
  await db()
    .updateTable('bookings')
    .set({ status: 'requested' })
    .where('id', 'in', [first, second])
    .execute();
});

test('a new task has no assignee, and a booking that needs nothing has no task', async () => {
  const { today, tasks, staff } = await desk().read(first);
  expect(tasks).toMatchObject([
    { queue: 'requests', item: first, assignee: null, due: null, note: '', version: null },
  ]);
  expect(tasks[0]?.booking).toMatchObject({ id: first, hotel: expect.any(String) });
  expect(today).toBe('2027-04-11');
  expect(staff).toEqual([
    { id: 'staff-agent', name: 'Ada' },
    { id: 'staff-finance', name: 'Bob' },
  ]);
  expect((await desk().read(quiet)).tasks).toEqual([]);
  const { body } = await desk().assign(quiet).expect(409);
  expect(body.code).toBe('task-ended');
  await desk().assign(first, {}, 'no-such-queue').expect(409);
  await desk().assign(first, {}, 'arrivals-today').expect(409);
});

test('tasks are sorted by due day, and the record leaves out the note', async () => {
  await desk().assign(first, { note: 'Ask for Mrs. Lovelace.' }).expect(200);
  await desk('finance')
    .assign(second, { assignee: 'staff-finance', due: '2027-04-01' })
    .expect(200);
  const { tasks } = await desk().read();
  expect(tasks).toMatchObject([
    { item: second, assignee: { name: 'Bob' }, due: '2027-04-01' },
    { item: first, assignee: { name: 'Ada' }, due: null, note: 'Ask for Mrs. Lovelace.' },
  ]);
  expect(await record()).toMatchObject([
    {
      action: 'tasks.assign',
      actor_id: 'staff-agent',
      subject_id: first,
      before: null,
      after: { assignee: 'staff-agent', due: null, fields: ['note'] },
    },
    { actor_id: 'staff-finance', after: { assignee: 'staff-finance', due: '2027-04-01' } },
  ]);
});

test('when two people assign a task at once, the second learns who was first and changes nothing', async () => {
  const answers = await Promise.all([
    desk().assign(first, { note: 'one' }),
    desk('finance').assign(first, { note: 'other' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [task] = (await desk().read()).tasks;
  const stale = await desk('finance').assign(first, { version: randomUUID(), note: 'late' });
  expect([stale.status, stale.body.code]).toEqual([409, 'task-changed']);
  const winner = answers[0].status === 200 ? 'Ada' : 'Bob';
  if (winner === 'Ada') expect(stale.body.by).toBe('Ada');
  expect((await desk().read()).tasks).toEqual([task]);
});

test('a repeated request is stored once, and clearing all fields deletes the assignment', async () => {
  const { body } = await desk().assign(first, { due: '2027-04-12' }).expect(200);
  const again = await desk().assign(first, { due: '2027-04-12' }).expect(200);
  expect(again.body).toEqual(body);
  expect(await record()).toHaveLength(1);
  const { version } = body;
  const none = await desk().assign(first, { version, assignee: null }).expect(200);
  expect(none.body).toMatchObject({ assignee: null, version: null });
  expect((await desk().read()).tasks).toEqual([]);
});

test('a task ends with its cause, and a later cause starts without an assignee', async () => {
  await desk().assign(first).expect(200);
  await desk().assign(second).expect(200);
  const decide = (status: 'confirmed' | 'requested', at: Date) =>
    db().updateTable('bookings').set({ status, created_at: at }).where('id', '=', first).execute();
  await decide('confirmed', now);
  expect((await desk().read()).tasks.map(({ item }) => item)).toEqual([second]);
  await decide('requested', new Date(now.getTime() + 1_000));
  expect((await desk().read()).tasks.map(({ item }) => item)).toEqual([second]);
  expect((await desk().read(first)).tasks).toMatchObject([{ assignee: null, version: null }]);
  await deleteEndedTasks(context());
  const left = await db().selectFrom('desk_tasks').select('item').execute();
  expect(left).toEqual([{ item: second }]);
  await desk().assign(first).expect(200);
});

test('a former staff member has no tasks and cannot get any', async () => {
  await desk().assign(first, { assignee: 'staff-finance', due: '2027-04-12' }).expect(200);
  await db().updateTable('staff').set({ endedAt: now }).where('id', '=', 'staff-finance').execute();
  const { tasks, staff } = await desk().read();
  expect(tasks).toMatchObject([{ item: first, assignee: null, due: '2027-04-12' }]);
  expect(staff).toEqual([{ id: 'staff-agent', name: 'Ada' }]);
  const { body } = await desk().assign(second, { assignee: 'staff-finance' }).expect(409);
  expect(body.code).toBe('staff-left');
  expect(await db().selectFrom('desk_tasks').select('item').execute()).toHaveLength(1);
});

test('an issue of a payment is a task of its booking', async () => {
  const id = randomUUID();
  await db()
    .insertInto('payment_issues')
    .values({
      id,
      kind: 'dispute',
      reference: 'dp_1',
      booking_id: quiet,
      currency: 'EUR',
      at: now,
      seen_at: now,
      found_at: now,
    })
    .execute();
  expect((await desk().read(quiet)).tasks).toMatchObject([
    { queue: 'disputes', item: id, booking: { id: quiet, number: expect.any(String) } },
  ]);
  await desk().assign(id, { due: '2027-05-01' }, 'disputes').expect(200);
  expect((await desk().read()).tasks).toMatchObject([{ queue: 'disputes', item: id }]);
  await desk().assign(quiet, {}, 'disputes').expect(409);
});

test.each([
  ['a day that does not exist', { due: '2027-02-30' }],
  ['a long note', { note: 'x'.repeat(201) }],
  ['an unknown field', { by: 'me' }],
])('%s is a 422', async (_what, said) => {
  await desk().assign(first, said).expect(422);
});

test('clearing an assignment twice changes nothing', async () => {
  const { body } = await desk().assign(first).expect(200);
  const nobody = { version: body.version, assignee: null };
  await desk().assign(first, nobody).expect(200);
  const again = await desk().assign(first, nobody).expect(200);
  expect(again.body).toMatchObject({ assignee: null, version: null });
  expect(await record()).toHaveLength(2);
});
