import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { sealRecord } from '#server/record/sealRecord.ts';
import { verifyRecord } from '#server/record/verifyRecord.ts';
import { backUpDatabase } from '#server/database/backup/backUpDatabase.ts';
import { restoreDatabase } from '#server/database/backup/restoreDatabase.ts';
import { type BackupPart, writeBackupFile } from '#server/database/backup/backupFile.ts';
import { migrateDatabase, pendingMigrations } from '#server/database/migrateDatabase.ts';
import { checksums } from '#server/database/migrations/checksums.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { runScript } from '../../../support/runScript.ts';
import { version } from '#server/observability/version.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/testDatabase.ts';
import {
  bookingRequest,
  deskBookingRequest,
  testSecret,
} from '../../bookings/support/bookingRequest.ts';
import { prepareSite } from '../../bookings/support/prepareSite.ts';

const { database, site } = prepareSite();
const { folder, remove } = temporaryFolder();
const file = join(folder, 'whole.backup');
let target: TestDatabase;

beforeEach(async () => {
  target = await createTestDatabase({ migrated: false });
});
afterEach(() => target.close());
afterAll(remove);

const seal = ({ database: each }: TestDatabase) =>
  sealRecord({ database: each, log: { info: () => {} } });

/** Returns the rows of every table as text, except those of the migrations and limits. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(`
    select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name not in ('kysely_migration', 'kysely_migration_lock', 'applied_migrations', 'rate_limits')`);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      `select "${name}"::text as text from "${name}" order by 1`,
    );
    found[name] = rows.map(({ text }) => text);
  }
  await client.end();
  return found;
}

test('a backup holds one moment of a busy site and is restored with all rows and sequences', async () => {
  await site().book(bookingRequest);
  await site().book(deskBookingRequest);
  await seal(database());
  const going = { on: true };
  const booking = (async () => {
    while (going.on) await site().book({ ...bookingRequest, again: true });
  })();
  const rows = await backUpDatabase(database().url, file, testSecret);
  going.on = false;
  await booking;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await restoreDatabase(target.url, file, testSecret)).toMatchObject({ rows });
  const restored = await rowsOf(target.url);
  expect(Object.values(restored).flat()).toHaveLength(rows);
  const source = await rowsOf(database().url);
  for (const [table, had] of Object.entries(restored)) {
    // Rows that were changed after the backup differ.
    if (table !== 'bookings' && table !== 'outbox')
      expect(source[table]).toEqual(expect.arrayContaining(had));
  }
  const events = restored['booking_events']?.length ?? 0;
  const bookings = restored['bookings']?.length ?? 0;
  expect(events).toBeGreaterThanOrEqual(bookings);
  expect(await verifyRecord(target.database)).toMatchObject({ findings: [] });
  expect(await pendingMigrations(target.url)).toEqual([]);
  await target.database.db
    .insertInto('audit_record')
    .values({ actor_kind: 'worker', action: 'later', subject_kind: 'booking', subject_id: 'b' })
    .execute();
  await seal(target);
  expect(await verifyRecord(target.database)).toMatchObject({ findings: [], unsealed: 0 });
}, 60_000);

test('a site is the same after the backup and restore commands', async () => {
  await site().book(bookingRequest);
  const env = { DATABASE_URL: database().url, AUTH_SECRET: testSecret };
  const path = join(folder, 'command.backup');
  const run = (entry: string, url: string) =>
    runScript(`server/database/backup/${entry}.ts`, [path], { env: { ...env, DATABASE_URL: url } });
  expect(await run('backupCommand', database().url)).toMatchObject({ code: 0, stderr: '' });
  await expect(backUpDatabase(database().url, path, testSecret)).rejects.toThrow('exists already');
  const ended = await run('restoreCommand', target.url);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^Restored \d+ rows as they were at 20/);
  const { bookings } = await rowsOf(target.url);
  expect(bookings).toEqual((await rowsOf(database().url))['bookings']);
  await expect(restoreDatabase(target.url, path, testSecret)).rejects.toThrow('has rows already');
}, 60_000);

test('an incomplete backup is refused and nothing is restored', async () => {
  const whole = readFileSync(file);
  const lines = gunzipSync(whole).toString().split('\n');
  const withLines = (all: string[]) => gzipSync(all.join('\n'));
  const broken = join(folder, 'broken.backup');
  for (const [how, content, message] of [
    ['cut off', whole.subarray(0, 2_000), 'it is cut off'],
    ['not compressed', Buffer.from(lines.join('\n')), 'it is cut off, or not a backup'],
    [
      'changed',
      withLines(lines.map((line) => line.replace('confirmed', 'cancelled'))),
      'it was changed',
    ],
    ['without its end', withLines([...lines.slice(0, 20), '']), 'it is cut off'],
    [
      'without a row',
      withLines(lines.filter((line) => !line.includes('"booking.created"'))),
      'it was changed',
    ],
    ['something else', gzipSync('{"a":1}\n'), 'it is not a backup of the site'],
    [
      'of another format',
      withLines(['[{"part":"head","format":2}]', ...lines.slice(1)]),
      'it is not a backup that this version can read',
    ],
  ] as const) {
    writeFileSync(broken, content);
    const restored = restoreDatabase(target.url, broken, undefined).then(() => 'restored', String);
    expect([how, await restored]).toEqual([how, expect.stringContaining(message)]);
  }
  expect(await rowsOf(target.url)).toEqual({});
});

test('a backup of a newer version is refused', async () => {
  const newer = join(folder, 'newer.backup');
  const at = new Date().toISOString();
  const parts: BackupPart[] = [
    { kind: 'head', head: { version: '9.0.0', at, migrations: ['0001_bookings', '9999_later'] } },
    { kind: 'end', end: { rows: {}, sequences: {} } },
  ];
  await writeBackupFile(newer, testSecret, Readable.from(parts));
  await expect(restoreDatabase(target.url, newer, testSecret)).rejects.toThrow(
    `The backup is of version 9.0.0, with migrations that this version (${version}) lacks: 9999_later.`,
  );
});

test('a failed backup leaves no file behind', async () => {
  const missing = new URL(database().url);
  missing.pathname = 'no_such_database';
  await expect(
    backUpDatabase(missing.href, join(folder, 'none.backup'), testSecret),
  ).rejects.toThrow('no_such_database');
  await expect(
    backUpDatabase(database().url, join(folder, 'none', 'a.backup'), testSecret),
  ).rejects.toThrow('ENOENT');
  expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
});

test('a backup of an older version is migrated when it is restored', async () => {
  const old = await createTestDatabase({ migrated: false });
  const firstOnly = Object.fromEntries(Object.entries(migrations).slice(0, 1));
  await migrateDatabase(old.url, {
    migrations: firstOnly,
    checksums,
    version: '1.0.0',
  });
  await sql`insert into bookings
    (hotel_id, id, key_hash, request_hash, link_hash, status, stay, check_in, check_out, price, hotel, rate, email_hash)
    values ('h', 'b', 'k', 'r', 'l', 'confirmed', '{"rooms":1}', '2027-03-01', '2027-03-03', '{}', '{}', '{}', 'e')`.execute(
    old.database.db,
  );
  const path = join(folder, 'old.backup');
  await backUpDatabase(old.url, path, testSecret);
  await old.close();
  await restoreDatabase(target.url, path, testSecret);
  const [row] = await target.database.db.selectFrom('bookings').select(['id', 'number']).execute();
  expect(row).toEqual({ id: 'b', number: expect.stringMatching(/^\w{8}$/) });
});
