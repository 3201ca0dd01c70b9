import { sendWaitingMails } from '#server/outbox/desk/sendAgain.ts';
import { readMailHealth } from '#server/outbox/desk/outboxQueues.ts';
import type { Actor } from '#server/record/actor.ts';
import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import * as v from 'valibot';
import { deskAccountMailsSchema } from '#contracts/site/desk/deskAccountMails.ts';
import { deskTodaySchema } from '#contracts/site/desk/deskToday.ts';
import { type AccountMail, sendAccountMail } from '#server/accounts/accountMail.ts';
import { startAccounts } from '#server/accounts/resource.ts';
import type { Tables } from '#server/database/tables.ts';
import { todayRoutes } from '#server/desk/todayRoutes.ts';
import { parseConfig } from '#server/main/config.ts';
import { createRateLimits } from '#server/request/createRateLimits.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { addStaff, deskApp } from '../desk/deskApp.ts';
import { listeningLog } from '../testApp.ts';
import { testRenderMail } from '../../support/testRenderMail.ts';

const none = () => Promise.resolve();
const minute = 60_000;
let created: TestDatabase;
let woken = 0;
beforeEach(async () => {
  created = await createTestDatabase();
  await addStaff(created.database, 'agent', 'Bob');
  woken = 0;
});
afterEach(() => created.close());

/** Returns the desk with the mails of accounts and the Today page. */
function desk(role: 'agent' | 'finance' = 'agent') {
  const { database } = created;
  const shared = { database, now: () => new Date(), secret: testSecret };
  const accounts = startAccounts(parseConfig({}), {
    ...shared,
    rateLimits: createRateLimits(shared),
    siteOrigin: () => 'http://site',
    log: listeningLog().log,
    rejectLeakedPassword: none,
    onVerified: none,
    onDelete: none,
    dataOf: () => Promise.resolve({}),
    sendMail: none,
    renderMail: testRenderMail,
    wake: () => void (woken += 1),
    desk: { bookingsOf: () => Promise.resolve([]), creditsOf: () => Promise.reject(new Error()) },
  });
  const health = {
    readProvider: () =>
      Promise.resolve({ breakers: { reads: 'closed', reservations: 'closed' }, lastCall: null }),
    readMails: () => readMailHealth(database),
    readArrivals: () => Promise.resolve([]),
    sendMails: async (actor: Actor) => ({ mails: await sendWaitingMails(database, actor) }),
    readAlarms: () => Promise.resolve([]),
    readDifferences: () => Promise.resolve([]),
  };
  const routes = [
    ...accounts.deskRoutes,
    ...todayRoutes({ ...shared, ...health, queues: [accounts.queuesAt] }),
  ];
  const app = deskApp({ database, routes });
  app.signIn(role);
  return app;
}

const failed = { next_attempt_at: null, failed_at: new Date(), attempts: 300, last_error: '550' };
const waiting = { next_attempt_at: new Date(Date.now() + 60 * minute), last_error: 'ECONNREFUSED' };

/**
 * Stores a mail about an account as the site does, the given number of minutes ago, and returns its
 * id.
 */
async function write(
  content: AccountMail['content'],
  { minutes, ...state }: { minutes: number } & Updateable<Tables['outbox']>,
): Promise<string> {
  const { database } = created;
  const owner = randomUUID();
  const context = { database, secret: testSecret, wake: () => {} };
  const mail = { to: 'ada@travelers.example', name: 'Ada', content };
  await sendAccountMail(context, owner, mail);
  const { id } = await database.db
    .updateTable('outbox')
    .set({ created_at: new Date(Date.now() - minutes * minute), ...state })
    .where('owner', '=', owner)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const list = async () => {
  const { body, text } = await desk('finance').get('/api/desk/account-mails');
  expect(text).not.toMatch(/travelers\.example|the-token|Ada/);
  return v.parse(deskAccountMailsSchema, body).items;
};
const queue = async () => {
  const { body } = await desk().get('/api/desk/today');
  return v.parse(deskTodaySchema, body).queues;
};
const send = (id: string, shown: object) =>
  desk().post('/api/desk/account-mails/:id/sending'.replace(':id', id), shown);

test('failed and waiting mails are counted on the Today page and listed without their content', async () => {
  await write({ template: 'password-changed' }, { minutes: 5, ...waiting });
  await write({ template: 'password-changed' }, { minutes: 20, sent_at: new Date() });
  expect(await queue()).toMatchObject([{ name: 'account-mails', count: 0, list: 'accountMails' }]);
  const ids = [
    await write({ template: 'two-step-on' }, { minutes: 20, ...waiting }),
    await write({ template: 'reset', token: 'the-token' }, { minutes: 30, ...failed }),
    await write({ template: 'reset', token: 'the-token' }, { minutes: 61, ...failed }),
  ];
  expect((await list()).map(({ id, mail, state, expired }) => [id, mail, state, expired])).toEqual([
    [ids[0], 'two-step-on', 'waiting', false],
    [ids[1], 'reset', 'failed', false],
    [ids[2], 'reset', 'failed', true],
  ]);
  expect(await queue()).toMatchObject([{ count: 3, late: true }]);
});

test('all waiting mails except those being sent are sent at once when the mail server is back', async () => {
  const path = '/api/desk/mails/sending';
  const content = { template: 'two-step-on' } as const;
  await write(content, { minutes: 20, ...waiting });
  await write(content, { minutes: 20, ...failed, last_error: 'refused_550_5.1.1' });
  const leased = { ...waiting, next_attempt_at: new Date(Date.now() + minute) };
  await write(content, { minutes: 20, ...leased });
  const { body } = await desk().get('/api/desk/today');
  const { mails } = v.parse(deskTodaySchema, body).health;
  expect(mails).toMatchObject({
    unsent: 2,
    lastError: 'ECONNREFUSED',
    lastRefused: 'refused_550_5.1.1',
  });
  expect((await desk('finance').post(path, {})).status).toBe(403);
  const answers = [await desk().post(path, {}), await desk().post(path, {})];
  expect(answers.map((answer) => answer.body)).toEqual([{ mails: 1 }, { mails: 0 }]);
  const record = created.database.db.selectFrom('audit_record').select(['action', 'after']);
  expect((await record.where('refused', '=', false).execute())[0]).toMatchObject({
    action: 'mails.send-waiting',
    after: { mails: 1 },
  });
});

test('a mail can be sent again once, unchanged since it was shown, and this is recorded', async () => {
  const id = await write({ template: 'two-step-off' }, { minutes: 90, ...failed });
  const shown = { state: 'failed', attempts: 300 };
  const path = '/api/desk/account-mails/:id/sending'.replace(':id', id);
  expect((await desk('finance').post(path, shown)).status).toBe(403);
  const { status, body } = await send(id, shown);
  expect([status, body.state, body.attempts, woken]).toEqual([200, 'waiting', 0, 1]);
  const again = await send(id, shown);
  expect([again.status, again.body.code, again.body.by]).toEqual([409, 'changed', 'Bob']);
  const record = created.database.db.selectFrom('audit_record').selectAll();
  expect(await record.where('refused', '=', false).execute()).toMatchObject([
    { action: 'travellers.send-mail', subject_kind: 'account-mail', subject_id: id },
  ]);
});

test('a mail that was sent, is unreadable or has an expired link cannot be sent again', async () => {
  const shown = { state: 'failed', attempts: 300 };
  const expired = await write(
    { template: 'verify', token: 'the-token' },
    { minutes: 61, ...failed },
  );
  const unreadable = await write(
    { template: 'existing' },
    { minutes: 61, ...failed, payload: JSON.stringify({ sealed: 'of another secret' }) },
  );
  const sent = await write({ template: 'existing' }, { minutes: 61, sent_at: new Date() });
  const answers = [await send(expired, shown), await send(unreadable, shown)];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'expired'],
    [409, 'unreadable'],
  ]);
  expect((await list()).find(({ id }) => id === unreadable)).toMatchObject({ mail: 'unknown' });
  expect((await send(sent, shown)).status).toBe(404);
  expect((await send('no-id', shown)).status).toBe(404);
});
