import { sql } from 'kysely';
import * as v from 'valibot';
import {
  type DeskBookingsQuery,
  deskBookingsQuerySchema,
} from '#contracts/site/desk/deskBookings.ts';
import { travelerList } from '#server/accounts/desk/travelerRoutes.ts';
import {
  bookingQueuesAt,
  readArrivals,
  readLastCall,
} from '#server/bookings/desk/bookingQueues.ts';
import { searchBookings } from '#server/bookings/desk/searchBookings.ts';
import { cursorSchema, type RowKey } from '#server/desk/keyset.ts';
import { readToday } from '#server/desk/todayRoutes.ts';
import { readMailHealth, webhookQueuesAt } from '#server/outbox/desk/outboxQueues.ts';
import { reviewQueuesAt } from '#server/reviews/desk/readDeskReviews.ts';
import { writeManyBookings } from '../support/manyBookings.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { closeTestRun, openTestRun } from '../support/testDatabaseServer.ts';

// `npm run bench:desk [-- COUNT]` measures the searches and counts of the desk among this many
// bookings. Each takes turns with a read of the same rows by primary key. Prints milliseconds and
// the median of the ratios. It has no limit to fail at.
const count = Number(process.argv[2] ?? 100_000);
const runs = 40;
const now = new Date('2027-02-01T12:00:00Z');

const searches: Readonly<Record<string, DeskBookingsQuery>> = {
  'no filter': {},
  'by arrival': { order: 'arrival' },
  'first name': { text: 'ada' },
  'last name': { text: 'surname10' },
  'whole name': { text: 'Ada Surname10' },
  'two letters': { text: 'ch' },
  'name of nobody': { text: 'zz' },
  'e-mail address': { text: 'ada@travelers.example' },
  'number nobody has': { text: 'K7M4-QX9C' },
  reference: { reference: 'REF77' },
  "hotel's id": { hotel: 'hotel-17' },
  "hotel's name": { hotel: 'hotel b 2' },
  "start of most hotels' names": { hotel: 'hotel' },
  'common status': { status: 'stayed' },
  'rare status': { status: 'requested' },
  'several statuses': { status: 'pending,requested,declined' },
  'waits for an outcome': { waits: 'outcome' },
  'waits for a cancellation': { waits: 'cancellation' },
  'waits for the desk': { waits: 'mismatch' },
  'waits for a mail': { waits: 'mail' },
  'days of arrival': { checkInFrom: '2026-08-01', checkInTo: '2026-08-03' },
  'a year of arrivals, by arrival': {
    checkInFrom: '2025-08-01',
    checkInTo: '2026-07-31',
    order: 'arrival',
  },
  'days of booking': { createdFrom: '2025-08-01', createdTo: '2025-08-03' },
  account: { account: 'account-300' },
  'name, status': { text: 'grace', status: 'cancelled' },
  'name, rare status': { text: 'grace', status: 'requested' },
  'name, days of arrival': { text: 'ada', checkInFrom: '2024-08-01', checkInTo: '2024-08-03' },
  'name, hotel': { text: 'ada', hotel: 'hotel-8' },
  "name, hotel's name": { text: 'ada', hotel: 'hotel a' },
  'hotel, status': { hotel: 'hotel-17', status: 'cancelled' },
  'hotel, status it never has': { hotel: 'hotel-17', status: 'no-show' },
  "hotel's name, status": { hotel: 'hotel b', status: 'no-show' },
  'hotel, days of arrival': {
    hotel: 'hotel-17',
    checkInFrom: '2025-08-01',
    checkInTo: '2025-12-01',
  },
  'hotel, status, by arrival': { hotel: 'hotel-17', status: 'stayed', order: 'arrival' },
  'status, old days of booking': {
    status: 'declined',
    createdFrom: '2024-06-01',
    createdTo: '2024-06-30',
  },
  'rare status, old days of arrival': {
    status: 'no-show',
    checkInFrom: '2024-08-01',
    checkInTo: '2024-08-05',
  },
  'status, days, by arrival': {
    status: 'confirmed',
    checkInFrom: '2027-02-01',
    checkInTo: '2027-02-01',
    order: 'arrival',
  },
  'status of late bookings, by arrival': { status: 'confirmed', order: 'arrival' },
  'several statuses, by arrival': { status: 'pending,requested,confirmed', order: 'arrival' },
  'status of late bookings, old days of booking': { status: 'confirmed', createdTo: '2025-06-30' },
  'status of old bookings, late days of arrival': { status: 'stayed', checkInFrom: '2027-01-20' },
  'waits for a cancellation, by arrival': { waits: 'cancellation', order: 'arrival' },
  'first name, by arrival': { text: 'ada', order: 'arrival' },
  'name of nobody, by arrival': { text: 'zz', order: 'arrival' },
  "hotel's name, by arrival": { hotel: 'hotel b 2', order: 'arrival' },
  'name, status of late bookings, by arrival': {
    text: 'ada',
    status: 'confirmed',
    order: 'arrival',
  },
  'name, hotel, status, days': {
    text: 'ada',
    hotel: 'hotel-8',
    status: 'stayed',
    checkInFrom: '2025-01-01',
    checkInTo: '2026-12-31',
  },
};

/** Runs both tasks in turns. Prints the times of the first and its ratio to the second. */
async function compare(
  what: string,
  rows: number,
  search: () => Promise<unknown>,
  byKey: () => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  const ratios: number[] = [];
  await search();
  await byKey();
  for (let run = 0; run < runs; run += 1) {
    const ms = await timed(search);
    times.push(ms);
    ratios.push(ms / (await timed(byKey)));
  }
  const figures = [shareOf(times, 0.5), shareOf(times, 0.95), shareOf(ratios, 0.5)];
  print(what, [String(rows), ...figures.map((figure) => figure.toFixed(1))]);
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}

/** Returns the value that this share of the values does not exceed. */
function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

function print(what: string, figures: readonly string[]): void {
  console.log(what.padEnd(48) + figures.map((figure) => figure.padStart(9)).join(''));
}

/** Writes accounts of travelers. Their addresses and names have no order in time. */
async function writeTravelers(): Promise<void> {
  const batch = 5_000;
  for (let from = 1; from <= count; from += batch) {
    await sql`
      insert into "user" (id, name, email, "createdAt")
      select 'account-' || n, 'Guest ' || n, left(md5(n::text), 6) || n || '@travelers.example',
        ${now}::timestamptz - n * interval '10 minutes'
      from generate_series(${from}::int, ${Math.min(from + batch - 1, count)}::int) as n`.execute(
      database.db,
    );
  }
  await sql`analyze "user"`.execute(database.db);
}

/**
 * Returns a task that reads bookings by their primary key, or a missing booking if there are none.
 */
function bookingsByKey(found: readonly { hotelId: string; id: string }[]): () => Promise<unknown> {
  const keys = found.length > 0 ? found : [{ hotelId: 'hotel-0', id: 'none' }];
  const pairs = keys.map(({ hotelId, id }) => sql`(${hotelId}, ${id})`);
  return () =>
    database.db
      .selectFrom('bookings')
      .selectAll()
      .where(sql<boolean>`(hotel_id, id) in (${sql.join(pairs)})`)
      .execute();
}

function usersByKey(found: readonly { id: string }[]): () => Promise<unknown> {
  const ids = found.length > 0 ? found.map(({ id }) => id) : ['none'];
  return () => database.db.selectFrom('user').selectAll().where('id', 'in', ids).execute();
}

/**
 * Compares the first page of a list, and the next page if it exists, with reading the same rows by
 * key.
 */
async function comparePages<Row>(
  what: string,
  readPage: (after?: RowKey) => Promise<{ items: Row[]; next: string | null }>,
  byKey: (found: readonly Row[]) => () => Promise<unknown>,
): Promise<void> {
  const first = await readPage();
  await compare(what, first.items.length, () => readPage(), byKey(first.items));
  if (first.next === null) return;
  const after = v.parse(cursorSchema, first.next);
  const { items } = await readPage(after);
  await compare(`${what}: next page`, items.length, () => readPage(after), byKey(items));
}

await openTestRun();
const created = await createTestDatabase();
const { database } = created;
const context = { database, now: () => now };
try {
  await writeManyBookings(created, count, now);
  await writeTravelers();
  console.log(`${count} bookings and travellers, medians and p95 of ${runs} runs`);
  print('', ['rows', 'ms', 'p95 ms', 'by key']);
  for (const [what, { order, ...filters }] of Object.entries(searches)) {
    await comparePages(
      what,
      (after) => searchBookings(context, { filters, order, after }),
      bookingsByKey,
    );
  }
  for (const text of ['c4c', 'c4ca', 'c4ca421@travelers.example', 'zzz']) {
    await comparePages(
      `travellers: ${text}`,
      (after) => travelerList(context).page({ text }, { after }),
      usersByKey,
    );
  }
  const queues = [bookingQueuesAt(context), webhookQueuesAt(database), reviewQueuesAt(database)];
  const today = () =>
    readToday({
      ...context,
      queues,
      readArrivals: () => readArrivals(context),
      readAlarms: () => Promise.resolve([]),
      readDifferences: () => Promise.resolve([]),
      readMails: () => readMailHealth(database),
      readProvider: async () => ({
        breakers: { reads: 'closed', reservations: 'closed' },
        lastCall: await readLastCall(context),
      }),
    });
  const waiting = [];
  for (const { list, query, count: size } of (await today()).queues) {
    if (list !== 'bookings') continue;
    const { order, ...filters } = v.parse(deskBookingsQuerySchema, query);
    waiting.push(...(await searchBookings(context, { filters, order, size })).items);
  }
  await compare("Today's counts", waiting.length, today, bookingsByKey(waiting));
} finally {
  await created.close();
  await closeTestRun();
}
