import { sql, Kysely, PostgresDialect } from 'kysely';
import { raceForRooms } from '../contracts/sample-provider/reservations/raceForRooms.ts';
import { startReservations } from '../contracts/sample-provider/reservations/startReservations.ts';
import { closeTestRun, openTestRun } from '../support/testDatabaseServer.ts';

// `npm run bench:reservations [-- COUNT]` races requests for 20 room-nights of the sample provider,
// over 20 connections and with each key twice. Prints the requests a second and the numbers of
// overlaps, duplicates and incomplete reservations. Exits with 1 if there are any.
const count = Number(process.argv[2] ?? 10_000);

await openTestRun();
const provider = await startReservations();
try {
  const { attempts, ms } = await raceForRooms(provider.origin, count);
  const reserved = attempts.filter(({ status }) => status === 201).length;
  const gone = attempts.filter(({ status }) => status === 410).length;
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: provider.pool }) });
  const counted = await sql<{ overlaps: number; halves: number; reservations: number }>`
    select
      (select count(*)::int from (
        select 1 from sample_provider.nights group by room_group_id, unit, night having count(*) > 1
      ) as overlapping) as overlaps,
      (select count(*)::int from sample_provider.reservations as made where (
        select count(*) from sample_provider.nights as taken where taken.reference = made.reference
      ) <> (made.reservation->>'check_out')::date - (made.reservation->>'check_in')::date) as halves,
      (select count(*)::int from sample_provider.reservations) as reservations`.execute(db);
  const [row] = counted.rows;
  if (!row) throw new Error('The counts are missing.');
  const { overlaps, halves, reservations } = row;
  const duplicates = reservations - reserved / 2;
  const others = count - reserved - gone;
  process.stdout.write(
    `${count} requests in ${Math.round(ms)} ms: ${Math.round((count / ms) * 1_000)} a second\n` +
      `${reserved} reserved, ${gone} gone, ${others} other responses\n` +
      `${overlaps} overlaps, ${duplicates} duplicates, ${halves} halves\n`,
  );
  if (overlaps + duplicates + halves + others !== 0) process.exitCode = 1;
} finally {
  await provider.close();
  await closeTestRun();
}
