import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { DatabaseError, Pool } from 'pg';
import { version } from '../observability/version.ts';
import { namingDatabaseUrl } from './databaseErrors.ts';
import { type MigrationSet, recorded, refuseOtherTables } from './appliedMigrations.ts';
import { checksums } from './migrations/checksums.ts';
import { migrations } from './migrations/migrations.ts';

const connectMs = 3_000;

/**
 * Runs `work` with a separate connection to the database at a PostgreSQL URL. Its statements have
 * no time limits.
 */
export async function withDatabase<Result>(
  url: string,
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: connectMs });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } catch (error) {
    throw namingDatabaseUrl(error);
  } finally {
    await db.destroy();
  }
}

const ofThisVersion: MigrationSet = { migrations, checksums, version };

/**
 * Returns the names of the pending migrations of the database at a PostgreSQL URL. Rejects if the
 * database is down, or if this version of the site must not work with its tables.
 */
export function pendingMigrations(
  url: string,
  all: MigrationSet = ofThisVersion,
): Promise<string[]> {
  return withMigrator(url, all, namesOfPending);
}

/**
 * Runs the pending migrations in one transaction and returns their names. Processes that migrate at
 * the same time wait for each other. The migrations use a separate connection without time limits.
 * If a newer version of the site has only added to the database, nothing is changed.
 *
 * If a migration fails, rolls back and rejects with its error. Rejects with an error for the
 * operator if this version must not work with the tables.
 */
export function migrateDatabase(url: string, all: MigrationSet = ofThisVersion): Promise<string[]> {
  return withMigrator(url, all, async (migrator) => {
    let error: unknown;
    for (let tries = 0; tries < 3; tries += 1) {
      if ((await namesOfPending(migrator)).length === 0) return [];
      const run = await migrator.migrateToLatest();
      if (!run.error) return (run.results ?? []).map(({ migrationName }) => migrationName);
      error = run.error;
      if (!isDoneByAnother(error)) break;
    }
    if (error instanceof Error) throw isOfAnotherLine(error) ? otherLineError(error) : error;
    throw new Error('A migration failed.', { cause: error });
  });
}

/**
 * Returns whether a migration failed because another process had already made its changes. That
 * happens where the advisory lock of the migrations has no effect.
 */
function isDoneByAnother(error: unknown): boolean {
  return error instanceof DatabaseError && alreadyThere.has(error.code ?? '');
}

/**
 * SQLSTATEs of a unique violation, a duplicate column, object or table, and a conflict of two
 * transactions.
 */
const alreadyThere = new Set(['23505', '42701', '42710', '42P07', '40001']);

/**
 * Returns whether kysely reports that the database has migrations that this version lacks, or that
 * it has them in another order.
 */
function isOfAnotherLine({ message }: Error): boolean {
  return message.startsWith('corrupted migrations');
}

function otherLineError(cause: Error): Error {
  return new Error(
    `The migrations of the database and of this version of the site have diverged (${cause.message}). Start the version that migrated the database last, or restore a backup from before the upgrade.`,
    { cause },
  );
}

async function namesOfPending(migrator: Migrator): Promise<string[]> {
  const known = await migrator.getMigrations();
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

function withMigrator<Result>(
  url: string,
  all: MigrationSet,
  work: (migrator: Migrator) => Promise<Result>,
): Promise<Result> {
  const provider = { getMigrations: () => Promise.resolve(recorded(all)) };
  return withDatabase(url, async (db) => {
    await refuseOtherTables(db, all);
    return work(new Migrator({ db, provider }));
  });
}
