import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bookingRequest, changeOf } from './support/bookingRequest.ts';
import { cutDatabase } from './support/cutDatabase.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually, type TestBookings } from './support/startTestBookings.ts';

// One example of each kind of failure. tests/deep/server/bookings tests cuts, races and conflicts
// at every step.
const many = 1_000;
const { provider, database, site, start, db } = prepareSite({
  bookingLimits: { book: many, bookAddress: many, cancel: many, cancelAddress: many },
});

const rows = () => db().selectFrom('bookings').selectAll().execute();
/** Returns the keys of the active reservations at the provider. */
const standing = () =>
  [...provider().state.reservations.values()].flatMap(({ key, cancelled }) =>
    cancelled ? [] : [key],
  );

/** Sends requests to a process that ends when the provider reaches this moment of a call. */
async function untilKilled(
  moment: 'beforeReserve' | 'afterReserve' | 'beforeCancel',
  run: (killed: TestBookings) => Promise<unknown>,
): Promise<void> {
  const cut = cutDatabase(database().database);
  const killed = start({ database: cut });
  provider().state[moment] = () => {
    cut.end();
    return Promise.resolve();
  };
  await run(killed);
  provider().state[moment] = () => Promise.resolve();
  await killed.stop();
}

/**
 * Lets another process continue the unfinished work, and resolves to the bookings once none is
 * open.
 */
async function recovered(run?: () => Promise<unknown>) {
  site().later(600);
  site().start();
  await run?.();
  return eventually(async (saw) => {
    const found = saw(await rows());
    return found.some((row) => row.status === 'pending' || row.cancelling) ? undefined : found;
  });
}

test.each(['beforeReserve', 'afterReserve'] as const)(
  'a booking of a process that is killed at %s is completed once, by another process',
  async (moment) => {
    const key = randomUUID();
    await untilKilled(moment, (killed) => killed.post(bookingRequest, key));
    expect(await rows()).toMatchObject([{ status: 'pending' }]);
    const [row, ...more] = await recovered(() => site().post(bookingRequest, key));
    expect(more).toEqual([]);
    expect(row?.status).toBe('confirmed');
    expect(standing()).toEqual([row?.id]);
    expect((await site().post(bookingRequest, key)).status).toBe(201);
    expect(provider().state.reservations.size).toBe(1);
  },
);

test('a booking that cannot be stored is not sent to the provider', async () => {
  const failing = start({ database: cutDatabase(database().database, 1) });
  expect((await failing.post()).status).toBeGreaterThanOrEqual(500);
  await failing.stop();
  expect(await rows()).toEqual([]);
  expect(provider().state.calls).not.toContain('reserve');
});

test('a change of a killed process is completed, and only the new booking is left on both sides', async () => {
  const old = await site().book();
  await untilKilled('afterReserve', (killed) => killed.post(changeOf(old)));
  const found = await recovered();
  const changed = found.find(({ id }) => id !== old.id);
  expect(found.find(({ id }) => id === old.id)?.status).toBe('cancelled');
  expect(changed?.status).toBe('confirmed');
  expect(standing()).toEqual([changed?.id]);
});

test('a cancellation of a killed process is completed on both sides', async () => {
  const { id, key } = await site().book();
  await untilKilled('beforeCancel', (killed) => killed.cancel(id, key));
  expect(await recovered()).toMatchObject([{ id, status: 'cancelled' }]);
  expect(standing()).toEqual([]);
});

test('a database conflict while a booking is stored leads to one booking and one copy of each message', async () => {
  await sql`create sequence tries`.execute(db());
  await sql`create function refuse_once() returns trigger language plpgsql as $$ begin
    if nextval('tries') < 2 then raise exception 'conflict' using errcode = '40001'; end if;
    return new; end $$`.execute(db());
  await sql`create trigger refuse_once before insert on bookings
    for each row execute function refuse_once()`.execute(db());
  expect((await site().post()).status).toBe(201);
  expect((await sql`select last_value as tries from tries`.execute(db())).rows).toEqual([
    { tries: 2 },
  ]);
  await sql`drop trigger refuse_once on bookings`.execute(db());
  expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
  const messages = await db().selectFrom('outbox').select(['kind', 'event_id']).execute();
  expect(new Set(messages.map(({ kind, event_id }) => `${kind} ${event_id}`)).size).toBe(
    messages.length,
  );
});

test('two processes with the same requests make one reservation for each key and never overbook', async () => {
  provider().state.left = 3;
  const other = start();
  const keys = Array.from({ length: 8 }, () => randomUUID());
  const sent = keys.flatMap((key) => [site(), other].map((each) => each.post(bookingRequest, key)));
  const responses = await Promise.all(sent);
  expect(responses.filter(({ status }) => ![201, 202, 410].includes(status))).toEqual([]);
  await other.stop();
  const confirmed = (await recovered()).filter(({ status }) => status === 'confirmed');
  expect(confirmed).toHaveLength(3);
  expect(standing().sort()).toEqual(confirmed.map(({ id }) => id).sort());
});
