import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

const connectMs = 3_000;

/**
 * Runs `work` with one connection of its own to the database at a PostgreSQL URL, without time
 * limits for statements.
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
  } finally {
    await db.destroy();
  }
}
