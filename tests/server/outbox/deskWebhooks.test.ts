import { randomUUID } from 'node:crypto';
import {
  type deliveryStates,
  deskDeliverySchema,
  deskWebhooksSchema,
} from '#contracts/site/desk/deskWebhooks.ts';
import { webhookRoutes } from '#server/outbox/desk/webhookRoutes.ts';
import * as v from 'valibot';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { addStaff, deskApp } from '../desk/deskApp.ts';

let created: TestDatabase;
let woken = 0;
const database = () => created;
beforeEach(async () => {
  created = await createTestDatabase();
  woken = 0;
  await addStaff(created.database, 'agent', 'Bob');
});
afterEach(() => created.close());

const desk = () => {
  const wake = () => (woken += 1);
  const routes = webhookRoutes({ database: database().database, configured: true, wake });
  const app = deskApp({ database: database().database, routes });
  app.signIn('agent');
  return app;
};
const at = new Date('2027-02-01T12:00:00Z');
const columns: Record<(typeof deliveryStates)[number], object> = {
  waiting: { next_attempt_at: new Date(Date.now() + 600_000), last_error: 'status_500' },
  failed: { failed_at: at, last_error: 'ECONNREFUSED' },
  sent: { sent_at: at },
};
const insert = async (state: keyof typeof columns, kind = 'webhook') => {
  const id = randomUUID();
  const data = { id: 'booking-1', stay: { requests: 'secret' } };
  await database()
    .database.db.insertInto('outbox')
    .values({
      owner: 'hotel',
      id,
      kind,
      event_id: randomUUID(),
      attempts: 4,
      payload: JSON.stringify({ type: 'booking.confirmed', data }),
      ...columns[state],
    })
    .execute();
  return id;
};
const list = async (query = '') => {
  const { body } = await desk().get(`/api/desk/webhooks${query}`);
  return v.parse(v.strictObject(deskWebhooksSchema.entries), body);
};
const sendAgain = (id: string, shown: object) =>
  desk().post('/api/desk/webhooks/:id/sending'.replace(':id', id), shown);

test('the list has the delivery state of each event without its content', async () => {
  const ids = [await insert('waiting'), await insert('failed'), await insert('sent')];
  await insert('failed', 'booking-mail');
  const { configured, items, next } = await list();
  expect([configured, next]).toEqual([true, null]);
  expect(items.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(JSON.stringify(items)).not.toContain('secret');
  const [failed] = (await list('?state=failed')).items;
  expect(failed).toMatchObject({
    id: ids[1],
    event: 'booking.confirmed',
    bookingId: 'booking-1',
    state: 'failed',
    attempts: 4,
    failedAt: at.toISOString(),
    lastError: 'ECONNREFUSED',
  });
  for (const state of ['waiting', 'sent']) {
    expect((await list(`?state=${state}`)).items).toMatchObject([{ state }]);
  }
});

test('pages contain every event once, even events of the same instant', async () => {
  for (let count = 0; count < 27; count += 1) await insert('sent');
  await database().database.db.updateTable('outbox').set({ created_at: at }).execute();
  const one = await list();
  const two = await list(`?cursor=${String(one.next)}`);
  expect([one.items.length, two.items.length]).toEqual([25, 2]);
  expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(27);
});

test.each(['waiting', 'failed', 'sent'] as const)(
  'an event that is %s can be sent again at once, and this is recorded once',
  async (state) => {
    const id = await insert(state);
    const shown = { state, attempts: 4 };
    const { status, body } = await sendAgain(id, shown);
    expect(status).toBe(200);
    const delivery = v.parse(deskDeliverySchema, body);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 0, sentAt: null, failedAt: null });
    expect(Date.parse(delivery.nextAttemptAt ?? '')).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(woken).toBe(1);
    const again = await sendAgain(id, shown);
    expect([again.status, again.body.code]).toEqual([409, 'changed']);
    expect([again.body.by, Date.parse(again.body.at) > 0]).toEqual(['Bob', true]);
    const tried = await sendAgain(id, { state: 'waiting', attempts: 0 });
    expect([tried.status, tried.body.by, tried.body.at]).toEqual([409, null, null]);
    const { db } = database().database;
    const recorded = await db.selectFrom('audit_record').selectAll().execute();
    expect(recorded).toMatchObject([
      { action: 'webhooks.resend', subject_id: id, before: { state, attempts: 4 } },
    ]);
  },
);

test('a message of another kind and an unknown message are a 404', async () => {
  const shown = { state: 'failed', attempts: 4 };
  expect((await sendAgain(await insert('failed', 'booking-mail'), shown)).status).toBe(404);
  expect((await sendAgain('no-id', shown)).status).toBe(404);
});
