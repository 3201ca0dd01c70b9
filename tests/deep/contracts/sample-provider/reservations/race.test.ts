import { isDeepStrictEqual } from 'node:util';
import { dayNumber } from '#contracts/values/calendarDay.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import * as v from 'valibot';
import { reservationSchema } from '#contracts/provider/reservations.ts';
import {
  type Attempt,
  raceForRooms,
} from '../../../../contracts/sample-provider/reservations/raceForRooms.ts';
import { startReservations } from '../../../../contracts/sample-provider/reservations/startReservations.ts';

const attemptCount = 1_000;

/** The nights in the tables, read directly from the database. */
const rowSchema = v.object({ unit: v.number(), night: v.string(), reference: v.string() });

let provider: Awaited<ReturnType<typeof startReservations>>;
let attempts: Attempt[];
let rows: v.InferOutput<typeof rowSchema>[];
beforeAll(async () => {
  provider = await startReservations();
  ({ attempts } = await raceForRooms(provider.origin, attemptCount));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: provider.pool }) });
  const read = await sql`select unit, night, reference from sample_provider.nights`.execute(db);
  rows = v.parse(v.array(rowSchema), read.rows);
}, 120_000);
afterAll(() => provider.close());

function nightsOf({ check_in, check_out }: { check_in: string; check_out: string }): number {
  return (dayNumber(check_out) ?? 0) - (dayNumber(check_in) ?? 0);
}

const reserved = () => attempts.filter(({ status }) => status === 201);
const reservations = () => {
  const all = reserved().map(({ body }) => v.parse(reservationSchema, body));
  return new Map(all.map((one) => [one.reference, one]));
};

it('answers every attempt with a reservation or a 410, and has some of each', () => {
  const count = (wanted: number) => attempts.filter(({ status }) => status === wanted).length;
  expect(count(201) + count(410)).toBe(attemptCount);
  expect(count(201)).toBeGreaterThan(10);
  expect(count(410)).toBeGreaterThan(attemptCount / 2);
});

it('gives both requests with one key the same response, and each key its own reservation', () => {
  const byKey = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    byKey.set(attempt.key, [...(byKey.get(attempt.key) ?? []), attempt]);
  }
  const pairs = [...byKey.values()];
  expect(pairs).toHaveLength(attemptCount / 2);
  const differing = pairs.filter(([one, two]) => !isDeepStrictEqual(one?.body, two?.body));
  expect(differing).toEqual([]);
  expect(reservations().size).toBe(reserved().length / 2);
});

it('never reserves a room twice for a night', () => {
  const places = rows.map(({ unit, night }) => `${unit} ${night}`);
  expect(new Set(places).size).toBe(places.length);
  expect(Math.max(...rows.map(({ unit }) => unit))).toBe(4);
});

it('reserves all nights of a stay in one room or none', () => {
  const made = reservations();
  expect(new Set(rows.map(({ reference }) => reference))).toEqual(new Set(made.keys()));
  for (const [reference, reservation] of made) {
    const own = rows.filter((row) => row.reference === reference);
    expect(own).toHaveLength(nightsOf(reservation));
    expect(new Set(own.map(({ unit }) => unit)).size).toBe(1);
  }
});

it('refuses no stay for which a room is free', () => {
  const taken = new Set(rows.map(({ unit, night }) => `${unit} ${night}`));
  const refused = attempts.filter(({ status }) => status === 410);
  const isFree = (unit: number, { request }: Attempt) =>
    (request.rooms[0]?.price.nights ?? []).every(({ date }) => !taken.has(`${unit} ${date}`));
  const wrong = refused.filter((attempt) => [1, 2, 3, 4].some((unit) => isFree(unit, attempt)));
  expect(wrong).toEqual([]);
});
