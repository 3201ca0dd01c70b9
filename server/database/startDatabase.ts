import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../main/config.ts';
import type { Log } from '../observability/log.ts';
import { meansUnavailable } from './databaseErrors.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { migrateDatabase, pendingMigrations } from './migrateDatabase.ts';
import { type Database, openDatabase } from './openDatabase.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'migrate'>;

/** The site's database, and what it runs in. */
export type StartedDatabase = {
  database: Database;
  /** Where it is, for the person at the terminal; without credentials. */
  description: string;
  /** Whether it was reached and brought up to date at least once: `/startupz` waits for that. */
  reached: () => boolean;
  /** What `/readyz` lists. */
  warnings: () => string[];
  /** Closes the connections, and ends the embedded server if there is one. */
  close: () => Promise<void>;
};

const longestPauseMs = 15_000;

/**
 * Starts the database of the site: the one that DATABASE_URL names, else an embedded one in
 * DATA_DIR, and brings it up to date. A database that cannot be reached does not keep the site from
 * starting; the migrations then run as soon as it can. Throws an error for the operator if the
 * embedded one does not start, a migration fails or `check` does, which looks at the database after
 * them.
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
