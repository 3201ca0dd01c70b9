import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import type { DeskBookingsQuery } from '#contracts/site/desk/deskBookings.ts';
import {
  bookingQueuesAt,
  readArrivals,
  readLastCall,
} from '#server/bookings/desk/bookingQueues.ts';
import {
  searchBookings,
  waitingBookings,
  withHotelDays,
} from '#server/bookings/desk/searchBookings.ts';
import { countUpTo } from '#server/desk/deskQueue.ts';
import { readToday } from '#server/desk/todayRoutes.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { Tables } from '#server/database/tables.ts';
import { readMailHealth, webhookQueuesAt } from '#server/outbox/desk/outboxQueues.ts';
import { reviewQueuesAt } from '#server/reviews/desk/readDeskReviews.ts';
import { writeManyBookings } from '../../support/manyBookings.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';

const now = new Date('2027-02-01T12:00:00Z');
let created: TestDatabase;
let database: Database;
let queries: CompiledQuery[] = [];
/** The number of connections in use, and its maximum. */
const held = { now: 0, most: 0 };
beforeAll(async () => {
  created = await createTestDatabase();
  await writeManyBookings(created, 6_000, now);
  const { pool } = created.database;
  const connect = async () => {
    const client = await pool.connect();
    held.now += 1;
    held.most = Math.max(held.most, held.now);
    const release = () => {
      held.now -= 1;
      client.release();
    };
    return { query: client.query.bind(client), release };
  };
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end() } });
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void queries.push(query) });
  database = { ...created.database, db, now: () => sql<Date>`${now}::timestamptz` };
}, 60_000);
afterAll(() => created.close());

/** Returns the plans of the queries since the last call. */
async function plansOfAsked(): Promise<string[][]> {
  const asked = queries;
  queries = [];
  expect(asked).not.toEqual([]);
  return Promise.all(
    asked.map(async (query) => {
      const explained = { ...query, sql: `explain ${query.sql}` };
      const { rows } = await created.database.db.executeQuery<{ 'QUERY PLAN': string }>(explained);
      return rows.map((row) => row['QUERY PLAN']);
    }),
  );
}

/** Returns the tables that the queries since the last call scan completely. */
async function scannedTables(): Promise<string[]> {
  return (await plansOfAsked()).flat().filter((line) => line.includes('Seq Scan'));
}

const searches: [string, DeskBookingsQuery][] = [
  ['no filter', {}],
  ['by arrival', { order: 'arrival' }],
  ['a last name', { text: 'surname10' }],
  ['a first name', { text: 'ada' }],
  ['a whole name', { text: 'Ada Surname' }],
  ['an e-mail address', { text: 'ada@travelers.example' }],
  ['a part of an e-mail address', { text: 'st4711@mail' }],
  ['a phone number', { text: '01700 004711' }],
  ['a number', { text: 'K7M4-QX9C' }],
  ['an id', { text: '1b4e28ba-2fa1-4d2e-883f-0016d3cca427' }],
  ['a reference', { reference: 'REF77' }],
  ['a hotel’s id', { hotel: 'hotel-17' }],
  ['a hotel’s name', { hotel: 'hotel b 2' }],
  ['a common state', { status: 'stayed' }],
  ['a rare state', { status: 'requested' }],
  ['several states', { status: 'pending,requested' }],
  ['without an outcome', { waits: 'outcome' }],
  ['being cancelled', { waits: 'cancellation' }],
  ['a mismatch', { waits: 'mismatch' }],
  ['an unsent mail', { waits: 'mail' }],
  ['days of arrival', { checkInFrom: '2026-08-01', checkInTo: '2026-08-03' }],
  [
    'arrivals of a day',
    { status: 'confirmed', checkInFrom: '2027-02-01', checkInTo: '2027-02-01', order: 'arrival' },
  ],
  ['arrivals by the day at the hotel', { status: 'confirmed', arrives: 'today', order: 'arrival' }],
  ['days of booking', { createdFrom: '2026-08-01', createdTo: '2026-08-03' }],
  ['an account', { account: 'account-300' }],
  ['a hotel and a state', { hotel: 'hotel-17', status: 'cancelled' }],
  ['a name and a state', { text: 'grace', status: 'cancelled' }],
  ['a hotel and days', { hotel: 'hotel-17', checkInFrom: '2026-08-01', checkInTo: '2026-12-01' }],
];

test.each(searches)(
  'a search by %s scans no table, neither for its list nor for its count',
  async (_what, search) => {
    const { order, ...filters } = search;
    const context = { database, now: () => now };
    const first = await searchBookings(context, { filters, order, size: 5 });
    if (first.next !== null) {
      const [micros = '', id = ''] = first.next.split('_');
      await searchBookings(context, { filters, order, after: { micros, id } });
    }
    expect(await scannedTables()).toEqual([]);
    const counted = await withHotelDays(context, filters);
    await countUpTo(database.db, waitingBookings(context, counted), 1_000);
    expect(await scannedTables()).toEqual([]);
  },
);

test('a list of arrivals with one status uses the index on status and arrival', async () => {
  const filters = { status: 'confirmed' };
  await searchBookings({ database, now: () => now }, { filters, order: 'arrival', size: 5 });
  const [plan] = await plansOfAsked();
  expect(plan).toEqual(expect.arrayContaining([expect.stringContaining('by_status_arrival')]));
});

test('the Today page scans no table and uses at most two connections', async () => {
  const context = { database, now: () => now };
  held.most = 0;
  const { queues } = await readToday({
    ...context,
    readArrivals: () => readArrivals(context),
    queues: [bookingQueuesAt(context), webhookQueuesAt(database), reviewQueuesAt(database)],
    readProvider: async () => ({
      breakers: { reads: 'closed', reservations: 'closed' },
      lastCall: await readLastCall(context),
    }),
    readAlarms: () => Promise.resolve([]),
    readDifferences: () => Promise.resolve([]),
    readMails: () => readMailHealth(database),
  });
  expect(queues.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['requests', 'names-untold', 'webhooks-failed', 'reviews']),
  );
  expect(held.most).toBeLessThanOrEqual(2);
  const scans = await scannedTables();
  expect(scans.filter((line) => !line.includes('reviews'))).toEqual([]);
});
