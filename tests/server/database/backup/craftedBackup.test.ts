import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { backUpDatabase } from '#server/database/backup/backUpDatabase.ts';
import { type BackupPart, writeBackupFile } from '#server/database/backup/backupFile.ts';
import { restoreDatabase } from '#server/database/backup/restoreDatabase.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { runScript } from '../../../support/runScript.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/testDatabase.ts';

const { folder, remove } = temporaryFolder();
const file = join(folder, 'own.backup');
const secret = 's'.repeat(32);
const another = 'o'.repeat(32);
let source: TestDatabase;
let target: TestDatabase;
let crafted = 0;

// Both databases stay empty, because a refused file is written to neither.
beforeAll(async () => {
  source = await createTestDatabase();
  await backUpDatabase(source.url, file, secret);
  target = await createTestDatabase({ migrated: false });
});
afterAll(async () => {
  await target.close();
  await source.close();
  remove();
});

/** Returns the tables that were created in the database. */
async function tablesOf({ url }: TestDatabase): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`
    select table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')`);
  await client.end();
  return rows.map(({ name }) => name);
}

type Names = { table?: string; column?: string; counted?: string; sequence?: string };

/** Returns a complete backup of one row with any names that an attacker might choose. */
async function craft(names: Names): Promise<string> {
  const { table = 'public.bookings', column = 'id', counted = table, sequence } = names;
  const head = { version: '1.0.0', at: new Date().toISOString() };
  const parts: BackupPart[] = [
    { kind: 'head', head: { ...head, migrations: Object.keys(migrations) } },
    { kind: 'table', name: table, columns: [column] },
    { kind: 'row', json: '{}' },
    {
      kind: 'end',
      end: { rows: { [counted]: 1 }, sequences: sequence ? { [sequence]: ['1', true] } : {} },
    },
  ];
  crafted += 1;
  const path = join(folder, `crafted-${crafted}.backup`);
  await writeBackupFile(path, secret, Readable.from(parts));
  return path;
}

const statement = 'public.bookings (id) select 1; create table public.injected (id int); --';

test.each<[string, Names, string]>([
  ['table', { table: statement }, statement],
  ['column', { column: 'id) select 1; drop table bookings; --' }, 'id) select 1'],
  ['count', { table: 'public.bookings', counted: statement }, statement],
  ['sequence', { sequence: "a'; drop table bookings" }, "a'; drop table bookings"],
])('SQL in the name of a %s is refused before anything is written', async (_of, names, said) => {
  const path = await craft(names);
  await expect(restoreDatabase(target.url, path, secret)).rejects.toThrow(
    /^The backup cannot be restored: it names .*, which is not part of the site\.$/,
  );
  await expect(restoreDatabase(target.url, path, undefined)).rejects.toThrow(said);
  expect(await tablesOf(target)).toEqual([]);
});

test.each<[string, Names]>([
  ['a table of the system', { table: 'pg_catalog.pg_authid' }],
  ['the migrations', { table: 'public.applied_migrations', column: 'name' }],
  ['an unknown table', { table: 'public.others' }],
  ['an unknown column', { table: 'public.bookings', column: 'other' }],
  ['an unknown table in its counts', { table: 'public.bookings', counted: 'public.others' }],
  ['an unknown sequence', { table: 'public.bookings', sequence: 'public.other_id_seq' }],
])('a backup that names %s is refused before any row is written', async (_what, names) => {
  const path = await craft(names);
  await expect(restoreDatabase(source.url, path, undefined)).rejects.toThrow(
    'which is not part of the site',
  );
  expect(await source.database.db.selectFrom('bookings').selectAll().execute()).toEqual([]);
});

// tests/deep/server/database changes every byte of the signature and more of the others.
test('a backup with a changed, missing or added byte is refused before anything is written', async () => {
  const bytes = readFileSync(file);
  const path = join(folder, 'changed.backup');
  const restored = (content: Buffer) => {
    writeFileSync(path, content);
    return restoreDatabase(target.url, path, secret);
  };
  for (const at of [bytes.length >> 1, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(restored(changed)).rejects.toThrow(/changed/);
  }
  await expect(restored(bytes.subarray(0, -1))).rejects.toThrow(/cut off or changed/);
  await expect(restored(Buffer.concat([bytes, Buffer.from('more')]))).rejects.toThrow(/changed/);
  expect(await tablesOf(target)).toEqual([]);
});

test('a backup with a foreign signature or none is restored only with --unsigned', async () => {
  const unsigned = join(folder, 'unsigned.backup');
  const bytes = readFileSync(file);
  writeFileSync(unsigned, bytes.subarray(0, bytes.lastIndexOf('\0hotels-signature ')));
  await expect(restoreDatabase(target.url, unsigned, secret)).rejects.toThrow('has no signature');
  await expect(restoreDatabase(target.url, file, another)).rejects.toThrow(
    'it was signed with another AUTH_SECRET',
  );
  const run = (args: string[], env: Record<string, string>) =>
    runScript('server/database/backup/restoreCommand.ts', args, {
      env: { DATABASE_URL: target.url, DATA_DIR: join(folder, 'data'), ...env },
    });
  const without = await run([file], {});
  expect(without).toMatchObject({ code: 1, stderr: expect.stringContaining('set AUTH_SECRET') });
  expect(await tablesOf(target)).toEqual([]);
  const restored = await run([unsigned, '--unsigned'], { AUTH_SECRET: another });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('its author then controls everything in the database');
  expect(restored.stdout).toContain('Restored ');
}, 60_000);
