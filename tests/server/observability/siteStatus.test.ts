import { sql } from 'kysely';
import request from 'supertest';
import { type Database, openDatabase } from '#server/database/openDatabase.ts';
import { createMetrics, createMetricsServer } from '#server/observability/metrics.ts';
import { createWarnings } from '#server/observability/warnings.ts';
import { createRateLimit, onRefusal } from '#server/request/rateLimit.ts';
import { breakableConnection } from '../../support/breakableConnection.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';
import { afterTest } from '../../support/testLimits.ts';
import { bookingRequest, deskBookingRequest } from '../bookings/support/bookingRequest.ts';
import { startBookingProvider } from '../bookings/support/bookingProvider.ts';
import {
  bookingProblemOf,
  eventually,
  startTestBookings,
} from '../bookings/support/startTestBookings.ts';
import { listeningLog, testApp } from '../testApp.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const closed = () => 'closed' as const;

/** Starts a site with its metrics and its probe, on a database connection that can break. */
async function startSite(statusMs?: number, freeBytes?: () => number) {
  const own = await createTestDatabase();
  const relay = await breakableConnection(own.url);
  const opened = openDatabase(relay.url, listeningLog().log, undefined, { checkMs: 100 });
  const count = { transactions: 0 };
  const database: Database = {
    ...opened,
    transaction: (work) => {
      count.transactions += 1;
      return opened.transaction(work);
    },
  };
  const provider = await startBookingProvider();
  const metrics = createMetrics();
  const site = startTestBookings({
    database,
    origin: provider.origin,
    ...(statusMs !== undefined && { statusMs }),
    freeBytes,
    onReservation: metrics.countReservation,
    onMessage: metrics.countMessage,
  });
  closers.push(own.close, relay.close, opened.close, provider.close, site.stop);
  metrics.addGauges({ ...site, database, breaker: closed, cacheBytes: () => 0 });
  const warnings = createWarnings({
    ...site,
    breaker: closed,
    databaseWarnings: () => (opened.available() ? [] : ['database: unavailable']),
  });
  const app = testApp(provider.origin, { warnings });
  const server = createMetricsServer(metrics);
  return {
    site,
    provider,
    own,
    relay,
    count,
    database,
    scrape: async () => (await request(server).get('/metrics').expect(200)).text,
    readyz: async () => (await request(app).get('/readyz').expect(200)).text,
  };
}

/** Returns the value of a series, or undefined if it is missing. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

const ofDatabase =
  /^(hotels_waiting|hotels_waiting_oldest_seconds|hotels_bookings|exchange_rates_day_seconds)[{ ]/m;

test('bookings, queues, reservations and messages are counted, and delays degrade the probe', async () => {
  const { site, provider, scrape, readyz } = await startSite(50);
  const before = await scrape();
  expect(valueOf(before, 'hotels_bookings{status="confirmed"}')).toBe(0);
  expect(valueOf(before, 'hotels_waiting_oldest_seconds{queue="outcomes"}')).toBe(0);
  expect(before).not.toContain('\nworker_silent_seconds ');
  expect(before).toMatch(/^database_up 1$/m);
  expect(valueOf(before, 'database_connections{state="waiting"}')).toBe(0);
  expect(await readyz()).toBe('ready\n');

  await site.book();
  provider.state.modes.reserve = 'fail';
  await site.book();
  await site.book(deskBookingRequest);
  site.later(3_600);
  const counted = await eventually(async () => {
    const text = await scrape();
    return valueOf(text, 'hotels_waiting{queue="outcomes"}') === 1 ? text : undefined;
  });
  expect(
    ['confirmed', 'pending', 'requested'].map((of) => [
      of,
      valueOf(counted, `hotels_bookings{status="${of}"}`),
    ]),
  ).toEqual([
    ['confirmed', 1],
    ['pending', 1],
    ['requested', 1],
  ]);
  expect(valueOf(counted, 'hotels_waiting{queue="requests"}')).toBe(1);
  expect(valueOf(counted, 'hotels_waiting_oldest_seconds{queue="outcomes"}')).toBeCloseTo(
    3_600,
    -1,
  );
  expect(valueOf(counted, 'hotels_waiting{queue="unsent-mails"}')).toBeGreaterThan(1);
  expect(counted).not.toContain('arrivals');
  const calls = (outcome: string) =>
    valueOf(counted, `reservation_calls_total{call="reservations",outcome="${outcome}"}`);
  expect([calls('confirmed'), calls('unknown')]).toEqual([1, 1]);
  expect(await readyz()).toBe('ready\nbookings: without an outcome\nmails: failing\n');

  provider.state.modes.reserve = 'normal';
  site.start();
  await eventually(async () => ((await readyz()) === 'ready\n' ? true : undefined));
  const worked = await scrape();
  expect(valueOf(worked, 'worker_silent_seconds')).toBeLessThan(60);
  expect(
    valueOf(worked, 'outbox_messages_total{kind="booking-mail",outcome="sent"}'),
  ).toBeGreaterThan(1);
  expect(valueOf(worked, 'hotels_waiting{queue="unsent-mails"}')).toBe(0);
}, 60_000);

test('five failures in the last eight bookings raise an alarm until bookings succeed again', async () => {
  const { site, provider, scrape, readyz } = await startSite(50);
  const rings = async () => valueOf(await scrape(), 'hotels_alarm{alarm="bookings-failing"}');
  const until = (wanted: number) =>
    eventually(async (saw) => (saw(await rings()) === wanted ? true : undefined));
  const book = (checkIn = bookingRequest.stay.checkIn) =>
    site.post({ ...bookingRequest, again: true, stay: { ...bookingRequest.stay, checkIn } });
  const booksOf = (outcome: string) => `hotels_attempts{kind="bookings",outcome="${outcome}"}`;
  for (let each = 0; each < 3; each += 1) await book().expect(201);
  const rejection = {
    type: 'about:blank',
    title: 'no',
    status: 422,
    detail: 'no',
    code: 'rejected',
  };
  provider.state.answer = { status: 422, body: rejection };
  for (let each = 0; each < 4; each += 1) await book().expect(422);
  // An error that the traveler can correct is not a failure of the site.
  await site.post({}).expect(422);
  await eventually(async () =>
    valueOf(await scrape(), booksOf('failed')) === 4 ? true : undefined,
  );
  await until(0);
  expect(await readyz()).not.toContain('bookings: ');
  await book().expect(422);
  await until(1);
  await eventually(async () =>
    (await readyz()).includes('\nbookings: 5 of 8 failed\n') ? true : undefined,
  );
  await eventually(async () =>
    valueOf(await scrape(), booksOf('succeeded')) === 3 ? true : undefined,
  );
  site.later(3_600);
  await until(1);
  provider.state.answer = undefined;
  for (let each = 0; each < 4; each += 1) await book().expect(201);
  await until(0);
}, 60_000);

test('a full disk is reported and refuses new bookings, but still stores the result of earlier ones', async () => {
  const disk = { free: 2_000 * 2 ** 20 };
  const { site, scrape, readyz } = await startSite(50, () => disk.free);
  const now = performance.now.bind(performance);
  let ahead = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  afterTest(() => clock.mockRestore());
  const leave = (megabytes: number) => {
    disk.free = megabytes * 2 ** 20;
    // A reading is cached for two seconds.
    ahead += 2_001;
  };
  const key = '8b7f6e1c-0000-4000-8000-00000000000a';
  await site.post(bookingRequest, key).expect(201);
  leave(900);
  await eventually(async () => ((await readyz()).includes('disk: nearly full') ? true : undefined));
  await site.post({ ...bookingRequest, again: true }).expect(201);
  leave(100);
  await eventually(async () =>
    (await readyz()).includes('disk: full, 100 MB free') ? true : undefined,
  );
  const refused = await site.post({ ...bookingRequest, again: true }).expect(503);
  expect(bookingProblemOf(refused).code).toBe('paused');
  await site.post(bookingRequest, key).expect(201);
  expect(valueOf(await scrape(), 'hotels_alarm{alarm="disk-full"}')).toBe(1);
  expect(valueOf(await scrape(), 'disk_free_bytes')).toBe(disk.free);
}, 60_000);

test('an alarm reports that no process runs a worker, and ends when a worker runs', async () => {
  const { site, database, scrape, readyz } = await startSite(50);
  const rings = async () => valueOf(await scrape(), 'hotels_alarm{alarm="no-worker"}');
  expect(await rings()).toBe(0);
  await sql`insert into site_state (name, at) values ('worker', now() - interval '10 minutes')`.execute(
    database.db,
  );
  await eventually(async () => ((await rings()) === 1 ? true : undefined));
  expect(await readyz()).toContain('\nworker: none for 10 min, is WORKER off everywhere?\n');
  site.start();
  await eventually(async () => ((await rings()) === 0 ? true : undefined));
}, 60_000);

test('many scrapes of the metrics read the database once in a few seconds', async () => {
  const { count, scrape, readyz } = await startSite();
  await Promise.all(Array.from({ length: 20 }, () => Promise.all([scrape(), readyz()])));
  expect(count.transactions).toBe(1);
});

test('a database that is down or hangs is reported at once, and its gauges are left out', async () => {
  const { own, relay, scrape } = await startSite(50);
  expect(await scrape()).toMatch(ofDatabase);
  const scraped = async () => {
    const startedAt = performance.now();
    const text = await scrape();
    return { text, ms: performance.now() - startedAt };
  };
  // Another transaction locks a table, so the statement is canceled after a second.
  await own.database.transaction(async (tx) => {
    await sql`lock table bookings in access exclusive mode`.execute(tx);
    const { text } = await eventually(async () => {
      const found = await scraped();
      expect(found.ms).toBeLessThan(3_000);
      return ofDatabase.test(found.text) ? undefined : found;
    });
    expect(text).toMatch(/^database_up 1$/m);
  });
  relay.breakOff();
  const down = await eventually(async () => {
    const found = await scraped();
    return valueOf(found.text, 'database_up') === 0 ? found : undefined;
  });
  expect(down.text).not.toMatch(ofDatabase);
  expect((await scraped()).ms).toBeLessThan(1_000);
  relay.repair();
  await eventually(async () => (ofDatabase.test(await scrape()) ? true : undefined));
}, 60_000);

test('a query waits for a connection only while none is free', async () => {
  const { database, scrape } = await startSite(50);
  const waiting = async () =>
    valueOf(await scrape(), 'database_connections{state="waiting"}') ?? Number.NaN;
  await sql`select 1`.execute(database.db);
  // The scrape itself uses the free connection.
  expect(await waiting()).toBe(0);
  const busy = Array.from({ length: 12 }, () => sql`select pg_sleep(0.3)`.execute(database.db));
  await eventually(async () => ((await waiting()) >= 2 ? true : undefined));
  await Promise.all(busy);
  expect(await waiting()).toBe(0);
}, 60_000);

test('refusals are counted by the name of the limit', async () => {
  const metrics = createMetrics();
  onRefusal(metrics.countRefusal);
  const count = createRateLimit({ name: 'test-limit', limit: 1 });
  count('ada');
  expect(count('ada').retryAfter).toBe(60);
  expect(await metrics.text()).toContain('rate_limit_refusals_total{limit="test-limit"} 1');
});

test('a worker that stops running raises an alarm, unless its database is down', () => {
  const lines = (minutes: number, databaseWarnings: string[]) =>
    createWarnings({
      breaker: (calls) => (calls === 'reads' ? 'closed' : 'open'),
      databaseWarnings: () => databaseWarnings,
      status: { recent: () => undefined },
      alarms: { recent: () => [] },
      silentMs: () => minutes * 60_000,
    })();
  const open = 'provider breaker for reservations: open';
  expect(lines(1, [])).toEqual([open]);
  expect(lines(3, [])).toEqual([open, 'worker: silent']);
  expect(lines(3, ['database: unavailable'])).toEqual([open, 'database: unavailable']);
});
