import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { launchPostgres } from '#server/database/embedded/launchPostgres.ts';
import { migrateDatabase } from '#server/database/migrateDatabase.ts';
import { type Database, openDatabase } from '#server/database/openDatabase.ts';
import { dataDirVariable } from './testDatabaseServer.ts';

/** A database of its own. `close` closes the connections of `database` and deletes it. */
export type TestDatabase = { url: string; database: Database; close: () => Promise<void> };

const quiet = { debug() {}, info() {}, warn() {}, error() {}, isLevelEnabled: () => false };

/**
 * Creates a fresh database on the PostgreSQL server of this test run, which the first call
 * starts, in whichever worker. It has the tables of the site unless `migrated` is false.
 * `globalSetup` of Jest and Playwright must be testDatabaseServer's.
 */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = await testServerUrl();
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  if (migrated) await migrateDatabase(url.href);
  const database = openDatabase(url.href, quiet);
  return {
    url: url.href,
    database,
    close: async () => {
      await database.close();
      await execute(server, `drop database if exists ${name} with (force)`);
    },
  };
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
