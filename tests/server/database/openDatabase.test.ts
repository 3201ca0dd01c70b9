import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/database/openDatabase.ts';
import { DependencyUnavailableError } from '#server/request/problemError.ts';
import { breakableConnection } from '../../support/breakableConnection.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { listeningLog } from '../testApp.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase({ migrated: false });
  database = own.database;
  await sql`create table notes (id int primary key, text text not null)`.execute(database.db);
});
afterAll(() => own.close());

function insert(id: number) {
  return sql`insert into notes values (${id}, 'Ada Lovelace')`;
}

async function count(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*) from notes`.execute(database.db);
  return rows[0]?.count;
}

/** Returns a statement that fails with a SQLSTATE. */
function failing(state: string) {
  return sql.raw(`do $$ begin raise exception 'failed' using errcode = '${state}'; end $$`);
}

test('a date is read as text, and an int8 as a number unless it is too large', async () => {
  const { rows } = await sql`select date '2027-03-01' as day, 9007199254740993 as large,
    7::int8 as small`.execute(database.db);
  expect(rows).toEqual([{ day: '2027-03-01', large: 9007199254740993n, small: 7 }]);
});

describe('transaction', () => {
  test('commits and returns the result, or rolls back and rejects with the thrown error', async () => {
    expect(await database.transaction(async (tx) => (await insert(1).execute(tx), 'done'))).toBe(
      'done',
    );
    const error = new Error('no');
    const failed = database.transaction(async (tx) => {
      await insert(2).execute(tx);
      throw error;
    });
    await expect(failed).rejects.toBe(error);
    expect(await count()).toBe(1);
  });

  test('is tried up to five times after a serialization failure, and then fails with a 503', async () => {
    const conflict = failing('40001');
    let runs = 0;
    const run = (failures: number) =>
      database.transaction(async (tx) => {
        runs += 1;
        if (runs <= failures) await conflict.execute(tx);
        return runs;
      });
    expect(await run(2)).toBe(3);
    runs = 0;
    const unavailable = { status: 503, headers: { 'Retry-After': '1' } };
    await expect(run(9)).rejects.toMatchObject(unavailable);
    expect(runs).toBe(5);
    await expect(conflict.execute(database.db)).rejects.toMatchObject(unavailable);
  });

  test('a single statement is repeated after a serialization failure', async () => {
    await sql`create sequence tries`.execute(database.db);
    const conflict = sql.raw(`do $$ begin
      if nextval('tries') < 3 then raise exception 'failed' using errcode = '40001'; end if; end $$`);
    await conflict.execute(database.db);
    const { rows } = await sql`select last_value from tries`.execute(database.db);
    expect(rows).toEqual([{ last_value: 3 }]);
  });

  test('is not repeated after any other error', async () => {
    let runs = 0;
    const failed = database.transaction((tx) => ((runs += 1), failing('23505').execute(tx)));
    await expect(failed).rejects.toMatchObject({ code: '23505' });
    expect(runs).toBe(1);
  });

  test('two transactions in a deadlock both succeed', async () => {
    await insert(10).execute(database.db);
    await insert(11).execute(database.db);
    let arrived = 0;
    const both = new Promise<void>((resolve) => {
      const check = setInterval(() => {
        if (arrived < 2) return;
        clearInterval(check);
        resolve();
      }, 5);
    });
    const update = (first: number, second: number) =>
      database.transaction(async (tx) => {
        await sql`update notes set text = text || '.' where id = ${first}`.execute(tx);
        arrived += 1;
        await both;
        await sql`update notes set text = text || '.' where id = ${second}`.execute(tx);
      });
    await Promise.all([update(10, 11), update(11, 10)]);
    const { rows } = await sql`select text from notes where id in (10, 11)`.execute(database.db);
    expect(rows).toEqual([{ text: 'Ada Lovelace..' }, { text: 'Ada Lovelace..' }]);
  });
});

test('an error of the database does not quote the row', async () => {
  await insert(20).execute(database.db);
  const emptied = sql`update notes set id = null where id = 20`;
  for (const statement of [insert(20), emptied]) {
    const error: unknown = await statement.execute(database.db).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ table: 'notes', detail: undefined });
    expect(JSON.stringify(error)).not.toMatch(/Ada/);
  }
});

test('a statement that takes too long is a 503, and its connection is reused', async () => {
  const slow = database.transaction(async (tx) => {
    await sql`set local statement_timeout = 20`.execute(tx);
    await sql`select pg_sleep(10)`.execute(tx);
  });
  await expect(slow).rejects.toBeInstanceOf(DependencyUnavailableError);
  expect(database.available()).toBe(true);
});

test.each([
  ['08006', 'connection to the remote node postgres@10.0.0.2:5432 failed'],
  ['57P01', 'terminating connection due to administrator command'],
  ['XX000', 'SSL SYSCALL error: EOF detected'],
  ['XX000', 'server closed the connection unexpectedly'],
])(
  'a lost worker of a distributed database (%s: %s) is a 503, and the connection is reused',
  async (state, message) => {
    const { rows: before } = await sql`select pg_backend_pid() as pid`.execute(database.db);
    const told = sql.raw(
      `do $$ begin raise exception '${message}' using errcode = '${state}'; end $$`,
    );
    await expect(told.execute(database.db)).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
    });
    expect(database.available()).toBe(true);
    const { rows: after } = await sql`select pg_backend_pid() as pid`.execute(database.db);
    expect(after).toEqual(before);
  },
);

test('connections that the server closes do not end the process', async () => {
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const idle = database.db.connection().execute(async (one) => {
    await database.db.connection().execute(async (two) => {
      await sql`select 1`.execute(two);
      await others.execute(one);
      await expect(sql`select 1`.execute(two)).rejects.toBeInstanceOf(DependencyUnavailableError);
    });
  });
  await idle;
  expect(await count()).toBeGreaterThan(0);
  expect(database.available()).toBe(true);
});

test('a connection that is not established in time is tried again, and the database still counts as available', async () => {
  const relay = await breakableConnection(own.url);
  const { log, lines } = listeningLog();
  const relayed = openDatabase(relay.url, log, undefined, { connectMs: 500 });
  relay.ignoreNext();
  const { rows } = await sql`select 1 as one`.execute(relayed.db);
  expect(rows).toEqual([{ one: 1 }]);
  expect(lines).toEqual([]);
  await relayed.close();
  await relay.close();
});

test('a database that is down is a 503 with Retry-After until it is back', async () => {
  const relay = await breakableConnection(own.url);
  const { log, lines } = listeningLog();
  const relayed = openDatabase(relay.url, log);
  const ask = () => sql`select 1 as one`.execute(relayed.db);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  relay.breakOff();
  const unavailable = { status: 503, headers: { 'Retry-After': '5' } };
  await expect(ask()).rejects.toMatchObject(unavailable);
  await expect(relayed.transaction(() => ask())).rejects.toMatchObject(unavailable);
  expect(relayed.available()).toBe(false);
  expect(lines).toEqual(['warn: the database is unavailable']);
  relay.repair();
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  expect(relayed.available()).toBe(true);
  await relayed.close();
  await relay.close();
});
