import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const worker = 'worker';

/**
 * Records that a worker is running. The time is that of the database server, even if a test uses
 * its own clock.
 */
export async function noteWorker(db: Kysely<Tables>): Promise<void> {
  await sql`insert into site_state (name, at) values (${worker}, now())
    on conflict (name) do update set at = now()`.execute(db);
}

/** Returns for how many seconds no worker of any process has run, or undefined if none ever has. */
export async function readWorkerSilence(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - at)::double precision as seconds
    from site_state where name = ${worker}`.execute(db);
  return rows[0] && Math.max(0, rows[0].seconds);
}
