import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { bookingAnswerMs } from '#server/request/limits.ts';
import { manualClock } from '../provider/manualClock.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually } from './support/startTestBookings.ts';

const time = manualClock();
const { site, provider, database, db } = prepareSite({ answerClock: time.clock });

/** Holds a lock of another process, for which requests wait, until it is released. */
async function hold(statement: string) {
  const client = new Client({ connectionString: database().url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return { release: () => client.end() };
}

const rows = () => db().selectFrom('bookings').selectAll().execute();

/** Waits until this number of statements wait for a lock, and then ends the time for answers. */
async function endTimeWhenWaiting(count = 1) {
  const client = new Client({ connectionString: database().url });
  await client.connect();
  await eventually(async () => {
    const waiting = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return waiting.rowCount === count ? true : undefined;
  });
  await client.end();
  time.advance(bookingAnswerMs);
}

test('a booking that cannot be stored in time gets a 503 and is rolled back', async () => {
  const key = randomUUID();
  const lock = await hold('lock table booking_events in exclusive mode');
  const both = [site().post(bookingRequest, key).then(), site().post(bookingRequest, key).then()];
  await endTimeWhenWaiting(2);
  for (const response of await Promise.all(both)) {
    expect(response.status).toBe(503);
    expect(response.get('Retry-After')).toBe('5');
    expect(response.body).toMatchObject({
      detail: 'It is not known yet whether the booking was recorded. Send the same request again.',
    });
  }
  await lock.release();
  await eventually(async (saw) => {
    const { status } = saw(await site().post(bookingRequest, key));
    return status === 201 ? true : undefined;
  });
  expect(await rows()).toHaveLength(1);
  expect(provider().state.reservations.size).toBe(1);
});

test('a booking gets a 503 and is not made later if its limit cannot be checked in time', async () => {
  const lock = await hold('lock table rate_limits in access exclusive mode');
  const response = site().post(bookingRequest).then();
  await endTimeWhenWaiting();
  const late = await response;
  expect(late.status).toBe(503);
  expect(late.get('Retry-After')).toBe('5');
  expect(late.body).toMatchObject({ detail: expect.stringContaining('the booking') });
  await lock.release();
  // The limit of the second request is counted after the first.
  expect((await site().post({ ...bookingRequest, again: true })).status).toBe(201);
  expect(await rows()).toHaveLength(1);
});

test('a cancellation gets a 503 and is not made later if its limit cannot be checked in time', async () => {
  const { id, key } = await site().book();
  const lock = await hold('lock table rate_limits in access exclusive mode');
  const cancelled = site().cancel(id, key).then();
  await endTimeWhenWaiting();
  const late = await cancelled;
  expect(late.status).toBe(503);
  expect(late.get('Retry-After')).toBe('5');
  await lock.release();
  expect((await site().read(id, key)).status).toBe('confirmed');
  expect(provider().state.calls).not.toContain('cancel');
});

test('a stored booking gets a 202 with its link, even if a later step takes too long', async () => {
  const locks: Awaited<ReturnType<typeof hold>>[] = [];
  provider().state.beforeHotel = async () => {
    locks.push(await hold('lock table bookings in access exclusive mode'));
  };
  const booked = site().book();
  await endTimeWhenWaiting();
  const { status, booking, id, key } = await booked;
  expect(status).toBe(202);
  expect(booking).toMatchObject({
    status: 'pending',
    history: [{ status: 'pending', cause: 'created' }],
  });
  await Promise.all(locks.map(({ release }) => release()));
  await eventually(async (saw) => {
    const { status: latest } = saw(await site().read(id, key));
    return latest === 'confirmed' ? true : undefined;
  });
});

test('a cancellation that cannot be stored in time gets a 503 and is rolled back', async () => {
  const { id, key } = await site().book();
  const lock = await hold('select * from bookings for update');
  const cancelled = site().cancel(id, key).then();
  await endTimeWhenWaiting();
  const late = await cancelled;
  expect(late.status).toBe(503);
  expect(late.get('Retry-After')).toBe('5');
  expect(late.body).toMatchObject({ detail: expect.stringContaining('the cancellation') });
  await lock.release();
  await site().stop();
  expect(await rows()).toMatchObject([{ status: 'confirmed', cancelling: false }]);
  expect(provider().state.calls).not.toContain('cancel');
  const again = await site().cancel(id, key);
  expect(again.body).toMatchObject({ status: 'cancelled' });
});

test('a stored cancellation gets a 202, even if a later step takes too long', async () => {
  const { id, key } = await site().book();
  provider().state.modes.cancel = 'hang';
  const response = site().cancel(id, key).then();
  await eventually(() => (provider().state.calls.includes('cancel') ? true : undefined));
  const lock = await hold('lock table bookings in access exclusive mode');
  time.advance(bookingAnswerMs);
  const { status, body } = await response;
  await lock.release();
  provider().hangUp();
  expect(status).toBe(202);
  expect(body).toMatchObject({ status: 'confirmed', cancelling: true });
  expect(body).toHaveProperty('history.1.status', 'confirmed');
});
