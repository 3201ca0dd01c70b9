import { randomUUID } from 'node:crypto';
import { Agent, createServer, request } from 'node:http';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import { parseConfig } from '#server/main/config.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { startResources } from '#server/main/startResources.ts';
import { startBookingProvider } from '../server/bookings/support/bookingProvider.ts';
import { bookingRequest, testNow, testSecret } from '../server/bookings/support/bookingRequest.ts';
import { listeningLog, testApp } from '../server/testApp.ts';
import { listenOnLoopback } from '../support/listenOnLoopback.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { withClock } from '../support/withClock.ts';
import { closeTestRun, openTestRun } from '../support/testDatabaseServer.ts';
import { storedStay } from '#server/bookings/state/bookedRooms.ts';

// `npm run bench:bookings [-- COUNT]` measures bookings a second through the site, including
// provider and HTTP. For comparison it measures parts of a booking alone: its rows written to the
// same database, its two calls of the provider, and a request that the site answers without either.
// Prints ratios and the share of the parts in a booking.
const count = Number(process.argv[2] ?? 1_000);
// All bookings are at one hotel, to which the site sends at most sixteen calls at once.
const atOnce = 12;
const rounds = 3;
const { log } = listeningLog();

/** Runs a task `count` times, `atOnce` at a time, and returns the runs a second. */
async function perSecond(task: () => Promise<void>): Promise<number> {
  let left = count;
  const started = performance.now();
  const runner = async () => {
    while (left > 0) {
      left -= 1;
      await task();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return (count / (performance.now() - started)) * 1_000;
}

/** Writes the rows of a confirmed booking in its two transactions. */
async function writeRows({ database }: TestDatabase): Promise<void> {
  const { stay, traveller } = bookingRequest;
  const [id, at] = [randomUUID(), new Date()];
  const event = { hotel_id: stay.hotelId, booking_id: id, at };
  await database.transaction(async (tx) => {
    const row = {
      hotel_id: stay.hotelId,
      id,
      key_hash: id,
      request_hash: id,
      link_hash: id,
      status: 'pending' as const,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      ...storedStay(stay),
      email_hash: id,
      traveller: JSON.stringify(traveller),
    };
    await tx.insertInto('bookings').values(row).execute();
    const created = { ...event, seq: 1, status: 'pending' as const, cause: 'created' };
    await tx.insertInto('booking_events').values(created).execute();
  });
  await database.transaction(async (tx) => {
    await tx
      .updateTable('bookings')
      .set({ status: 'confirmed', reference: id })
      .where('hotel_id', '=', stay.hotelId)
      .where('id', '=', id)
      .execute();
    const confirmed = { ...event, seq: 2, status: 'confirmed' as const, cause: 'provider' };
    await tx.insertInto('booking_events').values(confirmed).execute();
    const mail = { owner: stay.hotelId, id, kind: 'booking-mail', event_id: id };
    await tx
      .insertInto('outbox')
      .values({ ...mail, payload: '{}' })
      .execute();
  });
}

/** Sends a request over HTTP on keep-alive connections. Rejects on any other status. */
function send(origin: string, agent: Agent, path: string, expected: number): Promise<void> {
  const body = JSON.stringify(bookingRequest);
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, {
      agent,
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
      },
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === expected) resolve();
        else reject(new Error(`${path} got ${response.statusCode}.`));
      });
    });
    sent.end(body);
  });
}

await openTestRun();
const testDatabase = await createTestDatabase();
const provider = await startBookingProvider();
const many = 1_000_000_000;
const client = createProviderClient({ origin: provider.origin, log });
const config = parseConfig({ AUTH_SECRET: testSecret });
const { resources, stop } = startResources(config, {
  database: withClock(testDatabase.database, () => testNow),
  fetch: client.fetch,
  siteOrigin: () => 'https://www.hotels.example',
  log,
  say: () => {},
  now: () => testNow,
  bookingLimits: { book: many, bookAddress: many },
});
const app = testApp(provider.origin, { resources });
const site = await listenOnLoopback(createServer(app));
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const offer = { endpoint: 'hotel', path: hotelPath(bookingRequest.stay.hotelId, {}) } as const;
try {
  const parts = {
    'its rows': () => writeRows(testDatabase),
    'two calls of the provider': async () => {
      for (let call = 0; call < 2; call += 1)
        await client.fetch(offer, { requestId: randomUUID() });
    },
    'a request without either': () => send(site.origin, agent, '/api/nothing', 404),
    'a booking': () => send(site.origin, agent, '/api/bookings', 201),
  };
  const ms: Record<string, number>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const taken: Record<string, number> = {};
    for (const [name, task] of Object.entries(parts)) taken[name] = 1_000 / (await perSecond(task));
    ms.push(taken);
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[(rounds - 1) / 2] ?? NaN;
  const ofBooking = (taken: Record<string, number>, name: string) =>
    (taken[name] ?? NaN) / (taken['a booking'] ?? NaN);
  console.table(
    Object.keys(parts).map((part) => ({
      part,
      'ms each': median(ms.map((taken) => taken[part] ?? NaN)).toFixed(2),
      'of a booking': median(ms.map((taken) => ofBooking(taken, part))).toFixed(2),
    })),
  );
  process.stdout.write(`medians of ${rounds} rounds, ${count} each, ${atOnce} at once\n`);
} finally {
  agent.destroy();
  await site.close();
  await stop();
  client.close();
  await provider.close();
  await testDatabase.close();
  await closeTestRun();
}
