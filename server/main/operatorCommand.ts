import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Actor } from '../record/actor.ts';
import { findAuthSecret, requireUsedSecret } from './authSecret.ts';
import { type Config, parseConfig } from './config.ts';
import { clusterFolder } from '../database/embedded/launchPostgres.ts';
import { namingDatabaseUrl } from '../database/databaseErrors.ts';
import { joinPostgres } from '../database/embedded/joinPostgres.ts';
import { migrateDatabase } from '../database/migrateDatabase.ts';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { createLog, say } from '../observability/log.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Options = NonNullable<ParseArgsConfig['options']>;

/** The site, as a command of the operator uses it. */
export type OperatorSite = {
  config: Config;
  database: Database;
  /** The PostgreSQL URL of the database. */
  url: string;
  /**
   * Returns the secret that signs links and backups. Rejects with a sentence if the database is
   * used with another secret.
   */
  secret: () => Promise<string>;
  /** The public origin of the site, for links. */
  siteOrigin: string;
  /** The actor in the record: the user of the operating system. */
  actor: Actor;
};

/**
 * Runs an operator's command, `npm run NAME -- COMMAND`, with the words and options of the command
 * line. It uses the database of DATABASE_URL or the embedded one in DATA_DIR, and the site may be
 * running. If the command throws, the message goes to stderr and the exit code is 1. A reader of
 * its output that ends early, such as `head`, is no failure.
 */
export function operatorCommand<const Given extends Options>(
  env: Env,
  options: Given,
  run: (
    site: OperatorSite,
    line: ReturnType<typeof parseArgs<{ options: Given; allowPositionals: true }>>,
  ) => Promise<void>,
): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const start = async () => {
    const line = parseArgs({ options, allowPositionals: true });
    await withSite(env, (site) => run(site, line));
  };
  start().catch((thrown: unknown) => {
    const error = namingDatabaseUrl(thrown);
    say(error instanceof Error ? error.message : String(error), process.stderr);
    process.exitCode = 1;
  });
}

/** How long to wait for a database that is shutting down, in milliseconds. */
const waitMs = 20_000;

async function withSite(env: Env, work: (site: OperatorSite) => Promise<void>): Promise<void> {
  const config = parseConfig(env);
  const { databaseUrl, dataDir } = config;
  const { log } = createLog('silent');
  if (!databaseUrl) requireCluster(dataDir);
  const embedded = databaseUrl ? undefined : await joinPostgres({ dataDir }, waitMs);
  const url = databaseUrl ?? embedded?.url ?? '';
  const database = openDatabase(url, log);
  const siteOrigin = config.siteOrigin ?? `http://localhost:${config.port}`;
  try {
    const secret = () => requireUsedSecret(url, findAuthSecret(config.authSecret, dataDir));
    if (embedded && !embedded.attached) await migrateDatabase(url);
    const actor: Actor = { kind: 'command', id: userInfo().username };
    await work({ config, database, url, secret, siteOrigin, actor });
  } finally {
    await database.close();
    await embedded?.leave();
  }
}

/**
 * Throws if DATA_DIR has no database. A command works with the data of a site. In the wrong folder
 * it would otherwise create an empty database and report that there is no data.
 */
function requireCluster(dataDir: string): void {
  if (existsSync(join(clusterFolder(dataDir), 'PG_VERSION'))) return;
  throw new Error(
    `There is no database in ${dataDir}. Set DATA_DIR to the folder of the site or DATABASE_URL to its database, or start the site first.`,
  );
}
