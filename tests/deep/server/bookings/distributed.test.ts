import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { sql } from 'kysely';
import { escapeLiteral } from 'pg';
import { citusVariable } from '../../../support/citusDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/testDatabase.ts';
import { type SentStatement, watchStatements } from '../../../support/watchStatements.ts';
import { bookingDesk } from '../../../server/bookings/support/bookingDesk.ts';
import {
  type BookingProvider,
  startBookingProvider,
} from '../../../server/bookings/support/bookingProvider.ts';
import {
  bookingRequest,
  changeOf,
  deskBookingRequest,
} from '../../../server/bookings/support/bookingRequest.ts';
import { actAtDesk } from '../../../server/bookings/support/actAtDesk.ts';
import {
  eventually,
  own,
  startTestBookings,
  type TestBookings,
} from '../../../server/bookings/support/startTestBookings.ts';

const cluster = process.env[citusVariable] ?? '';
const onCitus = cluster === '' ? describe.skip : describe;

/**
 * The statements of the worker that ask all hotels: which bookings are due or to be erased, and
 * which attempts are old.
 */
const isPoll = ({ sql: text }: SentStatement) =>
  /^select "hotel_id", "id".* from "bookings"|^delete from "booking_attempts"/.test(text) &&
  !text.includes('"hotel_id" = ');

/** Returns a parameter as a literal in the format of `pg`. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Array.isArray(value)) {
    return escapeLiteral(`{${value.map((each) => JSON.stringify(each)).join()}}`);
  }
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

onCitus(`on a distributed database (needs ${citusVariable})`, () => {
  let database: TestDatabase;
  let provider: BookingProvider;
  let site: TestBookings;
  const sent = new Map<string, SentStatement>();

  beforeAll(async () => {
    database = await createTestDatabase();
  }, 120_000);
  beforeEach(async () => {
    provider = await startBookingProvider();
    const watched = watchStatements(database.database, (statement) => {
      sent.set(statement.sql, statement);
    });
    const env = {
      WEBHOOK_URL: `${provider.origin}/hook`,
      WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
    };
    site = startTestBookings({
      database: watched,
      origin: provider.origin,
      env,
      bookingLimits: { book: 1_000, bookAddress: 1_000 },
    });
    sent.clear();
  });
  afterEach(async () => {
    await site.stop();
    await provider.close();
  });
  afterAll(() => database.close());

  /**
   * Returns the statements that more than one part of a table must answer, with the number of
   * parts.
   */
  async function manyTasks(but: (statement: SentStatement) => boolean = () => false) {
    const found: string[] = [];
    for (const statement of [...sent.values()].filter((each) => !but(each))) {
      const { sql: text, parameters } = statement;
      // Citus does not pass the parameters of `explain` to the parts of an `insert … select`.
      const literals = text.replace(/\$(\d+)/g, (_, number) => literal(parameters[number - 1]));
      const client = await database.database.pool.connect();
      const { rows } = await client
        .query<{ 'QUERY PLAN': string }>(`explain ${literals}`, [])
        .finally(() => client.release());
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const tasks = Number(/Task Count: (\d+)/.exec(plan)?.[1] ?? 1);
      if (tasks > 1) found.push(`${tasks} tasks: ${text}`);
    }
    return found;
  }

  const requests: [string, () => Promise<unknown>][] = [
    [
      'made, made again, read and mailed',
      async () => {
        const { id, key, booking } = await site.book(bookingRequest, 'the-same-key-twice');
        expect(booking.status).toBe('confirmed');
        await site.book(bookingRequest, 'the-same-key-twice');
        await site.read(id, key);
        const { number } = booking;
        const { email } = bookingRequest.traveller;
        await request(site.app)
          .post('/api/bookings/find')
          .set(own)
          .send({ number, email })
          .expect(202);
      },
    ],
    [
      'cancelled',
      async () => {
        const { id, key } = await site.book({ ...bookingRequest, again: true });
        const { status } = await site.cancel(id, key);
        expect(status).toBe(200);
      },
    ],
    [
      'changed',
      async () => {
        const old = await site.book({ ...bookingRequest, again: true });
        const changed = await site.book(changeOf(old));
        expect(changed.booking.status).toBe('confirmed');
      },
    ],
    [
      'requested and confirmed by the desk',
      async () => {
        const { id } = await site.book({ ...deskBookingRequest, again: true });
        await actAtDesk(database.database, () => site.clock.now, 'confirm', id, 'HTL-7');
      },
    ],
    [
      'shown at the desk and cancelled there',
      async () => {
        const { id } = await site.book({ ...bookingRequest, again: true });
        const watched = watchStatements(database.database, (statement) => {
          sent.set(statement.sql, statement);
        });
        const { agent } = await bookingDesk(watched, () => site.clock.now);
        const { status } = await agent.post(id, 'note', { id: randomUUID(), text: 'They called.' });
        expect(status).toBe(200);
        const cancelled = await agent.act(id, 'cancel', {
          wantedBy: 'traveller',
          reason: 'They asked.',
        });
        expect(cancelled.status).toBe(200);
      },
    ],
    [
      'reviewed',
      async () => {
        const { id, key } = await site.book({ ...bookingRequest, again: true });
        await request(site.app).get(`/api/reviews/stays/${id}`).query({ key }).set(own).expect(200);
      },
    ],
  ];

  test.each(requests)(
    'a booking is %s without statements that touch several shards',
    async (_name, life) => {
      await life();
      expect(sent.size).toBeGreaterThan(5);
      expect(await manyTasks()).toEqual([]);
    },
    60_000,
  );

  test('the worker touches several shards only to find due bookings', async () => {
    provider.state.modes.reserve = 'cut-after';
    const { id, key } = await site.book({ ...bookingRequest, again: true });
    provider.state.modes.reserve = 'normal';
    site.later(60);
    site.start();
    await site.mail('Subject: Confirmed:');
    expect(await site.read(id, key)).toMatchObject({ status: 'confirmed' });
    site.clock.now = new Date('2027-03-11T18:00:00Z');
    await eventually(async () =>
      (await site.read(id, key)).status === 'stayed' ? true : undefined,
    );
    expect(await manyTasks(isPoll)).toEqual([]);
  }, 60_000);

  test('a lost database worker causes 503 only for its hotels', async () => {
    const { db } = database.database;
    const hotels = await sql<{ hotel: string; port: number }>`
      select 'hotel-' || n as hotel, nodeport as port
      from generate_series(1, 20) n
      join pg_dist_placement on shardid = get_shard_id_for_distribution_column('bookings', 'hotel-' || n)
      join pg_dist_node using (groupid)`.execute(db);
    const [first] = hotels.rows;
    const down = first?.port ?? 0;
    const move = (from: number, to: number) =>
      sql`select citus_update_node(nodeid, nodename, ${to}) from pg_dist_node where nodeport = ${from}`.execute(
        db,
      );
    const closed = 1;
    await move(down, closed);
    try {
      site.start();
      const statuses = new Map<string, number>();
      for (const { hotel, port } of hotels.rows) {
        provider.state.wrongHotel = { id: hotel };
        const stay = { ...bookingRequest.stay, hotelId: hotel };
        const traveller = { ...bookingRequest.traveller, email: `${hotel}@travelers.example` };
        const { status, headers } = await site.post({ ...bookingRequest, stay, traveller });
        statuses.set(`${port === down ? 'down' : 'up'} ${status}`, status);
        expect(headers['retry-after']).toBe(port === down ? '5' : undefined);
        if (port !== down) await site.mail(`To: ${hotel}@travelers.example`);
      }
      expect([...statuses.keys()].sort()).toEqual(['down 503', 'up 201']);
      expect(database.database.available()).toBe(true);
    } finally {
      await move(closed, down);
    }
    const stay = { ...bookingRequest.stay, hotelId: first?.hotel ?? '' };
    provider.state.wrongHotel = { id: first?.hotel };
    expect((await site.book({ ...bookingRequest, stay })).status).toBe(201);
  }, 60_000);

  test('a transaction commits on both servers or on neither', async () => {
    await site.book({ ...bookingRequest, again: true });
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from pg_dist_transaction`.execute(database.database.db);
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});
