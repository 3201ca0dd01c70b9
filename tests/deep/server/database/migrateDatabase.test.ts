import { sql } from 'kysely';
import { migrateDatabase, pendingMigrations } from '#server/database/migrateDatabase.ts';
import { checksums } from '#server/database/migrations/checksums.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { runScript } from '../../../support/runScript.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/testDatabase.ts';

const names = Object.keys(migrations).sort();
let own: TestDatabase;
beforeEach(async () => {
  own = await createTestDatabase({ migrated: false });
});
afterEach(() => own.close());

const insert = (id: string) => sql`insert into bookings
  (hotel_id, id, key_hash, request_hash, link_hash, status, stay, check_in, check_out, price, email_hash)
  values ('h', ${id}, ${id}, 'r', 'l', 'pending', '{}', '2027-03-01', '2027-03-03', '{}', 'e')`;

test('databases of every version are migrated and keep their bookings, each with a number', async () => {
  for (const [at] of names.entries()) {
    const before = Object.entries(migrations).filter(([name]) => names.indexOf(name) <= at);
    const version = { migrations: Object.fromEntries(before), checksums, version: '1.0.0' };
    await migrateDatabase(own.url, version);
    const { db } = own.database;
    await insert(`before-${at}`).execute(db);
    expect(await migrateDatabase(own.url)).toEqual(names.slice(at + 1));
    await insert(`during-${at}`).execute(db);
    const bookings = await db.selectFrom('bookings').select('number').execute();
    const numbers = bookings.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(2);
    for (const number of numbers) expect(number).toMatch(/^[346789CDFGHJKMNPQRTVWXY]{8}$/);
    await own.close();
    own = await createTestDatabase({ migrated: false });
  }
}, 240_000);

test.each([true, false])(
  'processes that migrate at the same time apply migrations once, advisory locks work: %s',
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
