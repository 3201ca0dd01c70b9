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

/** The migrations of a version of the site; those it names are listed with a checksum. */
function versionWith(
  set: Readonly<Record<string, SiteMigration>>,
  listed: Readonly<Record<string, string>> = {},
  version = '1.1.0',
) {
  return { migrations: set, checksums: { ...checksums, ...listed }, version };
}

const oldBooking = sql`insert into bookings
  (hotel_id, id, key_hash, request_hash, link_hash, status, stay, check_in, check_out, price, hotel, rate, email_hash)
  values ('h', 'b', 'k', 'r', 'l', 'confirmed', '{"rooms":1}', '2027-03-01', '2027-03-03', '{}', '{}', '{}', 'e')`;

test('an old database with data is brought up to date and keeps its data', async () => {
  const { db } = own.database;
  const [first = ''] = names;
  await migrateDatabase(own.url, versionWith({ [first]: migrations[first] ?? later }));
  await oldBooking.execute(db);
  const all = versionWith({ ...migrations, '9999_later': later });
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
  await migrateDatabase(own.url, versionWith({ [first]: migrations[first] ?? later }));
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
  const all = versionWith({ ...migrations, '9998_later': later, '9999_failing': failing });
  await expect(migrateDatabase(own.url, all)).rejects.toThrow('no_such_column');
  await oldBooking.execute(own.database.db);
  expect(await pendingMigrations(own.url, all)).toEqual(['9998_later', '9999_failing']);
});

test('a database to which a newer version has added is left alone', async () => {
  await migrateDatabase(
    own.url,
    versionWith({ ...migrations, '9999_later': later }, { '9999_later': 'one' }),
  );
  expect(await migrateDatabase(own.url)).toEqual([]);
});

describe('a newer version has removed what versions before 1.10.0 use', () => {
  const contract: SiteMigration = { ...later, contract: { oldestVersion: '1.10.0' } };
  beforeEach(async () => {
    const all = { ...migrations, '9999_contract': contract };
    await migrateDatabase(own.url, versionWith(all, { '9999_contract': 'one' }, '1.11.0'));
  });

  test.each(['1.9.9', '1.9', '0.20.0', '1.9.0-rc.1'])('%s is refused', async (version) => {
    const older = versionWith(migrations, {}, version);
    const refused = `9999_contract it needs 1.10.0 or later, and this is ${version}`;
    await expect(migrateDatabase(own.url, older)).rejects.toThrow(refused);
    await expect(pendingMigrations(own.url, older)).rejects.toThrow(refused);
  });

  test.each(['1.10.0', '1.10', '1.10.1', '2.0.0'])('%s runs on', async (version) => {
    expect(await migrateDatabase(own.url, versionWith(migrations, {}, version))).toEqual([]);
  });
});

test('a database that an edited migration has left behind is refused, whether it needs others or not', async () => {
  const set = { ...migrations, '9998_later': later };
  await migrateDatabase(own.url, versionWith(set, { '9998_later': 'one' }));
  const edited = versionWith({ ...set, '9999_failing': failing }, { '9998_later': 'two' });
  const refused = 'migrated by another form of 9998_later than this version of the site has';
  await expect(migrateDatabase(own.url, edited)).rejects.toThrow(refused);
  await expect(pendingMigrations(own.url, edited)).rejects.toThrow(refused);
  const env = { DATABASE_URL: own.url };
  await sql`update applied_migrations set checksum = 'x' where name = ${names[0]}`.execute(
    own.database.db,
  );
  const { code, stderr } = await runScript('server/main/migrate.ts', [], { env });
  expect({ code, stderr }).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(names[0] ?? ''),
  });
});

test('a database of another line of versions is refused', async () => {
  await migrateDatabase(own.url, versionWith({ ...migrations, '9998_theirs': later }));
  const ours = versionWith({ ...migrations, '9999_ours': later });
  const refused = 'has migrations that this version of the site lacks';
  await expect(migrateDatabase(own.url, ours)).rejects.toThrow(refused);
});

test('what was applied before checksums were recorded is recorded by the next migration', async () => {
  const { db } = own.database;
  await migrateDatabase(own.url);
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

test.each([true, false])(
  'processes that migrate at the same time do it once, advisory locks have an effect: %s',
  async (locks) => {
    const url = new URL(own.url);
    if (!locks) {
      const { db } = own.database;
      await sql`create function public.pg_advisory_lock(bigint) returns void language sql as ''`.execute(
        db,
      );
      url.searchParams.set('options', '-c search_path=public,pg_catalog');
    }
    const env = { DATABASE_URL: url.href };
    const ended = await Promise.all([
      runScript('server/main/migrate.ts', [], { env }),
      runScript('server/main/migrate.ts', [], { env }),
      migrateDatabase(url.href),
      migrateDatabase(url.href),
    ]);
    const [one, two, ...rest] = ended;
    expect([one, two]).toMatchObject([
      { code: 0, stderr: '' },
      { code: 0, stderr: '' },
    ]);
    const migrated = [one, two].filter(
      ({ stdout }) => stdout === `Migrated: ${names.join(', ')}\n`,
    );
    expect(migrated.length + rest.filter((list) => list.length > 0).length).toBe(1);
    expect(await pendingMigrations(own.url)).toEqual([]);
  },
);

test('npm run migrate ends with 1 and the reason if the database is down', async () => {
  const env = { DATABASE_URL: 'postgres://hotels:secret@127.0.0.1:1/hotels' };
  const { code, stderr } = await runScript('server/main/migrate.ts', [], { env });
  expect(code).toBe(1);
  expect(stderr).toMatch(/ECONNREFUSED/);
  expect(stderr).not.toMatch(/secret/);
});
