import { parseArgs } from 'node:util';
import { readAuthSecret } from './authSecret.ts';
import { createBookingLinks } from './bookings/bookingLinks.ts';
import { bookingCommands } from './bookings/commands/bookingCommands.ts';
import { parseConfig } from './config.ts';
import { launchPostgres } from './database/embedded/launchPostgres.ts';
import { stopPostgres } from './database/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from './database/migrateDatabase.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createLog, say } from './observability/log.ts';

// `npm run reservations -- COMMAND`: what the operator's desk does with bookings, in the database of
// DATABASE_URL or the embedded one in DATA_DIR, whether the site runs or not.
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      limit: { type: 'string' },
      reference: { type: 'string' },
      email: { type: 'string' },
    },
  });
  const config = parseConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const { log } = createLog('silent');
  const embedded = databaseUrl ? undefined : await launchPostgres({ dataDir });
  const url = databaseUrl ?? embedded?.url ?? '';
  const database = openDatabase(url, log);
  const secret = readAuthSecret(config.authSecret, dataDir);
  const origin = config.siteOrigin ?? `http://localhost:${config.port}`;
  const context = {
    database,
    links: createBookingLinks(secret, () => origin),
    hasDesk: config.deskEmail !== undefined,
    hasWebhook: config.webhook !== undefined,
    now: () => new Date(),
  };
  try {
    if (embedded && !embedded.attached) await migrateDatabase(url);
    const [command = '', ...args] = positionals;
    await bookingCommands(context, command, args, values, say);
  } finally {
    await database.close();
    if (embedded && !embedded.attached) await stopPostgres(dataDir);
  }
}

run().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error), process.stderr);
  process.exitCode = 1;
});
