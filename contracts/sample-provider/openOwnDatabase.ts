import { join, resolve } from 'node:path';
import { createConnectionPool } from '#server/database/connectionPool.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/startEmbeddedPostgres.ts';
import { createLog } from '#server/observability/log.ts';
import { createReservations, type Reservations } from './reservations/createReservations.ts';

/** The reservations of a provider that runs on its own. `close` ends its database. */
export type OwnDatabase = { reservations: Reservations; close: () => Promise<void> };

type Settings = { databaseUrl?: string; dataDir?: string };

/**
 * Opens the database of a sample provider that is started by a command: the one that DATABASE_URL
 * names, else an embedded one in the folder `name` of DATA_DIR, apart from the site's. Throws an
 * error with one sentence for the person at the terminal when it does not start.
 */
export async function openOwnDatabase(
  { databaseUrl, dataDir = '.data' }: Settings,
  name: string,
): Promise<OwnDatabase> {
  const { log } = createLog('warn');
  const embedded = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: resolve(join(dataDir, name)), log });
  const pool = createConnectionPool(databaseUrl ?? embedded?.url ?? '', {
    onContact: () => {},
    onLost: () => {},
    ready: () => true,
  });
  return {
    reservations: createReservations(pool),
    close: async () => {
      await pool.end();
      await embedded?.stop();
    },
  };
}
