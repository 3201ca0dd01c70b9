import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { launchPostgres } from '#server/database/embedded/launchPostgres.ts';
import { migrateDatabase } from '#server/database/migrateDatabase.ts';
import { type Database, openDatabase } from '#server/database/openDatabase.ts';
import { dataDirVariable } from './testDatabaseServer.ts';

/** A database of its own. `close` closes the connections of `database` and deletes it. */
export type TestDatabase = { url: string; database: Database; close: () => Promise<void> };

const template = 'migrated';
const quiet = { debug() {}, info() {}, warn() {}, error() {}, isLevelEnabled: () => false };

/**
 * Creates a fresh database on the PostgreSQL server of this test run, which the first call
 * starts, in whichever worker. It has the tables of the site unless `migrated` is false.
 * `globalSetup` of Jest and Playwright must be testDatabaseServer's.
 */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = await testServerUrl();
  if (migrated) await createTemplate(server);
  await execute(server, `create database ${name}${migrated ? ` template ${template}` : ''}`);
  const url = urlOf(server, name);
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

/** Creates the database that others are copies of, with the tables of the site, unless a test has done so. */
async function createTemplate(server: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    // Workers wait here for the first of them. The lock ends with the connection.
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query('select from pg_database where datname = $1', [template]);
    if (found.rowCount) return;
    const unfinished = `unfinished_${template}`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await migrateDatabase(urlOf(server, unfinished));
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

async function testServerUrl(): Promise<string> {
  const dataDir = process.env[dataDirVariable];
  if (!dataDir) throw new Error('This test run has no folder for a database: see globalSetup.');
  const settings = { fsync: 'off', synchronous_commit: 'off', max_connections: '300' };
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
