import { type Kysely, type Migration, sql } from 'kysely';
import { migrateDatabase, pendingMigrations } from '#server/database/migrateDatabase.ts';
import { checksums } from '#server/database/migrations/checksums.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import type { SiteMigration } from '#server/database/migrations/siteMigration.ts';
import { runScript } from '../../support/runScript.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';

const names = Object.keys(migrations).sort();
let own: TestDatabase;
beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(() => own.close());

/** Empties the database, without any tables. */
async function withoutTables(): Promise<void> {
  await own.close();
  own = await createTestDatabase({ migrated: false });
}

/** A migration of a later version: it adds a column and fills it for existing rows. */
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

/** Returns the migrations of a version of the site. Only the given checksums are listed. */
function versionWith(
  set: Readonly<Record<string, SiteMigration>>,
  listed: Readonly<Record<string, string>> = {},
  version = '1.1.0',
) {
  return { migrations: set, checksums: { ...checksums, ...listed }, version };
}

/** A booking as the oldest version stores it. */
const bookingOf = (id: string) => sql`insert into bookings
  (hotel_id, id, key_hash, request_hash, link_hash, status, stay, check_in, check_out, price, hotel, rate, email_hash)
  values ('h', ${id}, ${id}, 'r', 'l', 'confirmed', '{"rooms":1}', '2027-03-01', '2027-03-03', '{}', '{}', '{}', 'e')`;

test('an old database is migrated, keeps its data and still accepts rows of the previous version', async () => {
  await withoutTables();
  const { db } = own.database;
  const [first = ''] = names;
  await migrateDatabase(own.url, versionWith({ [first]: migrations[first] ?? later }));
  await bookingOf('b').execute(db);
  const all = versionWith({ ...migrations, '9999_later': later });
  expect(await migrateDatabase(own.url, all)).toEqual([...names.slice(1), '9999_later']);
  expect(await migrateDatabase(own.url, all)).toEqual([]);
  await bookingOf('written-by-an-old-version').execute(db);
  const { rows } = await sql`select id, check_in, stay, attempts, channel, number from bookings
    order by id`.execute(db);
  const number = expect.stringMatching(/^[346789CDFGHJKMNPQRTVWXY]{8}$/);
  const kept = { check_in: '2027-03-01', stay: { rooms: 1 }, attempts: 0, channel: 'site', number };
  expect(rows).toEqual([
    { id: 'b', ...kept },
    { id: 'written-by-an-old-version', ...kept },
  ]);
});

test('a failed migration changes nothing', async () => {
  const all = versionWith({ ...migrations, '9998_later': later, '9999_failing': failing });
  await expect(migrateDatabase(own.url, all)).rejects.toThrow('no_such_column');
  await bookingOf('b').execute(own.database.db);
  expect(await pendingMigrations(own.url, all)).toEqual(['9998_later', '9999_failing']);
});

test('a database that a newer version has extended is left alone', async () => {
  await migrateDatabase(
    own.url,
    versionWith({ ...migrations, '9999_later': later }, { '9999_later': 'one' }),
  );
  expect(await migrateDatabase(own.url)).toEqual([]);
});

test('a database without the columns of versions before 1.10.0 refuses those versions', async () => {
  const contract: SiteMigration = { ...later, contract: { oldestVersion: '1.10.0' } };
  const all = { ...migrations, '9999_contract': contract };
  await migrateDatabase(own.url, versionWith(all, { '9999_contract': 'one' }, '1.11.0'));
  for (const version of ['1.9.9', '1.9', '0.20.0', '1.9.0-rc.1']) {
    const older = versionWith(migrations, {}, version);
    const refused = `9999_contract requires version 1.10.0 or later, and this is ${version}`;
    await expect(migrateDatabase(own.url, older)).rejects.toThrow(refused);
    await expect(pendingMigrations(own.url, older)).rejects.toThrow(refused);
  }
  for (const version of ['1.10.0', '1.10', '1.10.1', '2.0.0']) {
    expect(await migrateDatabase(own.url, versionWith(migrations, {}, version))).toEqual([]);
  }
});

test('a database is refused if one of its migrations was edited later', async () => {
  const set = { ...migrations, '9998_later': later };
  await migrateDatabase(own.url, versionWith(set, { '9998_later': 'one' }));
  const edited = versionWith({ ...set, '9999_failing': failing }, { '9998_later': 'two' });
  const refused = 'A migration was edited after it had been applied to the database: 9998_later.';
  await expect(migrateDatabase(own.url, edited)).rejects.toThrow(refused);
  await expect(pendingMigrations(own.url, edited)).rejects.toThrow(refused);
  await sql`update applied_migrations set checksum = 'x' where name = ${names[0]}`.execute(
    own.database.db,
  );
  await expect(migrateDatabase(own.url)).rejects.toThrow(names[0]);
});

test('a database that was migrated by a different branch of the site is refused', async () => {
  await migrateDatabase(own.url, versionWith({ ...migrations, '9998_theirs': later }));
  const ours = versionWith({ ...migrations, '9999_ours': later });
  const refused = 'have diverged';
  await expect(migrateDatabase(own.url, ours)).rejects.toThrow(refused);
});

test('the next migration records the checksums of migrations that were applied without one', async () => {
  const { db } = own.database;
  await sql`drop table applied_migrations`.execute(db);
  expect(await migrateDatabase(own.url)).toEqual([]);
  await migrateDatabase(
    own.url,
    versionWith({ ...migrations, '9999_later': later }, { '9999_later': 'one' }),
  );
  const { rows } = await sql`select name, checksum from applied_migrations order by name`.execute(
    db,
  );
  const expected = Object.entries({ ...checksums, '9999_later': 'one' });
  expect(rows).toEqual(expected.map(([name, checksum]) => ({ name, checksum })));
});

test('two processes that migrate at the same time apply each migration once', async () => {
  await withoutTables();
  const lists = await Promise.all([migrateDatabase(own.url), migrateDatabase(own.url)]);
  expect(lists.toSorted((one, other) => one.length - other.length)).toEqual([[], names]);
  expect(await pendingMigrations(own.url)).toEqual([]);
});

test('npm run migrate exits with 1 and the reason if the database is down', async () => {
  const env = { DATABASE_URL: 'postgres://hotels:secret@127.0.0.1:1/hotels' };
  const { code, stderr } = await runScript('server/main/migrate.ts', [], { env });
  expect(code).toBe(1);
  expect(stderr).toMatch(/ECONNREFUSED/);
  expect(stderr).not.toMatch(/secret/);
});

test('the error for a wrong user or password names the setting', async () => {
  const own = await createTestDatabase();
  const url = new URL(own.url);
  url.username = 'nobody-of-the-tests';
  await expect(migrateDatabase(url.href)).rejects.toThrow(
    /^DATABASE_URL does not open the database: /,
  );
  await own.close();
});
