import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readAuthSecret } from './authSecret.ts';
import { type Config, parseConfig } from './config.ts';
import { joinPostgres } from '../database/embedded/joinPostgres.ts';
import { migrateDatabase } from '../database/migrateDatabase.ts';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { createLog, say } from '../observability/log.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command of the operator works with. */
export type OperatorSite = {
  config: Config;
  database: Database;
  /** Signs links, as that of the running site does. */
  secret: string;
  /** The public origin of the site, for links. */
  siteOrigin: string;
};

/**
 * Runs an operator's command, `npm run NAME -- COMMAND`, with the words and options of the command line,
 * in the database of DATABASE_URL or the embedded one in DATA_DIR, whether the site runs or not. If
 * it throws, writes the message to stderr and sets the exit code to 1.
 */
export function operatorCommand<const Given extends Options>(
  env: Env,
  options: Given,
  run: (
    site: OperatorSite,
    line: ReturnType<typeof parseArgs<{ options: Given; allowPositionals: true }>>,
  ) => Promise<void>,
): void {
  const start = async () => {
    const line = parseArgs({ options, allowPositionals: true });
    await withSite(env, (site) => run(site, line));
  };
  start().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error), process.stderr);
    process.exitCode = 1;
  });
}

/** How long to wait for a database that is just ending, in milliseconds. */
const waitMs = 20_000;

async function withSite(env: Env, work: (site: OperatorSite) => Promise<void>): Promise<void> {
  const config = parseConfig(env);
  const { databaseUrl, dataDir } = config;
  const { log } = createLog('silent');
  const embedded = databaseUrl ? undefined : await joinPostgres({ dataDir }, waitMs);
  const url = databaseUrl ?? embedded?.url ?? '';
  const database = openDatabase(url, log);
  const siteOrigin = config.siteOrigin ?? `http://localhost:${config.port}`;
  try {
    const secret = readAuthSecret(config.authSecret, dataDir);
    if (embedded && !embedded.attached) await migrateDatabase(url);
    await work({ config, database, secret, siteOrigin });
  } finally {
    await database.close();
    await embedded?.leave();
  }
}
