import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { launchPostgres } from '#server/database/embedded/launchPostgres.ts';
import { migrateDatabase } from '#server/database/migrateDatabase.ts';
import { checksums } from '#server/database/migrations/checksums.ts';
import { type Database, openDatabase } from '#server/database/openDatabase.ts';
import type { Tables } from '#server/database/tables.ts';
import { citusVariable, createCitusDatabase } from './citusDatabase.ts';
import { dataDirVariable } from './testDatabaseServer.ts';

/** A new database. `close` closes the connections of `database` and deletes it. */
export type TestDatabase = { url: string; database: Database; close: () => Promise<void> };

/**
 * The environment variable with the address of a PostgreSQL server for the tests, instead of the
 * embedded one. Its user must be able to create databases.
 */
export const postgresVariable = 'TEST_POSTGRES_URL';
/**
 * The environment variable with the address of a PgBouncer in front of that server, through which
 * the tests connect.
 */
export const pgbouncerVariable = 'TEST_PGBOUNCER_URL';

/**
 * If this environment variable is set, every integer column has 64 bits, like in engines without
 * shorter integers.
 */
export const wideVariable = 'TEST_WIDE_INTEGERS';

/**
 * Its name contains a hash of its tables, because a database on an external server outlives a test
 * run.
 */
const template = `${process.env[wideVariable] ? 'wide' : 'migrated'}_${createHash('sha256').update(JSON.stringify(checksums)).digest('hex').slice(0, 16)}`;
/** The server and the template database, for which each worker waits only once. */
let started: Promise<string> | undefined;
let copied: Promise<void> | undefined;
const quiet = { debug() {}, info() {}, warn() {}, error() {}, isLevelEnabled: () => false };

/**
 * Creates a new database on the server of `TEST_POSTGRES_URL`, or else on the server of this test
 * run, which the first call in any worker starts. It has the tables of the site unless `migrated`
 * is false. With `TEST_CITUS_URL` it is on that cluster, distributed unless `distributed` is false.
 * `globalSetup` of Jest and Playwright must be testDatabaseServer's.
 */
export async function createTestDatabase({
  migrated = true,
  distributed = true,
} = {}): Promise<TestDatabase> {
  const cluster = process.env[citusVariable];
  if (cluster && migrated) {
    const { url, drop } = await createCitusDatabase(cluster, distributed);
    const database = openDatabase(url, quiet);
    return { url, database, close: () => database.close().then(drop) };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = await (started ??= testServerUrl());
  if (migrated) await (copied ??= createTemplate(server));
  await execute(server, `create database ${name}${migrated ? ` template ${template}` : ''}`);
  const url = urlOf(process.env[pgbouncerVariable] || server, name);
  const database = openDatabase(url, quiet);
  return {
    url,
    database,
    close: async () => {
      await database.close();
      await execute(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Provides a database for the test file. Read it only inside tests and their hooks. */
export function databaseOfFile(options?: Parameters<typeof createTestDatabase>[0]) {
  let created: TestDatabase | undefined;
  beforeAll(async () => {
    created = await createTestDatabase(options);
  });
  afterAll(() => created?.close());
  return () => {
    if (!created) throw new Error('It is only there inside a test.');
    return created;
  };
}

/** Deletes all rows of these tables, in this order. */
export async function emptyTables(
  { db }: Pick<Database, 'db'>,
  tables: readonly (keyof Tables)[],
): Promise<void> {
  await sql.raw(tables.map((table) => `delete from "${table}"`).join('; ')).execute(db);
}

/**
 * Creates the template database with the tables of the site, unless another test has created it.
 */
async function createTemplate(server: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    // Other workers wait here for the first. The lock ends with the connection.
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query('select from pg_database where datname = $1', [template]);
    if (found.rowCount) return;
    const unfinished = `unfinished_${template}`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await migrateDatabase(urlOf(server, unfinished));
    if (process.env[wideVariable]) await execute(urlOf(server, unfinished), widen);
    await client.query(`alter database ${unfinished} rename to ${template}`);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

const widen = `do $$ declare "each" record; begin
  for "each" in select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'integer'
  loop execute format('alter table %I alter column %I type bigint', "each".table_name, "each".column_name); end loop;
end $$`;

async function testServerUrl(): Promise<string> {
  const given = process.env[postgresVariable];
  if (given) return given;
  const dataDir = process.env[dataDirVariable];
  if (!dataDir) throw new Error('This test run has no folder for a database: see globalSetup.');
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    deadlock_timeout: '100ms',
  };
  const { url } = await launchPostgres({ dataDir, settings });
  return url;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
