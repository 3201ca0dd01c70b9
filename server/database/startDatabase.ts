import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../main/config.ts';
import type { Log } from '../observability/log.ts';
import { meansUnavailable } from './databaseErrors.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { migrateDatabase, pendingMigrations } from './migrateDatabase.ts';
import { type Database, openDatabase } from './openDatabase.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'migrate'>;

/** The running database of the site. */
export type StartedDatabase = {
  database: Database;
  /** The location of the database for the terminal, without credentials. */
  description: string;
  /**
   * Returns whether the database was reached and migrated at least once. `/startupz` waits for
   * that.
   */
  reached: () => boolean;
  /** Returns the warnings that `/readyz` lists. */
  warnings: () => string[];
  /** Closes the connections, and stops the embedded server if there is one. */
  close: () => Promise<void>;
};

const longestPauseMs = 15_000;

/**
 * Opens the database that DATABASE_URL names, or starts an embedded one in DATA_DIR, and runs the
 * pending migrations. With MIGRATE=off, pending migrations are only logged. If the database is
 * unreachable, the site still starts, and the migrations run later.
 *
 * Throws an error for the operator if the embedded server does not start, if a migration fails, or
 * if `check` rejects the migrated database.
 */
export async function startDatabase(
  config: DatabaseConfig,
  log: Log,
  check: (url: string) => Promise<void> = () => Promise.resolve(),
): Promise<StartedDatabase> {
  const { databaseUrl, dataDir, migrate } = config;
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log });
  const url = databaseUrl ?? embedded?.url ?? '';
  const bringUpToDate = async () => {
    await (migrate ? runMigrations(url, log) : warnOfPending(url, log));
    await check(url);
  };
  let migrated = await bringUpToDate().then(
    () => true,
    async (error: unknown) => {
      if (databaseUrl && meansUnavailable(error)) return false;
      await embedded?.stop();
      throw error;
    },
  );
  const database = openDatabase(url, log, () => migrated);
  const stopped = new AbortController();
  const retry = async () => {
    for (let pause = 250; !migrated; pause = Math.min(2 * pause, longestPauseMs)) {
      await sleep(pause, undefined, { signal: stopped.signal, ref: false });
      await bringUpToDate().then(
        () => (migrated = true),
        (error: unknown) => {
          if (!meansUnavailable(error)) log.error({ err: error }, 'the database cannot be used');
        },
      );
    }
  };
  if (!migrated) retry().catch(() => {});
  return {
    database,
    description: embedded ? `embedded PostgreSQL in ${dataDir}` : describe(url),
    reached: () => migrated,
    warnings: () => (database.available() ? [] : ['database: unavailable']),
    close: async () => {
      stopped.abort();
      await database.close();
      await embedded?.stop();
    },
  };
}

async function runMigrations(url: string, log: Log): Promise<void> {
  const names = await migrateDatabase(url);
  if (names.length > 0) log.info({ migrations: names }, 'the database was migrated');
}

async function warnOfPending(url: string, log: Log): Promise<void> {
  const names = await pendingMigrations(url);
  if (names.length > 0) {
    log.warn({ migrations: names }, 'the database needs migrations');
  }
}

function describe(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}
