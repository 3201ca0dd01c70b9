import { join, resolve } from 'node:path';
import { createConnectionPool } from '#server/database/connectionPool.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/startEmbeddedPostgres.ts';
import { createLog } from '#server/observability/log.ts';
import { createReservations, type Reservations } from './reservations/createReservations.ts';

/** The reservations of a standalone provider. `close` closes its database. */
export type OwnDatabase = { reservations: Reservations; close: () => Promise<void> };

type Settings = { databaseUrl?: string; dataDir?: string };

/**
 * Opens the database of a standalone sample provider: the database of DATABASE_URL, otherwise an
 * embedded one in the folder `name` of DATA_DIR, separate from the site's. If the database does not
 * start, it throws an error whose message is one sentence for the person at the terminal.
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
