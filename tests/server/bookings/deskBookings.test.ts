import { deskBookingsSchema } from '#contracts/site/desk/deskBookings.ts';
import { deskTodaySchema } from '#contracts/site/desk/deskToday.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { bookingListRoutes } from '#server/bookings/desk/bookingListRoutes.ts';
import {
  bookingQueuesAt,
  readArrivals,
  readLastCall,
} from '#server/bookings/desk/bookingQueues.ts';
import { todayRoutes } from '#server/desk/todayRoutes.ts';
import { readMailHealth, webhookQueuesAt } from '#server/outbox/desk/outboxQueues.ts';
import { reviewQueuesAt } from '#server/reviews/desk/readDeskReviews.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { writeManyBookings } from '../../support/manyBookings.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { deskApp } from '../desk/deskApp.ts';

const now = new Date('2027-02-01T12:00:00Z');
const count = 1_200;
let created: TestDatabase;
beforeAll(async () => {
  created = await createTestDatabase();
  await writeManyBookings(created, count, now);
  // One name that a spreadsheet would calculate, and one booking with a number to search for.
  await sql`update bookings set traveller = jsonb_set(traveller, '{guests,0,firstName}', '"=1+1"')
    where reference = 'REF1'`.execute(created.database.db);
}, 60_000);
afterAll(() => created.close());

const desk = (role: 'agent' | 'finance' = 'agent') => {
  const { database } = created;
  const context = { database, now: () => now };
  const routes = [
    ...bookingListRoutes({ ...context, payments: { sums: () => Promise.resolve(new Map()) } }),
    ...todayRoutes({
      ...context,
      queues: [bookingQueuesAt(context), webhookQueuesAt(database), reviewQueuesAt(database)],
      readProvider: async () => ({
        breakers: { reads: 'closed', reservations: 'closed' },
        lastCall: await readLastCall(context),
      }),
      readArrivals: () => readArrivals(context),
      readAlarms: () => Promise.resolve([]),
      readDifferences: () => Promise.resolve([]),
      readMails: () => readMailHealth(database),
      sendMails: () => Promise.resolve({ mails: 0 }),
    }),
  ];
  const app = deskApp({ database, routes, now: context.now });
  app.signIn(role);
  return app;
};
const list = async (query: Record<string, string> = {}) => {
  const search = new URLSearchParams(query).toString();
  const { body } = await desk().get(`/api/desk/bookings?${search}`);
  return v.parse(v.strictObject(deskBookingsSchema.entries), body);
};
const all = async (query: Record<string, string>) => {
  const found = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list({ ...query, ...(cursor !== undefined && { cursor }) });
    found.push(...page.items);
    cursor = page.next;
  }
  return found;
};
const first = async () => {
  const [booking] = (await list({ reference: 'REF9' })).items;
  if (!booking) throw new Error('There is no booking.');
  return booking;
};

test('pages list every booking once, sorted by newest or by arrival', async () => {
  const page = await list();
  expect(page.items).toHaveLength(50);
  const newest = await all({});
  expect(new Set(newest.map(({ id }) => id)).size).toBe(count);
  expect(newest.map(({ createdAt }) => createdAt)).toEqual(
    newest
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  const arrivals = await all({ order: 'arrival' });
  expect(new Set(arrivals.map(({ id }) => id)).size).toBe(count);
  const days = arrivals.map(({ checkIn }) => checkIn);
  expect(days).toEqual([...days].sort());
});

test('a booking is found by every kind of search text', async () => {
  const booking = await first();
  const { id, number, hotelId, hotel, guest, createdAt, checkIn } = booking;
  const lastName = guest?.lastName ?? '';
  const searches: Record<string, string>[] = [
    { text: id },
    { text: number },
    { text: formatBookingNumber(number).toLowerCase() },
    { text: lastName.toLowerCase() },
    { text: `${guest?.firstName ?? ''} ${lastName.slice(0, 3)}` },
    { text: `${lastName}, ${guest?.firstName ?? ''}` },
    { hotel: hotelId },
    { hotel: hotel?.toUpperCase().slice(0, 8) ?? '' },
    { checkInFrom: checkIn, checkInTo: checkIn },
    { createdFrom: createdAt.slice(0, 10), createdTo: createdAt.slice(0, 10) },
    { account: 'account-9' },
    { status: `requested,${booking.status}`, reference: 'REF9' },
  ];
  for (const search of searches) {
    const found = await all(search);
    expect([search, found.map((each) => each.id)]).toEqual([search, expect.arrayContaining([id])]);
    expect(found.length).toBeLessThan(200);
  }
  const mails = await all({ text: 'ADA@travelers.example' });
  expect(mails.map(({ reference }) => reference).sort()).toEqual(['REF10', 'REF1002']);
});

test('a search by part of a name, domain or reference finds no guest', async () => {
  const searches: Record<string, string>[] = [
    { text: 'urname' },
    { text: 'ada@travellers' },
    { reference: 'REF' },
  ];
  for (const search of searches) {
    expect([search, (await list(search)).items]).toEqual([search, []]);
  }
  const erased = (await all({})).filter(({ guest }) => guest === null);
  expect(erased.length).toBeGreaterThan(0);
  expect(erased.every(({ email }) => email === null)).toBe(true);
  for (const query of ['text=a', 'hotel=b', 'status=lost', 'checkInFrom=2027-02-30', 'cursor=x']) {
    const { status } = await desk().get(`/api/desk/bookings?${query}`);
    expect([query, status]).toEqual([query, 422]);
  }
});

test('each number on the Today page matches the list it links to', async () => {
  for (const [seq, cause] of [
    [101, 'cancellation-asked-by-desk'],
    [102, 'cancellation-rejected'],
  ] as const) {
    await sql`insert into booking_events (hotel_id, booking_id, seq, at, status, cause)
      select hotel_id, id, ${seq}, created_at, status, ${cause} from bookings
      where status = 'confirmed' and not cancelling and reference like 'REF2%'`.execute(
      created.database.db,
    );
  }
  // The hotel of a canceled booking expects no guest.
  await sql`update bookings set name_untold_at = created_at
    where status in ('cancelled', 'confirmed') and reference like 'REF3%'`.execute(
    created.database.db,
  );
  const { body } = await desk().get('/api/desk/today');
  const { queues, health } = v.parse(deskTodaySchema, body);
  expect(health.mails).toMatchObject({ unsent: 0, lastError: null });
  const counted = queues.filter((queue) => queue.list === 'bookings');
  expect(counted.map(({ name }) => name)).toEqual([
    'requests',
    'outcomes',
    'cancellations',
    'cancellations-refused',
    'mismatches',
    'names-untold',
    'mails',
    'arrivals-today',
    'arrivals-tomorrow',
  ]);
  for (const queue of counted) {
    const found = await all(queue.query);
    expect([queue.name, found.length]).toEqual([queue.name, queue.count]);
    if (queue.name.startsWith('arrivals')) continue;
    expect(queue.count).toBeGreaterThan(0);
    const since = found.map(({ waitsSince }) => waitsSince).sort();
    expect([queue.name, since[0]]).toEqual([queue.name, queue.oldest]);
    expect(queue.late).toBe(true);
    if (queue.name !== 'names-untold') continue;
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['confirmed']));
  }
});

test('arrivals of today follow the time zone of the hotel, or UTC if it is unknown', async () => {
  const places = [
    ['REF21', 'Pacific/Kiritimati', '2027-02-02'],
    ['REF22', 'Pacific/Kiritimati', '2027-02-01'],
    ['REF23', 'Pacific/Pago_Pago', '2027-02-01'],
    ['REF24', 'Nowhere/Else', '2027-02-01'],
    ['REF25', 'Pacific/Pago_Pago', '2027-02-02'],
  ];
  for (const [reference, zone, day] of places) {
    await sql`update bookings set check_in = ${day}::date, check_out = ${day}::date + 2,
      hotel = jsonb_set(hotel, '{timeZone}', to_jsonb(${zone}::text)) where reference = ${reference}`.execute(
      created.database.db,
    );
  }
  const referencesOf = async (arrives: string) =>
    (await all({ arrives })).flatMap(({ reference }) =>
      places.some(([each]) => each === reference) ? [reference] : [],
    );
  expect((await referencesOf('today')).sort()).toEqual(['REF21', 'REF23', 'REF24']);
  expect(await referencesOf('tomorrow')).toEqual(['REF25']);
});

test('the export has the listed bookings without formulas, and is recorded without the search text', async () => {
  const path = '/api/desk/bookings.csv?status=pending,requested&text==1%2B1';
  expect((await desk().get('/api/desk/bookings.csv')).status).toBe(403);
  expect((await desk('finance').get(path)).status).toBe(200);
  const { headers, text } = await desk('finance').get('/api/desk/bookings.csv?reference=REF1');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="bookings.csv"',
  });
  const [head, line, end] = text.split('\r\n');
  expect(head).toMatch(
    /^\uFEFFnumber,status,.*,id,cancelled_by,taxes,.*,cancelled_at,collected_by,paid_by_card,refunded,payment_fee,payment_fee_currency,commission$/,
  );
  expect(line).toContain(",'=1+1,");
  expect(end).toBe('');
  const whole = await desk('finance').get('/api/desk/bookings.csv');
  expect(whole.text.split('\r\n')).toHaveLength(count + 2);
  await desk('finance').get('/api/desk/bookings.csv?account=ada@travelers.example');
  const records = await created.database.db
    .selectFrom('audit_record')
    .select(['action', 'after'])
    .where('refused', '=', false)
    .orderBy('id')
    .execute();
  expect(records.map(({ after }) => after)).toEqual([
    { filters: { status: 'pending,requested', fields: ['text'] }, rows: 1, more: false },
    { filters: { fields: ['reference'] }, rows: 1, more: false },
    { filters: {}, rows: count, more: false },
    { filters: { fields: ['account'] }, rows: 0, more: false },
  ]);
});

test('the export has the parts of each price, the fee, the commission and the dates', async () => {
  await sql`update bookings set status = 'cancelled', rate = price ||
      '{"commission":{"percent":10,"amount":"7.50"}}', rooms = null,
      rooms_turnover = null, stay = jsonb_set(stay, '{rooms}', '2') - 'occupancy',
      credits = '[{"kind":"promotion","code":"SPRING","amount":{"amount":"20.00","currency":"USD"}}]',
      cancelled_fee = '{"amount":"30.00","currency":"USD"}'
    where reference = 'REF31'`.execute(created.database.db);
  await sql`insert into booking_events (hotel_id, booking_id, seq, at, status, cause)
    select hotel_id, id, 7, '2027-01-05T10:00:00Z', 'cancelled', 'traveller' from bookings
    where reference = 'REF31'`.execute(created.database.db);
  const { text } = await desk('finance').get('/api/desk/bookings.csv?reference=REF31');
  const [names = [], cells = []] = text.split('\r\n').map((line) => line.split(','));
  const of = (name: string) => cells[names.indexOf(name)];
  const minor = (name: string) => Number(of(name)?.replace('.', ''));
  expect(minor('due_now') + minor('due_at_property')).toBe(minor('total'));
  expect(minor('taxes')).toBeGreaterThan(0);
  // The commission of both rooms is 15.00. The fee earns the same share of it as of the price.
  expect(of('commission')).toBe('0.98');
  expect(
    ['credits', 'cancellation_fee', 'fee_paid_by_site', 'commission_of_stay', 'cancelled_at'].map(
      of,
    ),
  ).toEqual(['20.00', '30.00', '', '15.00', '2027-01-05T10:00:00.000Z']);
});
