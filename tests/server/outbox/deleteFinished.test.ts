import { deleteFinished } from '#server/outbox/deleteFinished.ts';
import type { Sender } from '#server/outbox/deliverDue.ts';
import { withClock } from '../../support/withClock.ts';
import { ada, accountSite } from '../accounts/accountSite.ts';
import { testNow } from '../bookings/support/bookingRequest.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { listeningLog } from '../testApp.ts';

const day = 86_400_000;
const clock = { now: testNow };
beforeEach(() => (clock.now = testNow));
const { database, site, start, join, db } = accountSite({ now: () => clock.now });
const { log, lines } = listeningLog();
const webhook = () => Promise.resolve('sent' as const);
/** Runs the deletion in a process that can send these kinds. */
const deleteIn = (senders: Record<string, Sender>) =>
  deleteFinished({ database: withClock(database().database, () => clock.now), senders, log });
const rows = () => db().selectFrom('outbox').selectAll().execute();

test('the mails about a deleted account are deleted 30 days later', async () => {
  const browser = await join();
  await browser.post('/api/account/deletion', { password: ada.password });
  await site().mailTo(ada.email, 'Your account is deleted');
  await eventually(async () =>
    (await rows()).every(({ sent_at }) => sent_at !== null) ? true : undefined,
  );
  clock.now = new Date(testNow.getTime() + 29 * day);
  expect(await deleteIn({ webhook })).toBe(0);
  expect(await rows()).not.toEqual([]);
  clock.now = new Date(testNow.getTime() + 31 * day);
  const other = start();
  await eventually(async () => ((await rows()).length === 0 ? true : undefined));
  await other.stop();
});

test('an unsent message stays, however old it is', async () => {
  const [message, given] = [
    { id: 'due', next_attempt_at: new Date(testNow.getTime() + 400 * day), failed_at: null },
    { id: 'given up', next_attempt_at: null, failed_at: testNow },
  ];
  const common = { owner: 'hotel', kind: 'webhook', payload: '{}', event_id: 'e' } as const;
  await db()
    .insertInto('outbox')
    .values([
      { ...common, ...message },
      { ...common, ...given },
    ])
    .execute();
  clock.now = new Date(testNow.getTime() + 100 * day);
  expect(await deleteIn({})).toBe(1);
  expect(await rows()).toMatchObject([{ id: 'due' }]);
});

test('a message of an unknown kind is deleted 30 days after it was due', async () => {
  const due = { owner: 'hotel', id: 'due', kind: 'webhook', payload: '{}', event_id: 'e' };
  await db().deleteFrom('outbox').execute();
  await db()
    .insertInto('outbox')
    .values({ ...due, next_attempt_at: testNow })
    .execute();
  clock.now = new Date(testNow.getTime() + 29 * day);
  expect(await deleteIn({})).toBe(0);
  clock.now = new Date(testNow.getTime() + 31 * day);
  expect(await deleteIn({ webhook })).toBe(0);
  expect(await deleteIn({})).toBe(1);
  expect(lines).toContain('warn: messages that no process could send were deleted');
});
