import { worker } from '#server/audit/actor.ts';
import { erasePersonalData } from '#server/bookings/steps/erasePersonalData.ts';
import { deskBookingRequest } from './support/bookingRequest.ts';
import { actAtDesk } from './support/actAtDesk.ts';
import { eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, database, start } = prepareSite();
const reached = (id: string, key: string, status: string) =>
  eventually(async () => ((await site().read(id, key)).status === status ? true : undefined));

test('a stay that the desk has confirmed becomes stayed when its last day has passed everywhere', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  await actAtDesk(database().database, () => site().clock.now, 'confirm', id);
  site().start();
  site().clock.now = new Date('2027-03-11T11:59:59Z');
  expect((await site().read(id, key)).status).toBe('confirmed');
  site().clock.now = new Date('2027-03-11T12:00:00Z');
  await reached(id, key, 'stayed');
  // Each change is one that the table of transitions has, and none leads back.
  const { history } = await site().read(id, key);
  expect(history.map(({ status, cause }) => [status, cause])).toEqual([
    ['pending', 'created'],
    ['requested', 'on-request'],
    ['confirmed', 'desk'],
    ['stayed', 'check-out'],
  ]);
  expect((await site().cancel(id, key)).status).toBe(409);
});

test('a request that the desk let pass is declined, and the traveller gets a mail', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  site().clock.now = new Date('2027-03-09T12:00:00Z');
  site().start();
  await reached(id, key, 'declined');
  await site().mail('did not answer before');
});

test('personal data is erased after PERSONAL_DATA_DAYS, and the figures stay', async () => {
  const past = await site().book();
  const declined = await site().book(deskBookingRequest);
  await site().cancel(declined.id, declined.key);
  site().clock.now = new Date('2027-03-12T00:00:00Z');
  site().start();
  await reached(past.id, past.key, 'stayed');
  const { db } = database().database;
  const traveller = () => db.selectFrom('bookings').select(['traveller', 'email_hash']).execute();

  // One day too early nothing is erased, as the job's own count says.
  const context = {
    database: database().database,
    actor: worker,
    now: () => new Date('2027-04-09T00:00:00Z'),
  };
  expect(await erasePersonalData(context, 30, async () => {})).toBe(0);
  expect((await traveller()).every((row) => row.traveller !== null)).toBe(true);

  const eraser = start({ env: { PERSONAL_DATA_DAYS: '30' } });
  eraser.clock.now = new Date('2027-04-10T00:00:00Z');
  eraser.start();
  const rows = await eventually(async () => {
    const all = await traveller();
    return all.every((row) => row.traveller === null) ? all : undefined;
  });
  expect(rows.map((row) => row.email_hash)).toEqual(['', '']);
  const erased = await site().read(past.id, past.key);
  expect(erased).toMatchObject({ status: 'stayed', traveller: null, rate: { total: '234.16' } });
  await eraser.stop();
});
