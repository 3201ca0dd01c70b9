import { sql } from 'kysely';
import type { Database } from './openDatabase.ts';

/** How a standby is replicated to; null for a user who may not know. */
type Standby = { sync: string | null };

/**
 * What to tell an operator whose database has standbys, none of them synchronous: what was
 * acknowledged last is lost when the primary is. Undefined where nothing is known of that.
 */
export function standbyWarning(standbys: readonly Standby[]): string | undefined {
  const known = standbys.filter(({ sync }) => sync !== null);
  if (known.length === 0 || known.some(({ sync }) => sync === 'sync' || sync === 'quorum')) {
    return undefined;
  }
  return `None of the ${known.length} standbys of the database is synchronous: bookings that were acknowledged may be lost when it fails over. Set synchronous_standby_names (docs/operations.md).`;
}

/** Reads the same of a database; undefined while it is down. */
export async function readStandbyWarning({
  db,
}: Pick<Database, 'db'>): Promise<string | undefined> {
  const read = sql<Standby>`select sync_state as sync from pg_stat_replication`;
  return read.execute(db).then(
    ({ rows }) => standbyWarning(rows),
    () => undefined,
  );
}
