import { type Kysely, type Migration, sql } from 'kysely';
import { migrateDatabase, pendingMigrations } from '#server/database/migrateDatabase.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { runScript } from '../../support/runScript.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';

const names = Object.keys(migrations).sort();
let own: TestDatabase;
beforeEach(async () => {
  own = await createTestDatabase({ migrated: false });
});
afterEach(() => own.close());

/** A migration of a later version: a column with a value for the rows that exist. */
const later: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table bookings add column channel text not null default 'site'`.execute(db);
  },
};
const failing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`drop table bookings`.execute(db);
    await sql`select no_such_column`.execute(db);
  },
};

const oldBooking = sql`insert into bookings
  (hotel_id, id, key_hash, request_hash, link_hash, status, stay, check_in, check_out, price, hotel, rate, email_hash)
  values ('h', 'b', 'k', 'r', 'l', 'confirmed', '{"rooms":1}', '2027-03-01', '2027-03-03', '{}', '{}', '{}', 'e')`;

test('an old database with data is brought up to date and keeps its data', async () => {
  const { db } = own.database;
  const [first = ''] = names;
  await migrateDatabase(own.url, { [first]: migrations[first] ?? later });
  await oldBooking.execute(db);
  const all = { ...migrations, '9999_later': later };
  expect(await migrateDatabase(own.url, all)).toEqual([...names.slice(1), '9999_later']);
  expect(await migrateDatabase(own.url, all)).toEqual([]);
  const { rows } = await sql`select id, check_in, stay, attempts, channel from bookings`.execute(
    db,
  );
  expect(rows).toEqual([
    { id: 'b', check_in: '2027-03-01', stay: { rooms: 1 }, attempts: 0, channel: 'site' },
  ]);
});

test('bookings of old versions, before and during an upgrade, get a number each', async () => {
  const { db } = own.database;
  const [first = ''] = names;
  const insert = (id: string) => sql`insert into bookings
    (hotel_id, id, key_hash, request_hash, link_hash, status, stay, check_in, check_out, price, email_hash)
    values ('h', ${id}, ${id}, 'r', 'l', 'pending', '{}', '2027-03-01', '2027-03-03', '{}', 'e')`;
  await migrateDatabase(own.url, { [first]: migrations[first] ?? later });
  await insert('before').execute(db);
  await migrateDatabase(own.url);
  await insert('during').execute(db);
  const bookings = await db.selectFrom('bookings').select('number').execute();
  const numbers = bookings.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(2);
  for (const number of numbers) expect(number).toMatch(/^[346789CDFGHJKMNPQRTVWXY]{8}$/);
});

test('a migration that fails changes nothing', async () => {
  await migrateDatabase(own.url);
  const all = { ...migrations, '9998_later': later, '9999_failing': failing };
  await expect(migrateDatabase(own.url, all)).rejects.toThrow('no_such_column');
  await oldBooking.execute(own.database.db);
  expect(await pendingMigrations(own.url, all)).toEqual(['9998_later', '9999_failing']);
});

test('a database that a newer version has migrated is left alone', async () => {
  await migrateDatabase(own.url, { ...migrations, '9999_later': later });
  expect(await migrateDatabase(own.url)).toEqual([]);
});

test('processes that migrate at the same time do it once', async () => {
  const env = { DATABASE_URL: own.url };
  const ended = await Promise.all([
    runScript('server/main/migrate.ts', [], { env }),
    runScript('server/main/migrate.ts', [], { env }),
    migrateDatabase(own.url),
    migrateDatabase(own.url),
  ]);
  const [one, two, ...rest] = ended;
  expect([one, two]).toMatchObject([
    { code: 0, stderr: '' },
    { code: 0, stderr: '' },
  ]);
  const migrated = [one, two].filter(({ stdout }) => stdout === `Migrated: ${names.join(', ')}\n`);
  expect(migrated.length + rest.filter((list) => list.length > 0).length).toBe(1);
  expect(await pendingMigrations(own.url)).toEqual([]);
});

test('npm run migrate ends with 1 and the reason if the database is down', async () => {
  const env = { DATABASE_URL: 'postgres://hotels:secret@127.0.0.1:1/hotels' };
  const { code, stderr } = await runScript('server/main/migrate.ts', [], { env });
  expect(code).toBe(1);
  expect(stderr).toMatch(/ECONNREFUSED/);
  expect(stderr).not.toMatch(/secret/);
});
