import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { noBinariesError, type PostgresPrograms } from './postgresBinaries.ts';

/** The name of the database user, who owns all objects. */
export const userName = 'hotels';

/**
 * Creates the data of an embedded PostgreSQL in `home/data`, with a random password in
 * `home/password`, unless they exist. The data is written to another folder, which is renamed when
 * complete, so a killed process never leaves incomplete data. Returns the password. Throws an error
 * for the operator if the data cannot be created, or if the data belongs to another major version.
 */
export async function createCluster(
  home: string,
  programs: PostgresPrograms,
  durable: boolean,
): Promise<string> {
  const data = join(home, 'data');
  const passwordFile = join(home, 'password');
  const version = join(data, 'PG_VERSION');
  if (!existsSync(version)) {
    requireUserName();
    removeAbandoned(home);
    writePassword(passwordFile);
    programs.ownFolder();
    await initialize({ home, data, version, passwordFile, programs, durable });
  }
  const major = readFileSync(version, 'utf8').trim();
  if (major !== programs.major) {
    throw new Error(
      `${data} was written by PostgreSQL ${major}, but this site includes PostgreSQL ${programs.major}: docs/operations.md says how to move the data.`,
    );
  }
  return readFileSync(passwordFile, 'utf8').trim();
}

type Initialization = {
  home: string;
  data: string;
  version: string;
  passwordFile: string;
  programs: PostgresPrograms;
  durable: boolean;
};

async function initialize({
  home,
  data,
  version,
  passwordFile,
  programs,
  durable,
}: Initialization) {
  const unfinished = join(home, `data.${process.pid}.new`);
  rmSync(unfinished, { recursive: true, force: true });
  const args = [
    '-D',
    unfinished,
    '-U',
    userName,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const child = programs.start(
    'initdb',
    [...args, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])],
    ['ignore', 'ignore', 'pipe'],
  );
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
  const code = await once(child, 'close').then(
    ([exitCode]: unknown[]) => exitCode,
    (error: unknown) => {
      throw noBinariesError(error);
    },
  );
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(
      `The embedded PostgreSQL could not create its data in ${home}: ${(await errors).trim()}`,
    );
  }
  try {
    renameSync(unfinished, data);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process has just created it.
    if (!existsSync(version)) throw error;
  }
}

/**
 * Throws if the current user has no name, as in some containers. initdb needs the name, and its own
 * error message does not help.
 */
function requireUserName(): void {
  try {
    userInfo();
  } catch (error) {
    throw new Error(
      `The user id ${process.getuid?.() ?? ''} has no name on this system, which PostgreSQL needs: ` +
        'add it to /etc/passwd, start the site as another user, or set DATABASE_URL.',
      { cause: error },
    );
  }
}

/** Removes unfinished data of processes that no longer exist. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const [, pid] = /^data\.(\d+)\.new$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Writes a new password unless the file exists. Two simultaneous processes end up with the same
 * password.
 */
function writePassword(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  rmSync(draft);
}
