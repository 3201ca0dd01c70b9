import { deleteFinished } from '#server/outbox/deleteFinished.ts';
import { ada, accountSite } from '../accounts/accountSite.ts';
import { testNow } from '../bookings/support/bookingRequest.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';

const day = 86_400_000;
const clock = { now: testNow };
beforeEach(() => (clock.now = testNow));
const { database, site, start, join } = accountSite({ now: () => clock.now });
const rows = () => database().database.db.selectFrom('outbox').selectAll().execute();

test('30 days after an account was deleted, the mails about it are deleted too', async () => {
  const browser = await join();
  await browser.post('/api/account/deletion', { password: ada.password });
  await site().mailTo(ada.email, 'Your account is deleted');
  await eventually(async () =>
    (await rows()).every(({ sent_at }) => sent_at !== null) ? true : undefined,
  );
  clock.now = new Date(testNow.getTime() + 29 * day);
  expect(await deleteFinished({ database: database().database, now: () => clock.now })).toBe(0);
  expect(await rows()).not.toEqual([]);
  clock.now = new Date(testNow.getTime() + 31 * day);
  const other = start();
  await eventually(async () => ((await rows()).length === 0 ? true : undefined));
  await other.stop();
});

test('a message that is still to be sent stays, however old it is', async () => {
  const { db } = database().database;
  const [message, given] = [
    { id: 'due', next_attempt_at: new Date(testNow.getTime() + 400 * day), failed_at: null },
    { id: 'given up', next_attempt_at: null, failed_at: testNow },
  ];
  const common = { owner: 'hotel', kind: 'webhook', payload: '{}', event_id: 'e' } as const;
  await db
    .insertInto('outbox')
    .values([
      { ...common, ...message },
      { ...common, ...given },
    ])
    .execute();
  const now = () => new Date(testNow.getTime() + 100 * day);
  expect(await deleteFinished({ database: database().database, now })).toBe(1);
  expect(await rows()).toMatchObject([{ id: 'due' }]);
});
