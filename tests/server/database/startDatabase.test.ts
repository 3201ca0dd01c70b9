import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { sql } from 'kysely';
import request from 'supertest';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { findPostgresBinaries } from '#server/database/embedded/postgresBinaries.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/startEmbeddedPostgres.ts';
import { startDatabase } from '#server/database/startDatabase.ts';
import { breakableConnection } from '../../support/breakableConnection.ts';
import { json, scriptProvider } from '../../support/scriptedProvider.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { listeningLog, testApp } from '../testApp.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Starts a site whose database connection can break, with a resource that counts bookings. */
async function startSite({ broken = false, migrate = true } = {}) {
  const own = await createTestDatabase({ migrated: false });
  const relay = await breakableConnection(own.url, broken);
  const provider = await scriptProvider({ [hotelsPaths.rand4]: json([]) });
  const { log, lines } = listeningLog();
  closers.push(own.close, relay.close, provider.close);
  const config = { databaseUrl: relay.url, dataDir: '/nonexistent', migrate };
  const started = await startDatabase(config, log);
  closers.push(started.close);
  const handler = express.Router().get('/', async (_req, res) => {
    const { rows } = await sql`select count(*)::int as count from bookings`.execute(
      started.database.db,
    );
    res.json(rows);
  });
  const app = testApp(provider.origin, {
    resources: { bookings: { handler } },
    warnings: started.warnings,
    unstarted: () => (started.reached() ? undefined : 'starting'),
  });
  return { app, relay, own, lines, started };
}

test('losing the database while the site runs affects only requests that need it', async () => {
  const { app, relay } = await startSite();
  expect((await request(app).get('/readyz')).text).toBe('ready\n');
  expect((await request(app).get('/api/bookings')).body).toEqual([{ count: 0 }]);
  relay.breakOff();
  while ((await request(app).get('/readyz')).text !== 'ready\ndatabase: unavailable\n');
  const refused = await request(app).get('/api/bookings');
  expect(refused.status).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '5' });
  expect((await request(app).get(hotelsPaths.rand4)).body).toEqual([]);
  const ready = await request(app).get('/readyz');
  expect([ready.status, ready.text]).toEqual([200, 'ready\ndatabase: unavailable\n']);
  relay.repair();
  expect((await request(app).get('/api/bookings')).status).toBe(200);
  expect((await request(app).get('/readyz')).text).toBe('ready\n');
});

test('a database that is down at the start is migrated as soon as it is back', async () => {
  const { app, relay } = await startSite({ broken: true });
  expect((await request(app).get(hotelsPaths.rand4)).status).toBe(200);
  expect((await request(app).get('/api/bookings')).status).toBe(503);
  expect((await request(app).get('/readyz')).text).toBe('ready\ndatabase: unavailable\n');
  const starting = await request(app).get('/startupz');
  expect([starting.status, starting.text]).toEqual([503, 'starting\ndatabase: unavailable\n']);
  relay.repair();
  while ((await request(app).get('/readyz')).text !== 'ready\n');
  expect((await request(app).get('/startupz')).text).toBe('ready\n');
  expect((await request(app).get('/api/bookings')).body).toEqual([{ count: 0 }]);
  relay.breakOff();
  while ((await request(app).get('/readyz')).text === 'ready\n');
  // The site has started, so a later outage does not make the startup probe fail.
  expect((await request(app).get('/startupz')).status).toBe(200);
});

test('MIGRATE=off leaves the tables unchanged and logs the pending migrations', async () => {
  const { own, lines } = await startSite({ migrate: false });
  expect(lines).toEqual(['warn: the database needs migrations']);
  const { rows } = await sql`select * from pg_tables where schemaname = 'public'`.execute(
    own.database.db,
  );
  expect(rows).toEqual([]);
});

test('a wrong database password ends the start at once', async () => {
  const own = await createTestDatabase({ migrated: false });
  closers.push(own.close);
  const url = new URL(own.url);
  url.password = 'wrong';
  const config = { databaseUrl: url.href, dataDir: '/nonexistent', migrate: true };
  await expect(startDatabase(config, listeningLog().log)).rejects.toThrow(
    'password authentication',
  );
});

// The tests of restarts, crashes and several sites in one folder are in
// tests/deep/server/database/embedded.
test('without DATABASE_URL the site starts and stops its own embedded PostgreSQL in DATA_DIR', async () => {
  const { folder, remove } = temporaryFolder();
  closers.push(remove);
  const config = { databaseUrl: undefined, dataDir: folder, migrate: true };
  const { database, description, close } = await startDatabase(config, listeningLog().log);
  expect(description).toBe(`embedded PostgreSQL in ${folder}`);
  const { rows } =
    await sql`select count(*)::int as count, current_setting('listen_addresses') as "on"
    from bookings`.execute(database.db);
  expect(rows).toEqual([{ count: 0, on: '127.0.0.1' }]);
  const password = join(folder, 'postgres/password');
  expect(statSync(password).mode & 0o777).toBe(0o600);
  expect(readFileSync(password, 'utf8')).toHaveLength(32);
  await expect(
    startEmbeddedPostgres({ dataDir: folder, log: listeningLog().log, waitMs: 10 }),
  ).rejects.toThrow(`Another site uses ${folder}: set DATA_DIR to another folder`);
  await close();
  expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  writeFileSync(join(folder, 'postgres/data/PG_VERSION'), '17\n');
  await expect(startDatabase(config, listeningLog().log)).rejects.toThrow(
    'was written by PostgreSQL 17',
  );
});

test('a platform without PostgreSQL binaries is told to set DATABASE_URL', () => {
  expect(() => findPostgresBinaries('linux-mips')).toThrow(
    'There is no embedded PostgreSQL that runs on this system (linux-mips): set DATABASE_URL to a PostgreSQL server.',
  );
});
