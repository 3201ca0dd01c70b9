import { parseConfig } from './config.ts';
import { startEmbeddedPostgres } from '../database/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from '../database/migrateDatabase.ts';
import { createLog, say } from '../observability/log.ts';

// `npm run migrate`: runs the pending migrations in the database of DATABASE_URL, or in the
// embedded one in DATA_DIR. It is for operators who start the site with MIGRATE=off.
async function migrate(): Promise<void> {
  const { databaseUrl, dataDir, logLevel } = parseConfig(process.env);
  const { log } = createLog(logLevel);
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log });
  try {
    const names = await migrateDatabase(databaseUrl ?? embedded?.url ?? '');
    say(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.');
  } finally {
    await embedded?.stop();
  }
}

migrate().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error), process.stderr);
  process.exitCode = 1;
});
