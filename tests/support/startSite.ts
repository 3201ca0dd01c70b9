import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { createTestDatabase } from './testDatabase.ts';
import { dataDirVariable } from './testDatabaseServer.ts';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);
const startMs = 110_000;
const stopMs = 12_000;
const warning = 40;
/**
 * The speed of the machine must not decide a test. Other tests prove the time limits of provider
 * calls.
 */
const patience = {
  CONNECT_TIMEOUT_MS: '10000',
  FIRST_BYTE_TIMEOUT_MS: '10000',
  ANSWER_TIMEOUT_MS: '10000',
  DRAIN_MS: '0',
};
/** Tests need the responses of the site, not those from the cache of a service worker. */
const unkept = { OFFLINE: 'off' };
const logLine = v.pipe(v.string(), v.parseJson(), v.object({ level: v.number() }));

/**
 * Returns the environment of Node. In production a site with a provider needs a public origin,
 * which a test does not know before the start.
 */
function nodeEnvironment({ PROVIDER_HOST }: Record<string, string>): string {
  return PROVIDER_HOST === undefined ? 'production' : 'test';
}

/**
 * A running site. It has an origin, the origin of the sample bank's pages ('' for none), and the
 * logged warnings and errors. It has a data folder and the URL of its database ('' for the embedded
 * one). Its functions run an operator's command on its data, such as `promotions`, and resolve with
 * its output, or stop the site.
 */
export type Site = {
  origin: string;
  bank: string;
  warnings: readonly string[];
  dataDir: string;
  databaseUrl: string;
  command: (name: string, ...args: string[]) => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts the built site in a separate process on a free port and resolves when it listens. Its
 * environment consists only of `env` and long time limits, and it sends no requests to the
 * internet. It has a new data folder and, in a test run, a new database on the run's server, unless
 * `env` names others. `warnings` collects its logged warnings and errors and its error output.
 * `checkout` names another folder whose build is started. Rejects with its output if it does not
 * start.
 */
export async function startSite(
  env: Record<string, string> = {},
  checkout: string = root,
): Promise<Site> {
  const built = join(checkout, 'dist/server');
  const folder = mkdtempSync(join(tmpdir(), 'hotels-site-'));
  // The embedded database may run as another user.
  chmodSync(folder, 0o711);
  const inTestRun = Boolean(process.env[dataDirVariable]) && !env['DATABASE_URL'];
  const database = inTestRun ? await createTestDatabase() : undefined;
  const data = { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) };
  const cleanUp = async () => {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const { LATE_ANSWERS } = process.env;
  const late = LATE_ANSWERS ? [`--import=${join(import.meta.dirname, 'lateAnswers.js')}`] : [];
  const child = spawn(
    process.execPath,
    [...late, '--disable-warning=DEP0060', join(built, 'index.js')],
    {
      env: {
        ...(LATE_ANSWERS && { LATE_ANSWERS }),
        NODE_ENV: nodeEnvironment(env),
        PORT: '0',
        EXCHANGE_RATES_URL: '',
        ...patience,
        ...unkept,
        ...data,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const endWithThisProcess = () => void child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  const warnings: string[] = [];
  createInterface(child.stderr).on('line', (line) => warnings.push(line));
  const output = createInterface(child.stdout);

  let bank = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error([`The site ${why}.`, ...warnings].join('\n')));
    };
    const limit = setTimeout(() => fail('did not say its address in time'), startMs);
    child.once('error', reject);
    child.once('close', () => fail('ended instead of starting: run npm run build first'));
    output.on('line', (line) => {
      bank ||= /^Payments: .*sample bank at (\S+)$/.exec(line)?.[1] ?? '';
      const [, address] = /^The site is open at (\S+)$/.exec(line) ?? [];
      if (address) {
        clearTimeout(limit);
        resolve(address);
      }
      const entry = v.safeParse(logLine, line);
      if (entry.success && entry.output.level >= warning) warnings.push(line);
    });
  });

  return {
    origin,
    get bank() {
      return bank;
    },
    warnings,
    dataDir: env['DATA_DIR'] ?? folder,
    databaseUrl: env['DATABASE_URL'] ?? database?.url ?? '',
    command: async (name, ...args) => {
      const file = join(built, `${name}.js`);
      const { stdout } = await execute(process.execPath, [file, ...args], {
        env: { NODE_ENV: nodeEnvironment(env), ...data, ...env },
      });
      return stdout;
    },
    stop: async () => {
      process.removeListener('exit', endWithThisProcess);
      if (child.exitCode !== null) return cleanUp();
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), stopMs);
      const [code]: unknown[] = await closed;
      clearTimeout(limit);
      await cleanUp();
      if (code !== 0) throw new Error('The site did not stop cleanly.');
    },
  };
}
