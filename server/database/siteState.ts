import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const worker = 'worker';

/**
 * Writes down that a worker is at work. The clock is that of the machine of the database, also where
 * a test has its own.
 */
export async function noteWorker(db: Kysely<Tables>): Promise<void> {
  await sql`insert into site_state (name, at) values (${worker}, now())
    on conflict (name) do update set at = now()`.execute(db);
}

/** For how many seconds no worker of any process has been at work; undefined if none ever was. */
export async function readWorkerSilence(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - at)::double precision as seconds
    from site_state where name = ${worker}`.execute(db);
  return rows[0] && Math.max(0, rows[0].seconds);
}
