import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { bookingRequest } from '../../../server/bookings/support/bookingRequest.ts';
import { eventually } from '../../../server/bookings/support/startTestBookings.ts';
import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';

const keyCount = 40;
const rooms = 20;
const many = 20 * keyCount;
const bookingLimits = { book: many, bookAddress: many, cancel: many, cancelAddress: many };
const { provider, database, site } = prepareSite({ bookingLimits });

const send = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value;
afterEach(() => {
  Object.defineProperty(Client.prototype, 'query', { value: send });
});

/**
 * Makes the server answer this share of all statements except rollbacks with a conflict. Returns a
 * function that counts them.
 */
function conflictAt(chance: number): () => number {
  let count = 0;
  Object.defineProperty(Client.prototype, 'query', {
    configurable: true,
    writable: true,
    value(this: Client, statement: unknown, ...rest: unknown[]) {
      const spared = typeof statement !== 'string' || /^rollback/i.test(statement);
      if (spared || Math.random() >= chance) return send.call(this, statement, ...rest);
      count += 1;
      const state = count % 2 === 0 ? '40001' : '40P01';
      return send.call(
        this,
        `do $$ begin raise exception 'conflict' using errcode = '${state}'; end $$`,
      );
    },
  });
  return () => count;
}

const rows = () => database().database.db.selectFrom('bookings').selectAll().execute();
const messages = () => database().database.db.selectFrom('outbox').selectAll().execute();

/** Sends a booking until the status is not 503, and returns all statuses. */
async function bookUntilAnswered(key: string): Promise<number[]> {
  const statuses: number[] = [];
  do {
    const { status, headers } = await site().post(bookingRequest, key);
    statuses.push(status);
    if (status === 503) expect(headers['retry-after']).toMatch(/^\d+$/);
  } while (statuses.at(-1) === 503 && statuses.length < 20);
  return statuses;
}

test.each([
  ['one statement in ten', 'read committed', 0.1],
  ['no statement', 'serializable', 0],
  ['one statement in ten', 'serializable', 0.1],
])(
  '%s failing with a conflict in %s isolation causes no 500 and no duplicate',
  async (_what, isolation, chance) => {
    const { db } = database().database;
    await sql`do ${sql.raw(`$$ begin execute format('alter database %I set default_transaction_isolation = %L',
      current_database(), '${isolation}'); end $$`)}`.execute(db);
    // Open connections keep the old setting, so they are ended, and new connections use the new
    // one.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    await eventually(async () => {
      const { rows: shown } = await sql<{
        transaction_isolation: string;
      }>`show transaction_isolation`.execute(db);
      if (shown[0]?.transaction_isolation === isolation) return true;
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
      return undefined;
    });
    provider().state.left = rooms;
    const conflicts = conflictAt(chance);
    site().start();
    const keys = Array.from({ length: keyCount }, () => randomUUID());
    const left = [...keys];
    const statuses: number[] = [];
    const traveller = async () => {
      for (let key = left.pop(); key !== undefined; key = left.pop()) {
        statuses.push(...(await bookUntilAnswered(key)));
      }
    };
    await Promise.all(Array.from({ length: 8 }, traveller));
    expect(statuses.filter((status) => ![201, 202, 410, 503].includes(status))).toEqual([]);
    const ended = await eventually(async () => {
      site().later(60);
      const found = await rows();
      return found.some(({ status }) => status === 'pending') ? undefined : found;
    });
    expect(conflicts() > 0).toBe(chance > 0);
    Object.defineProperty(Client.prototype, 'query', { value: send });
    expect(ended).toHaveLength(keyCount);
    const confirmed = ended.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
    expect(confirmed).toHaveLength(rooms);
    expect([...provider().state.reservations.keys()].sort()).toEqual(confirmed.sort());
    const sent = await eventually(async () => {
      site().later(60);
      const found = await messages();
      return found.every((message) => message.sent_at) ? found : undefined;
    });
    const told = sent.map(({ kind, event_id: event }) => `${kind} ${event}`);
    expect(new Set(told).size).toBe(told.length);
    expect(site().mails().length).toBe(sent.length);
  },
  60_000,
);
