import { Kysely, type Migration, Migrator, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migrations } from './migrations/migrations.ts';

const connectMs = 3_000;

type MigrationSet = Readonly<Record<string, Migration>>;

/**
 * The names of the migrations that the database at a PostgreSQL URL still needs. Rejects if it is
 * down.
 */
export function pendingMigrations(url: string, all: MigrationSet = migrations): Promise<string[]> {
  return withMigrator(url, all, namesOfPending);
}

/**
 * Runs the pending migrations, in one transaction, and returns their names. Processes that do so
 * at the same time wait for each other. Uses a connection of its own, without time limits for
 * statements. A database that a newer version of the site has migrated is left as it is. Rejects
 * with the error of the migration, which changed nothing then.
 */
export function migrateDatabase(url: string, all: MigrationSet = migrations): Promise<string[]> {
  return withMigrator(url, all, async (migrator) => {
    if ((await namesOfPending(migrator)).length === 0) return [];
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error instanceof Error) throw error;
    if (error !== undefined) throw new Error('A migration failed.', { cause: error });
    return results.map(({ migrationName }) => migrationName);
  });
}

async function namesOfPending(migrator: Migrator): Promise<string[]> {
  const known = await migrator.getMigrations();
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

async function withMigrator<Result>(
  url: string,
  all: MigrationSet,
  work: (migrator: Migrator) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: connectMs });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const provider = { getMigrations: () => Promise.resolve({ ...all }) };
  try {
    return await work(new Migrator({ db, provider }));
  } finally {
    await db.destroy();
  }
}
