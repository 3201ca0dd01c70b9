import { sql } from 'kysely';
import type { Database } from './openDatabase.ts';

/** The replication mode of a standby. It is null if the user is not allowed to see it. */
type Standby = { sync: string | null };

/**
 * Returns a warning for the operator if the database has standbys but none is synchronous. If the
 * primary fails, the latest acknowledged writes are then lost. Returns undefined otherwise, and if
 * the modes are unknown.
 */
export function standbyWarning(standbys: readonly Standby[]): string | undefined {
  const known = standbys.filter(({ sync }) => sync !== null);
  if (known.length === 0 || known.some(({ sync }) => sync === 'sync' || sync === 'quorum')) {
    return undefined;
  }
  return `None of the ${known.length} standbys of the database is synchronous: bookings that were acknowledged may be lost when it fails over. Set synchronous_standby_names (docs/operations.md).`;
}

/** Reads the standbys and returns their warning. Returns undefined while the database is down. */
export async function readStandbyWarning({
  db,
}: Pick<Database, 'db'>): Promise<string | undefined> {
  const read = sql<Standby>`select sync_state as sync from pg_stat_replication`;
  return read.execute(db).then(
    ({ rows }) => standbyWarning(rows),
    () => undefined,
  );
}
